import { problemAnswer } from '../rest/exchange.js';
import type { Work } from '../rest/router.js';
import { untilGone } from '../rest/until-gone.js';
import { CODES } from '../service/codes.js';
import { POOL_FROM, type Pool } from './pool.js';

/** Answers what is cheap here, and in another thread what would hold the event loop. */
export const restWork =
  (pool: Pool): Work =>
  async (operation, asked, cost, response) => {
    // A stream is made in turns with other requests; from another thread it would come in whole, however long it is.
    if (cost < POOL_FROM || operation.streams?.(asked)) return operation.answer(asked);
    const { search, evaluator: _, jobs: __, signal: ___, ...rest } = asked;
    const task = { kind: 'rest', operation: operation.id, asked: { ...rest, search: search.toString() } } as const;
    const done = await pool.run(task, { signal: untilGone(response) });
    if (typeof done === 'string') return problemAnswer({ code: done, message: CODES[done].text });
    return { ...done, body: Buffer.from(done.body.buffer, done.body.byteOffset, done.body.byteLength) };
  };
