import cluster from 'node:cluster';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** What one process has measured, as prom-client hands it on. */
export type Measures = MetricObjectWithValues<MetricValue<string>>[];

/** What the first process says to those that answer. */
export type FromFirst =
  | { readonly kind: 'stop' }
  | { readonly kind: 'measure'; readonly id: number }
  | { readonly kind: 'gathered'; readonly id: number; readonly all: Measures[] };

/** And they to it; an `id` is that of the asking side. */
export type ToFirst =
  | { readonly kind: 'gather'; readonly id: number }
  | { readonly kind: 'measured'; readonly id: number; readonly measures: Measures };

/** Name in the environment of the place that a process has among those of its service, from 1. */
export const PLACE = 'REFEREE_PROCESS';

/** The other processes of a service, as one of them sees them. */
export interface Siblings {
  /** The same for the one that takes the place of one that died. */
  readonly place: string;
  /** Resolves when the service is to stop. */
  readonly told: Promise<void>;
  /** @param measure what this one tells when it is asked */
  measuredBy(measure: () => Promise<Measures>): void;
  /** What each process has measured, this one too; those are left out that do not tell in time. */
  gather(): Promise<Measures[]>;
}

const say = (message: ToFirst): void => void process.send?.(message);

/** Where this is one process of several; null where it is the only one, or the one that looks after the others. */
export const findSiblings = (): Siblings | null => {
  const place = process.env[PLACE];
  if (place === undefined || !process.send) return null;
  // What the first process does not hear, for it is dead; this one ends next.
  cluster.worker?.on('error', () => {});
  let measure = async (): Promise<Measures> => [];
  let stop = (): void => {};
  const told = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const waiting = new Map<number, (all: Measures[]) => void>();
  let asked = 0;
  process.on('message', async (message: FromFirst) => {
    switch (message.kind) {
      case 'stop':
        return stop();
      case 'measure':
        return say({ kind: 'measured', id: message.id, measures: await measure() });
      case 'gathered':
        waiting.get(message.id)?.(message.all);
        waiting.delete(message.id);
    }
  });
  return {
    place,
    told,
    measuredBy(given) {
      measure = given;
    },
    gather: () =>
      new Promise((resolve) => {
        waiting.set(++asked, resolve);
        say({ kind: 'gather', id: asked });
      }),
  };
};
