/** The question that all contestants answer, over the same core: what differs is what is around it. */
const { reportPosition } = await import('../../dist/service/position.js');

export const typeDefs = `
  type Query { position(fen: String, moves: [String!], ruleset: String): Position }
  type Position { fen: String! inCheck: Boolean! legalMoves: [Move!]! points: Points! }
  type Move { uci: String! from: String! to: String! captures: String }
  type Points { cho: Float! han: Float! }
`;

export const resolvers = {
  Query: {
    position: (_, question) => {
      const report = reportPosition(question);
      if (!report.ok) throw new Error(report.error.message);
      return report.value;
    },
  },
  Position: {
    fen: (position) => position.fen('FAIRY_STOCKFISH'),
    legalMoves: (position) => position.legalMoves().value,
  },
};
