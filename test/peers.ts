import { createRequire } from 'node:module';

/** The parts of ffish (Fairy-Stockfish for JavaScript) that we compare ourselves with. */
export interface FfishBoard {
  fen(): string;
  legalMoves(): string;
  isCheck(): boolean;
  isGameOver(claimDraw?: boolean): boolean;
  result(claimDraw?: boolean): string;
  push(uci: string): boolean;
  pop(): void;
  sanMove(uci: string, notation: unknown): string;
  delete(): void;
}
export interface Ffish {
  Board: new (variant: string, fen?: string) => FfishBoard;
  Notation: { JANGGI: unknown; SAN: unknown; LAN: unknown };
}

let loaded: Promise<Ffish> | undefined;

/** Loads ffish once: it tells only the first who waits that it is ready. */
export const loadFfish = (): Promise<Ffish> => {
  loaded ??= load();
  return loaded;
};

/** It takes a global fetch for a sign of a browser. */
const load = (): Promise<Ffish> => {
  const globals = globalThis as { fetch?: unknown };
  delete globals.fetch;
  const ffish = createRequire(import.meta.url)('ffish') as Ffish & { onRuntimeInitialized: () => void };
  return new Promise((resolve) => {
    ffish.onRuntimeInitialized = () => resolve(ffish);
  });
};

/** A small repeatable source of random numbers (mulberry32). */
export const randomOf = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};
