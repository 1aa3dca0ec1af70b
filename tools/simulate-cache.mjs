/**
 * How often the tiers of the cache have an answer, and what Redis is asked, for 1 to 100 replicas that begin with nothing:
 * `node tools/simulate-cache.mjs` prints the tables of deploy/README.md. What is asked for follows Zipf's law, as openings
 * do: the second position half as often as the first, the third a third as often. All is a tenth of the real size, which
 * takes a few hits from the near tier: 64 MB hold 45,000 answers of the usual 1.4 KB, here 4,500.
 */
import { LRUCache } from 'lru-cache';

const USUAL = { positions: 100_000, exponent: 1, near: 4500, requests: 20_000, far: 40_000, policy: 'allkeys-lfu' };
const REPLICAS = [1, 2, 5, 10, 20, 50, 100];
/** Where what is new keeps coming: Redis holds a twentieth of what there is. */
const TIGHT = { replicas: 20, far: 5000 };
const POLICIES = ['allkeys-lfu', 'allkeys-lru', 'allkeys-random'];

/** Keys that Redis looks at to find the one that goes: its maxmemory-samples. */
const SAMPLES = 5;

/** A small repeatable source of random numbers from 0 to 1 (mulberry32). */
const randomOf = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Draws positions by number, the most frequent first. */
const zipf = (positions, exponent, random) => {
  const upTo = new Float64Array(positions);
  let sum = 0;
  for (let at = 0; at < positions; at++) {
    sum += (at + 1) ** -exponent;
    upTo[at] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = positions - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle] > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
};

/** How good it is to keep a key, by what Redis notes of it; the worst of a few goes. */
const WORTH = {
  'allkeys-lfu': ({ uses }) => uses,
  'allkeys-lru': ({ used }) => used,
  'allkeys-random': () => 0,
};

/** Redis as it makes room: it looks at a few keys, drawn at random, and lets the least worth one go. */
const redis = (most, policy, random) => {
  const entries = new Map();
  const keys = [];
  let clock = 0;
  const makeRoom = () => {
    let victim = 0;
    let least = Infinity;
    for (let look = 0; look < SAMPLES; look++) {
      const at = Math.floor(random() * keys.length);
      const worth = WORTH[policy](entries.get(keys[at]));
      if (worth < least) [least, victim] = [worth, at];
    }
    entries.delete(keys[victim]);
    const last = keys.pop();
    if (victim < keys.length) keys[victim] = last;
  };
  return {
    has(key) {
      const entry = entries.get(key);
      if (!entry) return false;
      entry.uses++;
      entry.used = ++clock;
      return true;
    },
    add(key) {
      if (keys.length >= most) makeRoom();
      entries.set(key, { uses: 1, used: ++clock });
      keys.push(key);
    },
  };
};

/**
 * Requests to replicas in turn, each asking its own tier, then Redis, then working the answer out.
 * @param requests to each replica
 * @param near answers that each replica keeps
 * @param far answers that Redis keeps; 0 for no Redis
 * @returns shares of all requests: answered by the near tier, by Redis, and worked out
 */
export const simulate = ({ replicas, positions, exponent, near, far, requests, policy }) => {
  const draw = zipf(positions, exponent, randomOf(1));
  const tiers = Array.from({ length: replicas }, () => new LRUCache({ max: near }));
  const shared = far > 0 ? redis(far, policy, randomOf(2)) : null;
  const answered = { near: 0, far: 0, worked: 0 };
  for (let round = 0; round < requests; round++)
    for (const tier of tiers) {
      const key = draw();
      if (tier.get(key)) answered.near++;
      else {
        if (shared?.has(key)) answered.far++;
        else {
          answered.worked++;
          shared?.add(key);
        }
        tier.set(key, true);
      }
    }
  const all = replicas * requests;
  return { near: answered.near / all, far: answered.far / all, worked: answered.worked / all };
};

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A second, at each replica. */
const RATE = 100;

const replicaRow = (replicas) => {
  const { near, far, worked } = simulate({ ...USUAL, replicas });
  const alone = simulate({ ...USUAL, replicas, far: 0 });
  const perSecond = (share) => Math.round(share * RATE * replicas);
  return [
    replicas,
    percent(near),
    percent(far),
    percent(worked),
    percent(alone.worked),
    perSecond(1 - near),
    perSecond(worked),
  ];
};

const policyRow = (policy) => {
  const { far, worked } = simulate({ ...USUAL, ...TIGHT, policy });
  return [`\`${policy}\``, percent(far), percent(worked)];
};

/** The tables of the guide, by the names of the comments that they stand under. */
export const tables = (replicas = REPLICAS, policies = POLICIES) => ({
  replicas: table(
    ['replicas', 'near tier', 'Redis', 'worked out', 'worked out without Redis', 'reads of Redis/s', 'writes/s'],
    replicas.map(replicaRow),
  ),
  policies: table(['maxmemory-policy', 'Redis', 'worked out'], policies.map(policyRow)),
});

if (process.argv[1] === import.meta.filename)
  for (const [name, rows] of Object.entries(tables())) console.log(`<!-- ${name} -->\n\n${rows}\n<!-- end -->\n`);
