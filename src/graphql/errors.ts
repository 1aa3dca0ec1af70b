import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { OUR_FAULT } from '../service/codes.js';

/** A client's faults are thrown as GraphQL errors; anything else is our own. */
export const isOurFault = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined && !(originalError instanceof GraphQLError);

/** An error as a client sees it: never a word of what went wrong inside. */
export const shownError = (error: GraphQLError): GraphQLFormattedError =>
  isOurFault(error)
    ? { ...error.toJSON(), message: OUR_FAULT, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
    : error.toJSON();
