import type { ScanGuard } from '../scan-guard.ts';

/**
 * How long what is done with a page usually takes, in ms, and how much longer for each element of the page: fitted to 40 scans of
 * the realistic pages, two at once on two cores.
 */
const usualMs = {
  /** Something asked of the page, or a key pressed in it. */
  trip: { alone: 2.5, anElement: 0.0005 },
  /** A picture of the window. */
  picture: { alone: 40, anElement: 0 },
  /** What the page shows taken anew. */
  capture: { alone: 20, anElement: 0.1 },
  /** The same and judged, and for each element that it newly shows. */
  state: { alone: 60, anElement: 0.2 },
  freshElement: { alone: 1, anElement: 0 },
} as const;

/**
 * What is waited for as long as the page likes is short or long, in ms: a little more or less of it is the same. Pages take up to
 * 300 ms for most of what fades or slides.
 */
const waits = { short: 45, long: 500, mostShort: 440 } as const;

/** Where all takes longer than usual, it gets so many times its time. */
export const mostSlower = 2;

/**
 * The time for using a page, which its ways share. It goes by with what is done, as long as that usually takes, and not with
 * the clock: how far a scan comes must not depend on what else the machine does. Times in ms.
 */
export class UseTime {
  /** How long each way took by the clock, without what was done in between in another way. */
  readonly spent = new Map<string, number>();
  #spentMs = 0;
  #ownMs = 0;
  #waitingTrips = 0;
  readonly #guard: Pick<ScanGuard, 'now' | 'trips'>;
  readonly #startMs: number;
  readonly #tripsBefore: number;
  readonly #endMs: number;
  readonly #elements: number;

  /** `elements`: how many the page has. */
  constructor(guard: Pick<ScanGuard, 'now' | 'trips'>, ms: number, elements = 0) {
    this.#elements = elements;
    this.#guard = guard;
    this.#startMs = guard.now();
    this.#tripsBefore = guard.trips;
    this.#endMs = ms;
  }

  /** How much of it is gone. */
  now(): number {
    const trips = this.#guard.trips - this.#tripsBefore - this.#waitingTrips;
    const usual = this.#usual('trip', trips) + this.#ownMs;
    return Math.max(usual, (this.#guard.now() - this.#startMs) / mostSlower);
  }

  /** For so long nothing was done but to wait, and to ask so often whether that is over: these questions do not count. */
  waited(ms: number, trips = 0): void {
    this.#waitingTrips += trips;
    this.#ownMs += ms;
  }

  /** The same, for as long as the page liked. */
  waitedFor(ms: number, trips = 0): void {
    const about = ms < waits.mostShort ? waits.short : waits.long;
    this.waited(about, trips);
  }

  /**
   * The same for something that did not come in `ms`. Whether a short wait went on to its end hangs on timers of the page that
   * another wait would have missed, so it is the same as one that ended earlier.
   */
  waitedInVain(ms: number, trips = 0): void {
    this.waited(ms < waits.mostShort ? waits.short : ms, trips);
  }

  /** Something was done that takes longer than a trip into the page. */
  did(work: Exclude<keyof typeof usualMs, 'trip'>, times = 1): void {
    this.#ownMs += this.#usual(work, times);
  }

  /** When a way that begins now has to end: after `ms`, or when all that is left but `laterMs` is spent. */
  endOf(ms: number, laterMs = 0): number {
    return Math.min(this.now() + ms, this.#endMs - laterMs);
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

  #usual(work: keyof typeof usualMs, times: number): number {
    const { alone, anElement } = usualMs[work];
    return (alone + anElement * this.#elements) * times;
  }
}
