/** What the benchmarks ask over GraphQL. */
import { requestOf } from './client.mjs';

const SELECTION = 'fen inCheck legalMoves { uci from to captures } points { cho han }';
const graphql = (query, variables) =>
  requestOf({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });

/** A position in one request. */
export const positionRequest = (fen) =>
  graphql(`query ($fen: String) { position(fen: $fen) { ${SELECTION} } }`, { fen });

/** Many in one request. */
export const batchRequest = (fens) =>
  graphql(`query ($inputs: [PositionInput!]!) { positions(inputs: $inputs) { position { ${SELECTION} } } }`, {
    inputs: fens.map((fen) => ({ fen })),
  });
