import { LRUCache } from 'lru-cache';
import { newCounts, type TierCounts } from '../cache/cache.js';
import type { RulesetId } from '../rulesets/ruleset.js';

/** The position that an answer is about, for counting which ones are asked about. */
export interface AskedPosition {
  readonly fen: string;
  readonly ruleset: RulesetId;
}

/** An answer as it goes out: the same to everybody who asks the same. */
export interface KnownAnswer {
  readonly status: number;
  /** Name and value in turn, as Node takes them, but for its tag and its length. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
  /** By which a client that has it names it. */
  readonly tag: string | null;
  /** What it is measured and logged as. */
  readonly operation: string;
  readonly position: AskedPosition | null;
  /** How often it has been given. */
  hits: number;
}

/** An answer before anybody was given it. */
export type NewAnswer = Omit<KnownAnswer, 'hits'>;

/** The tier of finished answers in the process, by the request that asks for them. */
export interface KnownAnswers {
  get(request: string): KnownAnswer | undefined;
  /** Whether a request that has no known answer has been made lately: only then is the answer worth keeping. */
  wasAsked(request: string): boolean;
  set(request: string, answer: NewAnswer): void;
  readonly counts: TierCounts;
  readonly bytes: number;
}

/** Larger answers are rarely asked for twice. */
export const MOST_ANSWER_BYTES = 65_536;
/** What an entry takes besides its body and its request. */
const OVERHEAD = 500;

/** Bits for requests that were made lately; a request that is taken for another by chance is kept a time too early. */
const ASKED_BITS = 2 ** 20;
/** So many are remembered; then all are forgotten. */
const ASKED_MOST = ASKED_BITS / 16;

/** FNV-1a */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** @param mostBytes of all answers together; those go first that were given longest ago */
export const knownAnswers = (mostBytes: number): KnownAnswers => {
  const counts = newCounts();
  const answers = new LRUCache<string, KnownAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, request) => body.length + request.length + OVERHEAD,
  });
  const asked = new Uint8Array(ASKED_BITS / 8);
  let remembered = 0;
  /** By what they are: nearly all answers share one of a few lists. */
  const headers = new LRUCache<string, readonly string[]>({ max: 100 });
  const shared = (list: readonly string[]): readonly string[] => {
    const key = list.join('\n');
    const known = headers.get(key) ?? list;
    headers.set(key, known);
    return known;
  };
  return {
    counts,
    wasAsked(request) {
      const hash = hashOf(request) % ASKED_BITS;
      const at = hash >>> 3;
      const bit = 1 << (hash % 8);
      if (((asked[at] as number) & bit) !== 0) return true;
      if (remembered === ASKED_MOST) {
        asked.fill(0);
        remembered = 0;
      }
      asked[at] = (asked[at] as number) | bit;
      remembered++;
      return false;
    },
    get(request) {
      const answer = answers.get(request);
      if (answer) counts.hits++;
      else counts.misses++;
      return answer;
    },
    set: (request, answer) => void answers.set(request, { ...answer, headers: shared(answer.headers), hits: 0 }),
    get bytes() {
      return answers.calculatedSize;
    },
  };
};
