import { scanFailures, type ScanFailureCode } from '@curbcut/model/scan';

/** A page scan that can't give a result. `message` is the sentence people read; `cause` is for the log. */
export class ScanFailureError extends Error {
  readonly code: ScanFailureCode;

  constructor(code: ScanFailureCode, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? scanFailures[code].message, { cause: options.cause });
    this.name = 'ScanFailureError';
    this.code = code;
  }
}
