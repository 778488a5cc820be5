import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { deleteGoneOutboxMails, deleteOldOutboxMails, type MailTransport } from '@curbcut/email';
import { jobs, work } from '@curbcut/queue';
import type { Scanner } from '@curbcut/scanner';
import { dispatchScans } from '@curbcut/services/dispatch';
import { failLostScans } from '@curbcut/services/scans';
import { findGoneMails } from '@curbcut/services/mails';
import { isDiskFull } from '@curbcut/services/health';
import { recordWorkerHeartbeat, removeWorker } from '@curbcut/services/workers';
import { tendSites, type UseBudget } from '@curbcut/services/site-scans';
import { refreshOutdatedSites } from '@curbcut/services/verdicts';
import type { ServiceContext } from '@curbcut/services/kernel';
import { checkServicesJob } from './jobs/check-services.ts';
import { deleteExpired } from './jobs/delete-expired-scans.ts';
import { discover } from './jobs/discover-site.ts';
import { forwardSubscriberJob } from './jobs/forward-subscriber.ts';
import { endSubscriptionJob, forget, reconcile, updateCustomerJob } from './jobs/payments.ts';
import { renderPdf } from './jobs/render-pdf.ts';
import { runDue } from './jobs/run-due-schedules.ts';
import { runScan } from './jobs/run-scan.ts';
import { sendMail } from './jobs/send-mail.ts';
import { repeat } from './repeat.ts';
import { watchBrowser } from './watch-browser.ts';
import { watchMail } from './watch-mail.ts';

const heartbeatIntervalMs = 5_000;
/** Scans that wait for a time, and pages that do not answer, are looked at as often. */
const dispatchIntervalMs = 1_000;
/** Scores of many pages that follow a verdict. */
const countingIntervalMs = 1_000;
const mailsAtOnce = 2;
const sitesAtOnce = 2;
const outboxCleaningIntervalMs = 600_000;

export interface WorkerParts {
  ctx: ServiceContext;
  scanner: Scanner;
  slots: number;
  transport: MailTransport;
  /** Where mails were written, now or before SMTP_URL was set. */
  outboxDir: string;
  /** Left out, the pages of a site share nothing. */
  useBudget?: UseBudget;
  /** Where the services are asked whether they work, without a trailing slash. */
  statusUrl: string;
}

export interface Worker {
  /** Stops the signs of life and the checks; jobs go on until the queue is stopped. */
  stop(): Promise<void>;
}

/** Takes jobs of every kind, and shows that this worker lives. Resolves when the browser was checked once. */
export async function startWorker({
  ctx,
  scanner,
  slots,
  transport,
  outboxDir,
  useBudget,
  statusUrl,
}: WorkerParts): Promise<Worker> {
  const workerId = randomUUID();
  const { queue } = ctx;
  const mail = watchMail({ transport, log: ctx.log });
  await work(
    queue,
    jobs.sendMail,
    { concurrency: mailsAtOnce },
    sendMail({ ctx, scanner, transport, onFailed: () => mail.doubt() }),
  );
  await work(queue, jobs.deleteExpiredScans, { concurrency: 1 }, deleteExpired({ ctx }));
  await work(queue, jobs.runDueSchedules, { concurrency: 1 }, runDue({ ctx }));
  await work(queue, jobs.endSubscription, { concurrency: 1 }, endSubscriptionJob({ ctx }));
  await work(queue, jobs.forgetCustomers, { concurrency: 1 }, forget({ ctx }));
  await work(queue, jobs.updateCustomer, { concurrency: 1 }, updateCustomerJob({ ctx }));
  await work(queue, jobs.reconcilePayments, { concurrency: 1 }, reconcile({ ctx }));
  await work(queue, jobs.forwardSubscriber, { concurrency: 1 }, forwardSubscriberJob({ ctx }));
  await work(
    queue,
    jobs.checkServices,
    { concurrency: 1 },
    checkServicesJob({ ctx, baseUrl: statusUrl }),
  );

  const browser = watchBrowser({
    scanner,
    log: ctx.log,
    onReady: async () => {
      await work(
        queue,
        jobs.runScan,
        { concurrency: slots },
        runScan({
          ctx,
          scanner,
          workerId,
          ...(useBudget ? { useBudget } : {}),
          onBrowserFailed: () => browser.doubt(),
        }),
      );
      await work(
        queue,
        jobs.discoverSite,
        { concurrency: sitesAtOnce },
        discover({ ctx, workerId }),
      );
      await work(queue, jobs.renderPdf, { concurrency: 1 }, renderPdf({ ctx, scanner }));
    },
  });
  await browser.checked;

  const heartbeat = repeat(
    heartbeatIntervalMs,
    async () => {
      const { ready, version } = browser.state();
      await recordWorkerHeartbeat({
        ctx,
        input: {
          workerId,
          host: hostname(),
          slots,
          browserReady: ready,
          browserVersion: version,
          mailReady: mail.isReady(),
          diskFull: await isDiskFull(ctx.config),
        },
      });
      // The first sign of life opens this worker's slots.
      await dispatchScans({ ctx });
      await failLostScans({ ctx });
      await tendSites({ ctx });
    },
    (error) => ctx.log.error({ error }, 'The sign of life could not be given'),
  );
  const dispatching = repeat(
    dispatchIntervalMs,
    async () => {
      await dispatchScans({ ctx });
    },
    (error) => ctx.log.error({ error }, 'Waiting scans could not be given to the queue'),
  );
  // Not a job: what is left to count is marked where it is, and whoever has time goes on with it.
  let isLeftToCount = false;
  const counting = repeat(
    () => (isLeftToCount ? 0 : countingIntervalMs),
    async () => {
      isLeftToCount = false;
      isLeftToCount = (await refreshOutdatedSites({ ctx })) > 0;
    },
    (error) => ctx.log.error({ error }, 'What was decided about a site could not be counted'),
  );
  // Not a job: each worker has an outbox of its own, and a job is done by one of them.
  const cleaning = repeat(
    outboxCleaningIntervalMs,
    async () => {
      const old = await deleteOldOutboxMails(outboxDir);
      const gone = await deleteGoneOutboxMails(outboxDir, (mailIds) =>
        findGoneMails({ ctx, input: { mailIds } }),
      );
      const deleted = old + gone;
      if (deleted > 0) ctx.log.info({ deleted }, 'Old mails deleted from the outbox');
    },
    (error) => ctx.log.error({ error }, 'The outbox could not be cleaned'),
  );

  return {
    async stop() {
      await Promise.all([
        heartbeat.stop(),
        dispatching.stop(),
        browser.stop(),
        mail.stop(),
        cleaning.stop(),
        counting.stop(),
      ]);
      await removeWorker({ ctx, input: { workerId } });
    },
  };
}
