import type { Command } from './command.js';

interface Entry {
  readonly summary: string;
  /** Each command loads only what it needs itself. */
  readonly load: () => Promise<Command>;
}

/** All commands, in the order of the help. */
export const COMMANDS: { readonly [name: string]: Entry } = {
  adjudicate: {
    summary: 'Judge the games of files, and compare each verdict with the recorded result.',
    load: async () => (await import('./adjudicate.js')).ADJUDICATE,
  },
  moves: {
    summary: 'List the legal moves of a position.',
    load: async () => (await import('./moves.js')).MOVES,
  },
  explain: {
    summary: 'Say why a move is legal or not.',
    load: async () => (await import('./explain.js')).EXPLAIN,
  },
  board: {
    summary: 'Draw a position in the terminal, or as SVG.',
    load: async () => (await import('./board.js')).BOARD,
  },
  convert: {
    summary: 'Write the games of a file in another form: .gib, PGN, a list of moves, JSON.',
    load: async () => (await import('./convert.js')).CONVERT,
  },
  evaluate: {
    summary: 'Say what a position is worth, or look for a forced mate.',
    load: async () => (await import('./evaluate.js')).EVALUATE,
  },
  perft: {
    summary: 'Count the legal sequences of moves, the proof of a move generator.',
    load: async () => (await import('./perft.js')).PERFT,
  },
  serve: {
    summary: 'Start the service: GraphQL and REST over HTTP.',
    load: async () => (await import('./serve.js')).SERVE,
  },
};
