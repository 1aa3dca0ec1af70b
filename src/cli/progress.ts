import type { Terminal } from './terminal.js';

/** How often a person is told, in milliseconds. */
const PAUSE = 100;

/** One line that tells how far a long work is, for a person who watches; nobody else sees it. */
export class Progress {
  private told = performance.now();
  private isShown = false;

  constructor(private readonly terminal: Terminal) {}

  show(text: () => string): void {
    if (!this.terminal.isWatched || performance.now() - this.told < PAUSE) return;
    this.told = performance.now();
    this.isShown = true;
    this.terminal.tell(`\r\u001b[K${text()}`);
  }

  /** Tells something that stays. */
  tell(text: string): void {
    this.clear();
    this.terminal.tell(text);
  }

  clear(): void {
    if (this.isShown) this.terminal.tell('\r\u001b[K');
    this.isShown = false;
  }
}
