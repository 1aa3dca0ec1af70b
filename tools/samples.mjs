/** What the fitting scripts share: the recorded positions, and the division into games to fit by and games withheld. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Position } from '../dist/janggi/position.js';
import { parseFen } from '../dist/notation/fen.js';
import { findRuleset } from '../dist/rulesets/registry.js';
import { rulesOf } from '../dist/rulesets/rules.js';

/** The rules that positions without a game are judged by: points decide in the end, as they did in those games. */
export const RULES = rulesOf(findRuleset('TOURNAMENT')).value;

const readText = (path) =>
  path.endsWith('.gz') ? gunzipSync(readFileSync(path)).toString('utf8') : readFileSync(path, 'utf8');

/**
 * Reads lines of `{ fen, ply, cho, game }`: `cho` is what Cho scored in the end, 1, 0.5 or 0. Positions that cannot be
 * are left out (some have the side that is not to move in check).
 */
export const readSamples = (path) =>
  readText(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .flatMap(({ fen, ply, cho, game }) => {
      const made = Position.from(parseFen(fen).value.setup, RULES.movement, true);
      return made.ok ? [{ position: made.value.position, ply, cho, game }] : [];
    });

/** Every fifth game is never fitted to: what a fit is worth is measured on those. */
export const isWithheld = ({ game }) => game % 5 === 0;

/** The others, by what is left of their number: a fit is never made surer by games that it was itself fitted to. */
export const foldOf = ({ game }) => game % 5;
export const FOLDS = [1, 2, 3, 4];

/** A game that is a position alone. */
export const gameAt = (position) => ({ start: position, startKind: 'POSITION', moves: [], rules: RULES });
