import { limits } from '@curbcut/model/limits';
import { jobs } from '@curbcut/queue';

/** A worker's run of a scan ends earlier than this. */
const runMs = jobs.runScan.expireInSeconds * 1_000;
/** How long it may take until a lost scan is noticed. */
const noticeMs = 10_000;

/** Counted from the first begin of a scan; its wait in the queue does not count. */
export const scanDeadlines = {
  /** A run that begins later could not end in time. */
  latestBeginMs: limits.scanDeadlineMs - runMs - noticeMs,
  /** A scan that still runs then is ended. */
  latestEndMs: limits.scanDeadlineMs - noticeMs,
} as const;

/** A worker may be lost, and its successor too; a scan that loses a third one is what loses them. */
export const maxBegins = 3;

/** A website that fails in a way that may pass is tried once more. */
export const siteRetry = { limit: 1, delaySeconds: 5 } as const;
