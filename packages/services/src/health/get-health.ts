import { readDatabaseTime } from '@curbcut/db';
import { limits } from '@curbcut/model/limits';
import { countOf } from '@curbcut/model/text';
import { readQueueState } from '@curbcut/queue';
import { type Health } from '@curbcut/wire/health';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { contactNotes } from '../contact/index.ts';
import { areMailsRefused } from '../mails/index.ts';
import { readOverdueHours } from '../retention/index.ts';
import { readWorkers } from '../workers/index.ts';
import { isDiskFull } from './is-disk-full.ts';

/** The queue looks after its schedules every 30 s; three missed looks mean that nobody does. */
const scheduleSeenLimitSeconds = 90;

/** Asks every part and says what it answered. Never throws: a part that does not answer is said to be down. */
export async function getHealth({ ctx }: { ctx: ServiceContext }): Promise<Health> {
  const [databaseTime, queueState, workers, overdueHours, refused, full] = await Promise.all([
    answerOf(ctx, 'database', readDatabaseTime(ctx.db)),
    answerOf(ctx, 'queue', readQueueState(ctx.queue)),
    answerOf(ctx, 'workers', readWorkers(ctx.db)),
    answerOf(ctx, 'retention', readOverdueHours(ctx.db)),
    answerOf(ctx, 'mail', areMailsRefused(ctx.db)),
    answerOf(ctx, 'disk', isDiskFull(ctx.config)),
  ]);
  const scheduleSeen = queueState?.scheduleSeenSecondsAgo ?? Infinity;
  const services: Health['services'] = {
    database: databaseTime ? 'connected' : 'disconnected',
    task_queue: queueState ? 'connected' : 'disconnected',
    scheduler: scheduleSeen < scheduleSeenLimitSeconds && workers?.alive ? 'running' : 'stopped',
    browser: workers?.browserReady ? 'ready' : 'unavailable',
    mail: ctx.config.mailKind,
    mail_delivery: refused || workers?.mailFailing ? 'failing' : 'working',
    disk: full || workers?.diskFull ? 'full' : 'ok',
  };
  return {
    status: statusOf(services),
    timestamp: (databaseTime ?? ctx.now()).toISOString(),
    version: {
      version: ctx.config.version,
      environment: ctx.config.environment,
      build_date: null,
      task_queue: 'pg-boss',
    },
    services,
    system: { scheduler_jobs: queueState?.schedules ?? 0, workers: workers?.alive ?? 0 },
    notes: [
      ...notesOf(services, workers?.alive ?? 0, overdueHours ?? 0),
      ...contactNotes(ctx.config),
    ],
  };
}

async function answerOf<Answer>(
  ctx: ServiceContext,
  part: string,
  asked: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    ctx.log.error({ error, part }, 'A part of the service does not answer');
    return undefined;
  }
}

function statusOf(services: Health['services']): Health['status'] {
  if (services.database !== 'connected' || services.task_queue !== 'connected') return 'unhealthy';
  const isWhole =
    services.scheduler === 'running' &&
    services.browser === 'ready' &&
    services.mail_delivery === 'working' &&
    services.disk === 'ok';
  return isWhole ? 'healthy' : 'degraded';
}

function notesOf(
  services: Health['services'],
  workersAlive: number,
  overdueHours: number,
): string[] {
  const notes: string[] = [];
  if (services.database !== 'connected') notes.push('The database does not answer.');
  else if (workersAlive === 0) notes.push('No worker is running, so scans wait in the queue.');
  else if (services.browser !== 'ready')
    notes.push('No worker has a working browser, so scans fail.');
  if (services.disk === 'full') {
    notes.push(
      `A disk is full: less than ${limits.leastFreeDiskMebibytes} MiB are free, so scans, reports and mails may not be stored.`,
    );
  }
  if (services.mail_delivery === 'failing') {
    notes.push(
      services.mail === 'smtp'
        ? 'Mails cannot be sent: the configured mail server does not answer, or refuses them. Those that it may still take are tried again.'
        : 'Mails cannot be written to the outbox. They are tried again.',
    );
  }
  if (services.mail === 'outbox') {
    notes.push(
      'No mail server is configured: mails are written to the outbox and do not leave this machine.',
    );
  }
  if (overdueHours > 0) {
    notes.push(
      `Expired scans were not deleted for ${countOf(overdueHours, 'hour')}, though the job comes every ten minutes.`,
    );
  }
  return notes;
}
