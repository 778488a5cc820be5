import type { Log } from './log.ts';

/** Where nobody reads what is written. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };
