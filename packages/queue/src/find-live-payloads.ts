import type { JobDefinition } from './job-definition.ts';
import { queueSchema, type Queue } from './open-queue.ts';

/** The payloads of all jobs that wait, run, or will run again. */
export async function findLivePayloads<Payload extends object>(
  queue: Queue,
  job: JobDefinition<Payload>,
): Promise<Payload[]> {
  const { rows } = await queue.boss
    .getDb()
    .executeSql(
      `select data from ${queueSchema}.job where name = $1 and state in ('created', 'retry', 'active')`,
      [job.name],
    );
  return rows.flatMap((row: { data: unknown }) => {
    const parsed = job.payload.safeParse(row.data);
    return parsed.success ? [parsed.data] : [];
  });
}
