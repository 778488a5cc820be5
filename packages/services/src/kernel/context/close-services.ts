import { closeDatabase } from '@curbcut/db';
import { stopQueue } from '@curbcut/queue';
import type { ServiceContext } from './service-context.ts';

/** Stops taking jobs at once, waits up to `graceMs` for the running ones, then closes every connection. */
export async function closeServices(
  ctx: ServiceContext,
  { graceMs = 0 }: { graceMs?: number } = {},
): Promise<void> {
  await stopQueue(ctx.queue, { graceMs });
  await closeDatabase(ctx.db);
}
