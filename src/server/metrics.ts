import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import { BREAKER_STATES } from '../cache/breaker.js';
import type { MemoryCache } from '../cache/memory.js';
import type { RedisCache } from '../cache/redis.js';
import type { JobsDoor } from '../jobs/jobs.js';
import { distribution } from './distribution.js';
import type { KnownAnswers } from './known-answers.js';
import type { Pool } from './pool.js';
import type { Measures, Siblings } from './siblings.js';

export interface RequestMeasure {
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
  readonly cost: number;
}

export interface Metrics {
  observe(measure: RequestMeasure): void;
  watchPool(pool: Pick<Pool, 'waiting' | 'busy'>): void;
  watchCache(
    answers: Pick<KnownAnswers, 'counts' | 'bytes'>,
    near: Pick<MemoryCache, 'counts' | 'bytes'>,
    far: Pick<RedisCache, 'counts' | 'breaker'> | null,
  ): void;
  watchJobs(jobs: Pick<JobsDoor, 'counts'>): void;
  /** What Prometheus reads. */
  text(): Promise<string>;
  readonly contentType: string;
  stop(): void;
}

/** Anything else a client may come up with is measured as this, so that it cannot make up series. */
const OTHER = 'other';

/**
 * Measures of this process, in a registry of their own. Of several processes any one tells those of all, each series with
 * the place of its process: summed here, a count would fall when a process dies, and its rate would leap. The defaults of prom-client are left out, for they watch
 * the garbage collector for good and cannot be stopped.
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
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  if (siblings) {
    registry.setDefaultLabels({ process: siblings.place });
    siblings.measuredBy(() => registry.getMetricsAsJSON() as unknown as Promise<Measures>);
  }
  /** By operation and status, in plain numbers until somebody looks: every answer that is known costs as much as it is counted. */
  const answered = new Map<string, Map<number, number>>();
  new Counter({
    name: 'janggi_requests_total',
    help: 'Requests answered.',
    labelNames: ['operation', 'status'],
    registers,
    collect() {
      for (const [operation, counts] of answered)
        for (const [status, count] of counts) this.inc({ operation, status }, count);
      answered.clear();
    },
  });
  const observeDuration = distribution(
    registry,
    'janggi_request_duration_seconds',
    'From the head of a request to the end of its answer.',
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  );
  const observeCost = distribution(
    registry,
    'janggi_request_cost',
    'Cost of a request, reckoned before its work; one whose answer is known costs nothing.',
    [100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000, 30_000_000],
  );
  new Gauge({
    name: 'janggi_requests_open',
    help: 'Requests being answered.',
    registers,
    collect() {
      this.set(open.size);
    },
  });
  new Gauge({ name: 'janggi_info', help: 'The version.', labelNames: ['version'], registers }).set({ version }, 1);
  new Gauge({
    name: 'janggi_memory_bytes',
    help: 'Memory of the process.',
    labelNames: ['kind'],
    registers,
    collect() {
      const { rss, heapUsed, external } = process.memoryUsage();
      this.set({ kind: 'resident' }, rss);
      this.set({ kind: 'heap' }, heapUsed);
      this.set({ kind: 'external' }, external);
    },
  });
  const loop = monitorEventLoopDelay();
  loop.enable();
  new Gauge({
    name: 'janggi_event_loop_delay_seconds',
    help: 'Delay of the event loop since it was last looked at.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [0.5, 0.9, 0.99]) this.set({ quantile }, loop.percentile(quantile * 100) / 1e9);
      this.set({ quantile: 1 }, loop.max / 1e9);
      loop.reset();
    },
  });
  const count = (operation: string, status: number): void => {
    const counts = answered.get(operation) ?? new Map<number, number>();
    counts.set(status, (counts.get(status) ?? 0) + 1);
    answered.set(operation, counts);
  };
  return {
    observe({ operation, status, seconds, cost }) {
      const measured = known.has(operation) ? operation : OTHER;
      count(measured, status);
      observeDuration(measured, seconds);
      if (cost > 0) observeCost(measured, cost);
    },
    watchPool(pool) {
      new Gauge({
        name: 'janggi_pool_tasks',
        help: 'Work in threads of its own.',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'waiting' }, pool.waiting);
          this.set({ state: 'busy' }, pool.busy);
        },
      });
    },
    watchCache(answers, near, far) {
      const tiers = { answers: answers.counts, near: near.counts, ...(far && { far: far.counts }) };
      new Gauge({
        name: 'janggi_cache_asked',
        help: 'Questions to each tier of the cache since the process began; errors are misses as well.',
        labelNames: ['tier', 'outcome'],
        registers,
        collect() {
          for (const [tier, counts] of Object.entries(tiers))
            for (const [outcome, count] of Object.entries(counts)) this.set({ tier, outcome }, count);
        },
      });
      new Gauge({
        name: 'janggi_cache_bytes',
        help: 'Bytes that the process keeps.',
        registers,
        collect() {
          this.set(near.bytes + answers.bytes);
        },
      });
      if (!far) return;
      new Gauge({
        name: 'janggi_cache_breaker',
        help: '1 for the state that it is in.',
        labelNames: ['state'],
        registers,
        collect() {
          for (const state of BREAKER_STATES) this.set({ state }, far.breaker === state ? 1 : 0);
        },
      });
    },
    watchJobs(jobs) {
      new Gauge({
        name: 'janggi_job_chunks',
        help: 'Parts of jobs that wait, are being worked on, or wait to be tried anew; and jobs with such parts.',
        labelNames: ['state'],
        registers,
        async collect() {
          this.reset();
          const counts = await jobs.counts();
          for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
        },
      });
    },
    // No two processes have a series in common, so that nothing is added up.
    text: async () => (siblings ? AggregatorRegistry.aggregate(await siblings.gather()) : registry).metrics(),
    contentType: registry.contentType,
    stop: () => void loop.disable(),
  };
};
