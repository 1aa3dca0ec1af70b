import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { OUR_FAULT } from '../service/codes.js';

/** A client's faults are thrown as GraphQL errors; anything else is our own. */
export const isOurFault = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined && !(originalError instanceof GraphQLError);

/** An error as a client sees it: never a word of what went wrong inside. */
export const shownError = (error: GraphQLError): GraphQLFormattedError =>
  isOurFault(error)
    ? { ...error.toJSON(), message: OUR_FAULT, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
    : withCode(error.toJSON());

/** GraphQL itself gives no code to what it finds wrong with the variables before it asks any field. */
export const withCode = (shown: GraphQLFormattedError): GraphQLFormattedError => {
  const { code } = shown.extensions ?? {};
  const hasCode = shown.path !== undefined || (code !== undefined && code !== 'INTERNAL_SERVER_ERROR');
  return hasCode ? shown : { ...shown, extensions: { ...shown.extensions, code: 'BAD_USER_INPUT' } };
};
