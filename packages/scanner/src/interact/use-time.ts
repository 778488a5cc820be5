import type { ScanGuard } from '../scan-guard.ts';

/** The time for using a page, which its ways share. Times in ms, ends by the guard's clock. */
export class UseTime {
  /** How long each way took, without what was done in between in another way. */
  readonly spent = new Map<string, number>();
  #spentMs = 0;
  readonly #guard: Pick<ScanGuard, 'now'>;
  readonly #endMs: number;

  constructor(guard: Pick<ScanGuard, 'now'>, ms: number) {
    this.#guard = guard;
    this.#endMs = guard.now() + ms;
  }

  /** When a way that begins now has to end: after `ms`, or when all that is left but `laterMs` is spent. */
  endOf(ms: number, laterMs = 0): number {
    return Math.min(this.#guard.now() + ms, this.#endMs - laterMs);
  }

  async spend<T>(way: string, work: Promise<T>): Promise<T> {
    const startedMs = performance.now();
    const before = this.#spentMs;
    try {
      return await work;
    } finally {
      const tookMs = performance.now() - startedMs;
      this.spent.set(way, tookMs - (this.#spentMs - before));
      this.#spentMs = before + tookMs;
    }
  }
}
