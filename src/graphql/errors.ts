import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { OUR_FAULT } from '../service/codes.js';
import { ENUM_WORDS } from './enums.js';

/** A client's faults are thrown as GraphQL errors; anything else is our own. */
export const isOurFault = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined && !(originalError instanceof GraphQLError);

/** An error as a client sees it: never a word of what went wrong inside. */
export const shownError = (error: GraphQLError): GraphQLFormattedError =>
  isOurFault(error)
    ? { ...error.toJSON(), message: OUR_FAULT, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
    : told(error.toJSON());

/** A client's fault as it is told: with a code, and with what there is to choose from. */
export const told = (shown: GraphQLFormattedError): GraphQLFormattedError => withWords(withCode(shown));

/** GraphQL itself names the words of an enum only where one is nearly what was sent. */
const withWords = (shown: GraphQLFormattedError): GraphQLFormattedError => {
  const [, name = ''] =
    /does not exist in "(\w+)" enum\.|^(?:.*; )?Enum "(\w+)" cannot represent/.exec(shown.message)?.filter(Boolean) ??
    [];
  const words = ENUM_WORDS.get(name);
  return words ? { ...shown, message: `${shown.message} There are ${words.join(', ')}.` } : shown;
};

/** GraphQL itself gives no code to what it finds wrong with the variables before it asks any field. */
const withCode = (shown: GraphQLFormattedError): GraphQLFormattedError => {
  const { code } = shown.extensions ?? {};
  const hasCode = shown.path !== undefined || (code !== undefined && code !== 'INTERNAL_SERVER_ERROR');
  return hasCode ? shown : { ...shown, extensions: { ...shown.extensions, code: 'BAD_USER_INPUT' } };
};
