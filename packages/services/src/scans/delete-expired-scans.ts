import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import type { ServiceContext } from '../service-context/service-context.ts';

const batchSize = 200;

/**
 * Deletes expired scans with their evidence, report files and mails, in short transactions; also forgets workers not
 * seen for a day and 'wasn't you?' links older than 90 days. Answers how many scans were deleted.
 */
export async function deleteExpiredScans({ ctx }: { ctx: ServiceContext }): Promise<number> {
  let deleted = 0;
  for (;;) {
    const batch = await deleteBatch(ctx.db);
    deleted += batch;
    if (batch < batchSize) break;
  }
  await ctx.db
    .deleteFrom('workers')
    .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await ctx.db
    .deleteFrom('not_me_tokens')
    .where('created_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
  return deleted;
}

async function deleteBatch(db: Db): Promise<number> {
  const result = await db
    .deleteFrom('scans')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('scans')
        .select('id')
        .where('expires_at', '<=', sql<Date>`now()`)
        .orderBy('expires_at')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
