/** What is measured, as Prometheus reads it. Loaded when somebody asks for it first. */
import { Counter, Gauge, type Histogram, Registry } from 'prom-client';
import { BREAKER_STATES } from '../cache/breaker.js';
import type { Distribution } from './distribution.js';
import type { Counted, Measured } from './metrics.js';

/** The defaults of prom-client are left out, for they watch the garbage collector for good and cannot be stopped. */
export const registryOf = ({ version, open, operations, loop, pool, cache, jobs }: Measured): Registry => {
  const registry = new Registry();
  const registers = [registry];
  new Counter({
    name: 'janggi_requests_total',
    help: 'Requests answered.',
    labelNames: ['operation', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [operation, { statuses }] of operations)
        for (const [status, count] of statuses) this.inc({ operation, status }, count);
    },
  });
  histogram(
    registry,
    'janggi_request_duration_seconds',
    'From the head of a request to the end of its answer.',
    operations,
    ({ durations }) => durations,
  );
  histogram(
    registry,
    'janggi_request_cost',
    'Cost of a request, reckoned before its work; one whose answer is known costs nothing.',
    operations,
    ({ costs }) => costs,
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
  if (pool)
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
  if (cache) cacheGauges(registers, cache);
  if (jobs)
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
  return registry;
};

const cacheGauges = (registers: Registry[], { answers, near, far }: NonNullable<Measured['cache']>): void => {
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
};

/** Of distributions that are kept elsewhere: a histogram of prom-client would make a text of its labels for each value. */
const histogram = (
  registry: Registry,
  name: string,
  help: string,
  operations: ReadonlyMap<string, Counted>,
  of: (counted: Counted) => Distribution,
): void => {
  const get = async (): Promise<object> => ({
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    values: [...operations].flatMap(([operation, counted]) => seriesOf(name, operation, of(counted))),
  });
  // A registry asks no more of a metric than this.
  registry.registerMetric({ name, get } as unknown as Histogram);
};

const seriesOf = (name: string, operation: string, { bounds, counts, sum }: Distribution): object[] => {
  let count = 0;
  const buckets = Array.from(counts, (own, index) => {
    count += own;
    return { metricName: `${name}_bucket`, labels: { operation, le: bounds[index] ?? '+Inf' }, value: count };
  });
  return count === 0
    ? []
    : [
        ...buckets,
        { metricName: `${name}_sum`, labels: { operation }, value: sum },
        { metricName: `${name}_count`, labels: { operation }, value: count },
      ];
};
