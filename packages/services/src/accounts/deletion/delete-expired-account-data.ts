import { limits } from '@curbcut/model/limits';
import { sql } from 'kysely';
import { deleteInBatches } from '../../kernel/batches/delete-in-batches.ts';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { eraseAccount } from './erase-account.ts';

const accountsAtOnce = 10;
const batchesPerAccount = 100;

/**
 * Forgets what has had its time: ended sessions and links, counters of rateLimits, mails about accounts after a week,
 * and what deleted accounts have left. Returns how many deleted accounts are gone for good.
 */
export async function deleteExpiredAccountData({ ctx }: { ctx: ServiceContext }): Promise<number> {
  const { db } = ctx;
  await deleteInBatches(db, 'sessions', sql`expires_at <= now()`);
  await deleteInBatches(
    db,
    'account_tokens',
    sql`expires_at <= now() and (used_at is null or used_at < now() - ${limits.keptDays.usedLink} * interval '1 day')`,
  );
  await deleteInBatches(db, 'throttle_counters', sql`ends_at <= now()`);
  const isOld = sql<boolean>`created_at < now() - ${limits.keptDays.mail} * interval '1 day'`;
  await deleteInBatches(db, 'mails', sql`scan_id is null and ${isOld}`);
  await db
    .updateTable('mails')
    .set({ subject: null, html: null, text: null })
    .where('html', 'is not', null)
    .where(isOld)
    .execute();
  return eraseDeletedAccounts(ctx);
}

async function eraseDeletedAccounts({ db }: ServiceContext): Promise<number> {
  const left = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .limit(accountsAtOnce)
    .execute();
  let erased = 0;
  for (const { id } of left) {
    if (await eraseAccount(db, id, { batches: batchesPerAccount })) erased += 1;
  }
  return erased;
}
