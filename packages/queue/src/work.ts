import { cleanText } from '@curbcut/model/text';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { JobDefinition } from './job-definition.ts';
import type { Queue } from './open-queue.ts';

/** One run of a job. */
export interface JobRun<Payload> {
  payload: Payload;
  /** 1 for the first run. */
  attempt: number;
  /** Aborts when the run takes too long, was given to another worker, or the program is stopping. */
  signal: AbortSignal;
}

/**
 * Takes jobs, `concurrency` at a time, until the queue is stopped. A handler that throws gets the job again, as its
 * retry policy says; a payload that does not parse ends as failed at once. Jobs may come twice: handlers must bear it.
 */
export async function work<Payload extends object>(
  queue: Queue,
  job: JobDefinition<Payload>,
  { concurrency }: { concurrency: number },
  handler: (run: JobRun<Payload>) => Promise<void>,
): Promise<void> {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    localConcurrency: concurrency,
    pollingIntervalSeconds: job.pollingIntervalSeconds,
    notifyPollingIntervalSeconds: job.pollingIntervalSeconds,
  } as const;
  await queue.boss.work<object, unknown, typeof options>(job.name, options, (taken) =>
    Promise.all(taken.map((entry) => runOne(queue, job, entry, handler))),
  );
}

async function runOne<Payload extends object>(
  queue: Queue,
  job: JobDefinition<Payload>,
  taken: JobWithMetadata,
  handler: (run: JobRun<Payload>) => Promise<void>,
): Promise<JobResult> {
  const about = { job: job.name, jobId: taken.id, attempt: taken.retryCount + 1 };
  const parsed = job.payload.safeParse(taken.data);
  if (!parsed.success) {
    queue.log.error({ ...about, error: parsed.error }, 'A job with a wrong payload was given up');
    return failed(taken, 'deadletter', parsed.error);
  }
  try {
    await handler({ payload: parsed.data, attempt: about.attempt, signal: taken.signal });
    return { id: taken.id, status: 'completed' };
  } catch (error) {
    queue.log.error({ ...about, error }, 'A job failed');
    return failed(taken, 'failed', error);
  }
}

/** The reason is stored as jsonb, which refuses NUL and lone surrogates. */
function failed(
  taken: JobWithMetadata,
  status: 'failed' | 'deadletter',
  error: unknown,
): JobResult {
  const reason = error instanceof Error ? error.message : String(error);
  return { id: taken.id, status, output: { reason: cleanText(reason, 2_000) } };
}
