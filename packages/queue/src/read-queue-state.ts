import { queueSchema, type Queue } from './open-queue.ts';

export interface QueueState {
  /** Seconds since a working instance last looked after the schedules; null when none ever has. */
  scheduleSeenSecondsAgo: number | null;
  /** How many jobs come by schedule. */
  schedules: number;
}

/** Asks the queue's own tables over its own connections, so an answer means that the queue works. */
export async function readQueueState(queue: Queue): Promise<QueueState> {
  const { rows } = await queue.boss.getDb().executeSql(
    `select extract(epoch from now() - v.cron_on)::float8 as seen_seconds_ago,
            (select count(*)::int from ${queueSchema}.schedule) as schedules
       from ${queueSchema}.version v`,
  );
  const row: { seen_seconds_ago: number | null; schedules: number } | undefined = rows[0];
  if (!row) throw new Error('The queue is not installed');
  return { scheduleSeenSecondsAgo: row.seen_seconds_ago, schedules: row.schedules };
}
