import type { Log } from '@curbcut/model/log';
import { PgBoss } from 'pg-boss';
import type { JobDefinition } from './job-definition.ts';
import { jobs } from './jobs.ts';
import { logErrorsOnce } from './log-errors-once.ts';

/** The job queue, which lives in the database's schema `pgboss`. Opaque: use this package's verbs. */
export interface Queue {
  readonly boss: PgBoss;
  readonly log: Log;
}

export const queueSchema = 'pgboss';

/** Seconds without a sign of life after which a job's worker counts as lost. 10 is the least pg-boss allows. */
const heartbeatSeconds = 10;
/** With pg-boss's defaults of 60 s a killed worker's job is retaken after a minute; with 2 s after 11 s. */
const superviseIntervalSeconds = 2;

/**
 * Connects, and installs the queue's tables and job definitions where they are missing. Role `send` only enqueues;
 * role `work` also takes jobs, finds lost workers and runs the schedules.
 */
export async function openQueue({
  databaseUrl,
  role,
  log,
}: {
  databaseUrl: string;
  role: 'send' | 'work';
  log: Log;
}): Promise<Queue> {
  const works = role === 'work';
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: queueSchema,
    application_name: `curbcut-queue-${role}`,
    max: works ? 5 : 2,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    queueCacheIntervalSeconds: 30,
  });
  boss.on('error', logErrorsOnce(log));
  boss.on('warning', (warning) => log.warn({ warning }, 'The queue warned'));
  try {
    await boss.start();
    for (const job of Object.values<JobDefinition>(jobs)) await installJob(boss, job, works);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return { boss, log };
}

async function installJob(boss: PgBoss, job: JobDefinition, works: boolean): Promise<void> {
  const backoff = job.retryDelayMaxSeconds;
  const options = {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: backoff !== undefined,
    ...(backoff === undefined ? {} : { retryDelayMax: backoff }),
    expireInSeconds: job.expireInSeconds,
    deleteAfterSeconds: job.keepSeconds,
    heartbeatSeconds,
    notify: true,
  };
  await boss.createQueue(job.name, { ...options, policy: job.cron ? 'exclusive' : 'standard' });
  if (!works) return;
  await boss.updateQueue(job.name, options);
  if (job.cron) await boss.schedule(job.name, job.cron, {}, { missed: 'once' });
}
