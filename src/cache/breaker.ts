/** All is asked; nothing is asked; one tries whether it may be asked again. */
export const BREAKER_STATES = ['CLOSED', 'OPEN', 'HALF_OPEN'] as const;
export type BreakerState = (typeof BREAKER_STATES)[number];

/** So many failures in a row, and nothing more is asked for a while. */
const FAILURES = 5;
/** For so long at first, twice as long each time it failed again, and no longer than the last of these; in milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** Spares a server that does not answer, and those who would wait for it. */
export class Breaker {
  private failures = 0;
  private pauses = 0;
  /** Until when nothing is asked; 0 while all is well. */
  private openUntil = 0;
  private isTrying = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get state(): BreakerState {
    if (this.openUntil === 0) return 'CLOSED';
    return this.isTrying || this.now() >= this.openUntil ? 'HALF_OPEN' : 'OPEN';
  }

  /** Whether to ask. After a pause one may try, and all others wait for how it fares. */
  allows(): boolean {
    if (this.openUntil === 0) return true;
    if (this.isTrying || this.now() < this.openUntil) return false;
    this.isTrying = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.pauses = 0;
    this.openUntil = 0;
    this.isTrying = false;
  }

  failed(): void {
    this.failures++;
    if (!this.isTrying && this.failures < FAILURES) return;
    const pause = Math.min(FIRST_PAUSE * 2 ** this.pauses, LONGEST_PAUSE);
    this.pauses++;
    // Many processes must not come back at once.
    this.openUntil = this.now() + pause * (0.5 + Math.random() / 2);
    this.isTrying = false;
  }
}
