/** The least that Apollo Server, type-graphql and express make together: one question, one answer. */
import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { buildSchema, Query, Resolver } from 'type-graphql';

class HelloResolver {
  hello() {
    return 'hello';
  }
}
// Decorators, as plain JavaScript calls them.
Query(() => String)(
  HelloResolver.prototype,
  'hello',
  Object.getOwnPropertyDescriptor(HelloResolver.prototype, 'hello'),
);
Resolver()(HelloResolver);

const apollo = new ApolloServer({ schema: await buildSchema({ resolvers: [HelloResolver] }) });
await apollo.start();
const app = express();
app.use('/graphql', express.json(), expressMiddleware(apollo));
const server = app.listen(0, () => console.log(`http://localhost:${server.address().port}`));
