import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from 'prom-client';
import type { MemoryCache } from '../cache/memory.js';
import type { RedisCache } from '../cache/redis.js';
import type { JobsDoor } from '../jobs/jobs.js';
import { Distribution } from './distribution.js';
import type { KnownAnswers } from './known-answers.js';
import type { Pool } from './pool.js';
import type { Measures, Siblings } from './siblings.js';

export interface RequestMeasure {
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
  readonly cost: number;
}

/** What is counted of one operation. */
export interface Counted {
  readonly statuses: Map<number, number>;
  readonly durations: Distribution;
  readonly costs: Distribution;
}

/** What is looked at when somebody asks. */
export interface Watched {
  readonly pool: Pick<Pool, 'waiting' | 'busy'> | null;
  readonly cache: {
    readonly answers: Pick<KnownAnswers, 'counts' | 'bytes'>;
    readonly near: Pick<MemoryCache, 'counts' | 'bytes'>;
    readonly far: Pick<RedisCache, 'counts' | 'breaker'> | null;
  } | null;
  readonly jobs: Pick<JobsDoor, 'counts'> | null;
}

/** All that is measured of a process. */
export interface Measured extends Watched {
  readonly version: string;
  /** Answers that are under way. */
  readonly open: { readonly size: number };
  readonly operations: ReadonlyMap<string, Counted>;
  readonly loop: IntervalHistogram;
}

export interface Metrics {
  observe(measure: RequestMeasure): void;
  /** Before anybody asks. */
  watch(some: Partial<Watched>): void;
  /** What Prometheus reads, and its media type. */
  tell(): Promise<{ readonly text: string; readonly type: string }>;
  stop(): void;
}

/** Anything else a client may come up with is measured as this, so that it cannot make up series. */
const OTHER = 'other';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const COSTS = [100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000, 30_000_000];

/**
 * Measures of this process. Of several processes any one tells those of all, each series with the place of its process:
 * summed here, a count would fall when a process dies, and its rate would leap.
 * @param operations the names that are measured each
 * @param open answers that are under way
 * @param siblings where this is one of several processes
 */
export const createMetrics = (
  operations: Iterable<string>,
  version: string,
  open: { readonly size: number },
  siblings: Siblings | null = null,
): Metrics => {
  const known = new Set(operations);
  const counted = new Map<string, Counted>();
  let watched: Watched = { pool: null, cache: null, jobs: null };
  const loop = monitorEventLoopDelay();
  loop.enable();

  let loading: Promise<Registry> | null = null;
  const load = async (): Promise<Registry> => {
    const { registryOf } = await import('./prometheus.js');
    const registry = registryOf({ version, open, operations: counted, loop, ...watched });
    if (siblings) registry.setDefaultLabels({ process: siblings.place });
    return registry;
  };
  const registry = (): Promise<Registry> => {
    loading ??= load();
    return loading;
  };
  siblings?.measuredBy(async () => (await (await registry()).getMetricsAsJSON()) as unknown as Measures);
  /** No two processes have a series in common, so that nothing is added up. */
  const ofAll = async (from: Siblings): Promise<Registry> => {
    const { AggregatorRegistry } = await import('prom-client');
    return AggregatorRegistry.aggregate(await from.gather());
  };

  return {
    observe({ operation, status, seconds, cost }) {
      const name = known.has(operation) ? operation : OTHER;
      let counts = counted.get(name);
      if (!counts) {
        counts = { statuses: new Map(), durations: new Distribution(SECONDS), costs: new Distribution(COSTS) };
        counted.set(name, counts);
      }
      const { statuses, durations, costs } = counts;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      durations.observe(seconds);
      if (cost > 0) costs.observe(cost);
    },
    watch(some) {
      watched = { ...watched, ...some };
    },
    async tell() {
      const told = await (siblings ? ofAll(siblings) : registry());
      return { text: await told.metrics(), type: told.contentType };
    },
    stop: () => void loop.disable(),
  };
};
