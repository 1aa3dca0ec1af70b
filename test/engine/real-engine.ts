import { existsSync } from 'node:fs';

const PATH = process.env.JANGGI_ENGINE_PATH || '/usr/games/fairy-stockfish';

/** Where an engine that knows janggi stands; null, with a word on it, where there is none. */
export const realEngine = (): string | null => {
  if (existsSync(PATH)) return PATH;
  console.info(
    `skipped: there is no engine at ${PATH}; \`apt-get install fairy-stockfish\`, or set JANGGI_ENGINE_PATH`,
  );
  return null;
};
