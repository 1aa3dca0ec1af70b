import Fastify from 'fastify';
import mercurius from 'mercurius';
import { resolvers, typeDefs } from './peer-schema.mjs';

const app = Fastify();
app.register(mercurius, { schema: typeDefs, resolvers, jit: Number(process.env.MERCURIUS_JIT ?? 0) });
console.log((await app.listen({ port: 0 })).replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost'));
