import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/** A worker's sign of life, with what it can do. To be called every 10 s. */
export async function recordWorkerHeartbeat({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: {
    workerId: string;
    host: string;
    slots: number;
    browserReady: boolean;
    browserVersion: string | null;
    mailReady: boolean;
    diskFull: boolean;
  };
}): Promise<void> {
  const state = {
    host: input.host,
    slots: input.slots,
    browser_ready: input.browserReady,
    browser_version: input.browserVersion,
    mail_ready: input.mailReady,
    disk_full: input.diskFull,
    seen_at: sql<Date>`now()`,
  };
  await ctx.db
    .insertInto('workers')
    .values({ id: input.workerId, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
}
