import { fromKysely, type KyselyTransactionLike } from 'pg-boss';
import type { JobDefinition } from './job-definition.ts';
import type { Queue } from './open-queue.ts';

export interface EnqueueOptions {
  /** A Kysely transaction: the job exists when it commits, and never when it rolls back. */
  transaction: KyselyTransactionLike;
  /** Higher goes first; see jobPriority. */
  priority?: number;
  startAfterSeconds?: number;
}

/** Puts a job into the queue within the caller's transaction, and answers its id. Throws on a payload that is wrong. */
export async function enqueue<Payload extends object>(
  queue: Queue,
  job: JobDefinition<Payload>,
  payload: NoInfer<Payload>,
  { transaction, priority = 0, startAfterSeconds = 0 }: EnqueueOptions,
): Promise<string> {
  const jobId = await queue.boss.send(job.name, job.payload.parse(payload), {
    db: fromKysely(transaction),
    priority,
    ...(startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}),
  });
  if (jobId === null) throw new Error(`The queue took no ${job.name} job`);
  return jobId;
}
