/** Limits that pages, API and worker share. The plan catalogue holds those that depend on a plan. */
export const limits = {
  freeScansPerHour: 10,
  freeScansAtOnce: 3,
  anonymousResultHours: 24,
  scanPollIntervalMs: 2_000,
  /** The client gives up waiting for a scan. */
  scanTimeoutMs: 300_000,
  /** A scan with all its retries and delays ends earlier than this. */
  scanDeadlineMs: 240_000,
  /** What the free scan page promises: the report arrives within so many minutes. */
  reportMailMinutes: '2-3',
  mailsPerRecipientPerDay: 3,
  /** About somebody's own scans, to the address that they have confirmed. */
  ownScanMailsPerDay: 100,
  nodesShownPerIssue: 3,
  urlLength: 2_048,
  nameLength: 200,
  emailLength: 254,
  pdfWaitMs: 30_000,
  /** PostgreSQL stops when it can't write, and its log of changes alone may take 512 MB. */
  leastFreeDiskMebibytes: 200,
  /** How long a plan goes on after a payment has failed, while the payment provider tries again. */
  paymentGraceDays: 7,
} as const;
