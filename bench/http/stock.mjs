/** Apollo Server and express as their documentation puts them together. */
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import cors from 'cors';
import express from 'express';
import { resolvers, typeDefs } from './peer-schema.mjs';

const apollo = new ApolloServer({ typeDefs, resolvers });
await apollo.start();
const app = express();
app.use('/graphql', cors(), express.json(), expressMiddleware(apollo));
const server = app.listen(0, () => console.log(`http://localhost:${server.address().port}`));
