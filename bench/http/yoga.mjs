import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { resolvers, typeDefs } from './peer-schema.mjs';

const server = createServer(createYoga({ schema: createSchema({ typeDefs, resolvers }), logging: false }));
server.listen(0, () => console.log(`http://localhost:${server.address().port}`));
