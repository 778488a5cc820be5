import type { ScanFailureCode } from '@curbcut/model/scan';
import { within } from '@curbcut/model/time';
import { ScanFailureError } from './scan-failure-error.ts';

/** On a machine that has no time for the browser a limit is at most so often what it is on one that has. */
const mostDelay = 3;

/**
 * Ends a page scan from outside: a crash, a spent limit or an abort rejects whatever is awaited through `race`.
 * Needed because a CDP call to a crashed or looping page never ends by itself.
 *
 * Its limits do not count the time that the browser waited for a processor, as far as that is told by `delay`: what others
 * do on the machine must not make a page look as if it hung.
 */
export class ScanGuard {
  /** When the scan ends in any case, as performance.now(). */
  readonly endMs: number;
  readonly #around: ScanGuard | null;
  #reject: (error: ScanFailureError) => void = () => {};
  readonly #failed: Promise<never>;
  #error: ScanFailureError | undefined;
  #delayedMs = 0;
  #trips = 0;
  #isKept = false;

  constructor({
    endMs = Infinity,
    around = null,
  }: { endMs?: number; around?: ScanGuard | null } = {}) {
    this.endMs = endMs;
    this.#around = around;
    this.#failed = new Promise<never>((_, reject) => {
      this.#reject = reject;
    });
    this.#failed.catch(() => {});
  }

  get error(): ScanFailureError | undefined {
    return this.#error ?? this.#around?.error;
  }

  /** For how long the browser was kept from working. */
  get delayedMs(): number {
    return this.#delayedMs + (this.#around?.delayedMs ?? 0);
  }

  /** How often something was asked of the browser through `within`. */
  get trips(): number {
    return this.#trips;
  }

  /** Told that the browser had to wait for a processor. */
  delay(ms: number): void {
    this.#delayedMs += ms;
  }

  /** As performance.now(), without the time that the browser was kept from working. */
  now(): number {
    return performance.now() - this.delayedMs;
  }

  /** What was found so far is kept: what fails from here on ends what is awaited, and the scan only if it was cancelled. */
  keepFound(): void {
    this.#isKept = true;
  }

  fail(error: ScanFailureError): void {
    if (!this.#isKept || error.code === 'CANCELLED') this.#error ??= error;
    this.#reject(this.#error ?? error);
  }

  /** Ends as `work` does, unless the scan fails first. */
  async race<T>(work: Promise<T>): Promise<T> {
    work.catch(() => {});
    const ended = Promise.race([work, this.#failed]);
    return this.#around ? this.#around.race(ended) : ended;
  }

  /**
   * Does a part of the work with a guard of its own, which fails when the part takes longer than `ms`: whatever it still
   * awaits ends then as well. Null when it did. The scan itself goes on.
   */
  async part<T>(ms: number, work: (guard: ScanGuard) => Promise<T>): Promise<{ value: T } | null> {
    const guard = new ScanGuard({ endMs: this.endMs, around: this });
    const ended = await this.inTime(ms, work(guard));
    if (!ended) guard.fail(new ScanFailureError('PAGE_HUNG'));
    return ended;
  }

  /** As `race`; null when it takes longer than `ms`, or than until `lastMs`, as performance.now(). */
  async inTime<T>(
    ms: number,
    work: Promise<T>,
    lastMs = performance.now() + ms * mostDelay,
  ): Promise<{ value: T } | null> {
    const ended = this.race(work).then((value) => ({ value }));
    const end = this.now() + ms;
    for (
      let leftMs = ms;
      leftMs > 0;
      leftMs = Math.min(end - this.now(), lastMs - performance.now())
    ) {
      const outcome = await within(leftMs, ended, () => null);
      if (outcome) return outcome;
    }
    return null;
  }

  /** As `race`, and fails the call (not the scan) after `ms`. */
  async within<T>(ms: number, code: ScanFailureCode, work: Promise<T>): Promise<T> {
    this.#countTrip();
    const outcome = await this.inTime(ms, work);
    if (!outcome) throw new ScanFailureError(code);
    return outcome.value;
  }

  #countTrip(): void {
    this.#trips += 1;
    if (this.#around) this.#around.#countTrip();
  }
}
