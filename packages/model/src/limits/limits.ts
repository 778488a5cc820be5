/**
 * What people are told, and what several parts have to agree on. The plan catalogue holds the limits that depend on a
 * plan; how a part tunes itself stays in the part.
 */
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
  /** Pages of one website that are chosen to be scanned alone. */
  addresses: 500,
  nameLength: 200,
  emailLength: 254,
  /** Characters. Longer passwords than the most are refused before they cost a hash. */
  passwordLength: { least: 8, most: 256 },
  subjectLength: 200,
  messageLength: 5_000,
  /** Of a person's note to a verdict. */
  noteLength: 2_000,
  /** How far ahead an ignored issue may be to come back. */
  ignoreMonths: 12,
  /** Entries of the history of verdicts; each withdrawal is one. */
  verdictsPerAccount: 20_000,
  searchLength: 200,
  /** Of the token in a mail's link: more than any of ours has. */
  tokenLength: 200,
  /** What a request may hold, in bytes: usually, with a message, with a list of addresses, and with the payment provider's invoices. */
  requestBytes: { usual: 16_384, message: 32_768, addresses: 262_144, paymentEvent: 524_288 },
  /** After the last use. */
  sessionDays: 30,
  /** Wrong tries within a window of so many minutes, on one account and from one IP. */
  logins: { toAccount: 10, fromIp: 50, minutes: 15 },
  accountExportsPerHour: 5,
  /** Of each link that strangers can have mailed: to confirm, or to set a password. */
  linkMailsPerHour: 3,
  contactMessagesPerHour: 5,
  /** How long a share link can work, to choose from. */
  shareDays: [7, 30, 90],
  sharesPerScan: 20,
  /** How long that is kept, or remembered, for which nothing else says it. */
  keptDays: {
    pdf: 7,
    mail: 7,
    usedLink: 30,
    unconfirmedSubscription: 30,
    notMeLink: 90,
    status: 90,
  },
  /** A service that takes longer to answer is measured as down. */
  statusCheckMs: 5_000,
  pdfWaitMs: 30_000,
  /** PostgreSQL stops when it can't write, and its log of changes alone may take 512 MB. */
  leastFreeDiskMebibytes: 200,
  /** How long a plan goes on after a payment has failed, while the payment provider tries again. */
  paymentGraceDays: 7,
} as const;
