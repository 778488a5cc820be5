import type { ScanFailureCode } from '@curbcut/model/scan';
import { within } from '@curbcut/model/time';
import { ScanFailureError } from './scan-failure-error.ts';

/**
 * Ends a page scan from outside: a crash, a spent limit or an abort rejects whatever is awaited through `race`.
 * Needed because a CDP call to a crashed or looping page never ends by itself.
 */
export class ScanGuard {
  #reject: (error: ScanFailureError) => void = () => {};
  readonly #failed: Promise<never>;
  #error: ScanFailureError | undefined;

  constructor() {
    this.#failed = new Promise<never>((_, reject) => {
      this.#reject = reject;
    });
    this.#failed.catch(() => {});
  }

  get error(): ScanFailureError | undefined {
    return this.#error;
  }

  fail(error: ScanFailureError): void {
    this.#error ??= error;
    this.#reject(this.#error);
  }

  /** Ends as `work` does, unless the scan fails first. */
  async race<T>(work: Promise<T>): Promise<T> {
    work.catch(() => {});
    return Promise.race([work, this.#failed]);
  }

  /** As `race`, and fails the call (not the scan) after `ms`. */
  async within<T>(ms: number, code: ScanFailureCode, work: Promise<T>): Promise<T> {
    return within(ms, this.race(work), () => {
      throw new ScanFailureError(code);
    });
  }
}
