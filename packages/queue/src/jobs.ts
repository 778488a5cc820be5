import { z } from 'zod';
import type { JobDefinition } from './job-definition.ts';

const id = z.string().min(1).max(64);
const hourSeconds = 3_600;

/** Payloads hold ids only, so that a deleted scan leaves nothing behind in the queue. */
export const jobs = {
  /** Retried by the queue only when its worker is lost; services decide about websites that fail. */
  runScan: {
    name: 'run-scan',
    payload: z.object({ scanId: id }),
    retryLimit: 2,
    retryDelaySeconds: 1,
    expireInSeconds: 95,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
  },
  /** Reads a site's robots.txt and sitemaps, so that its pages can be scanned one by one. */
  discoverSite: {
    name: 'discover-site',
    payload: z.object({ scanId: id }),
    retryLimit: 2,
    retryDelaySeconds: 1,
    expireInSeconds: 120,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
  },
  /** Tried for about a day, so that an operator has time to mend a mail server or its settings. */
  sendMail: {
    name: 'send-mail',
    payload: z.object({ mailId: id }),
    retryLimit: 100,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 900,
    expireInSeconds: 90,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
  },
  renderPdf: {
    name: 'render-pdf',
    payload: z.object({ scanId: id }),
    retryLimit: 1,
    retryDelaySeconds: 1,
    expireInSeconds: 60,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
  },
  deleteExpiredScans: {
    name: 'delete-expired-scans',
    payload: z.object({}),
    retryLimit: 0,
    retryDelaySeconds: 0,
    expireInSeconds: 300,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
    cron: '*/10 * * * *',
  },
  /** Tried again by itself a minute later: what was not done is still due. */
  runDueSchedules: {
    name: 'run-due-schedules',
    payload: z.object({}),
    retryLimit: 0,
    retryDelaySeconds: 0,
    expireInSeconds: 300,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
    cron: '* * * * *',
  },
  /** Ends a subscription at the payment provider. What is not done, the next look at its customer asks for again. */
  endSubscription: {
    name: 'end-subscription',
    payload: z.object({ subscriptionId: id, credit: z.boolean() }),
    retryLimit: 10,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 900,
    expireInSeconds: 60,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
  },
  /** Makes the payment provider forget the customers of deleted accounts; those left come with the next look. */
  forgetCustomers: {
    name: 'forget-customers',
    payload: z.object({}),
    retryLimit: 10,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 900,
    expireInSeconds: 300,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
  },
  /** Tells the payment provider where receipts go now. */
  updateCustomer: {
    name: 'update-customer',
    payload: z.object({ userId: id }),
    retryLimit: 10,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 900,
    expireInSeconds: 60,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
  },
  /** Looks at each customer once a day, and at what is due at once. Tried again by itself. */
  reconcilePayments: {
    name: 'reconcile-payments',
    payload: z.object({}),
    retryLimit: 0,
    retryDelaySeconds: 0,
    expireInSeconds: 900,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
    cron: '4-59/10 * * * *',
  },
  /** Gives a subscriber to the newsletter's provider; tried for about a day. */
  forwardSubscriber: {
    name: 'forward-subscriber',
    payload: z.object({ token: id }),
    retryLimit: 100,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 900,
    expireInSeconds: 60,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
  },
  /** Tried again by itself a minute later. */
  checkServices: {
    name: 'check-services',
    payload: z.object({}),
    retryLimit: 0,
    retryDelaySeconds: 0,
    expireInSeconds: 30,
    keepSeconds: hourSeconds,
    pollingIntervalSeconds: 1,
    cron: '* * * * *',
  },
} as const satisfies Record<string, JobDefinition>;

/** Higher goes first. */
export const jobPriority = { normal: 0, high: 10 } as const;
