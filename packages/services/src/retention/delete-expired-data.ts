import type { Database, Db } from '@curbcut/db';
import { limits } from '@curbcut/model/limits';
import { sql, type RawBuilder } from 'kysely';
import { deleteInBatches } from '../kernel/batches/delete-in-batches.ts';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { deleteExpiredAccountData } from '../accounts/index.ts';
import { anonymizeKeptScans } from './anonymize-kept-scans.ts';
import { applyHistoryLimits } from './apply-history-limits.ts';

function isOlderThan(days: number): RawBuilder<boolean> {
  return sql`created_at < now() - ${days} * interval '1 day'`;
}

/** What is kept apart from accounts and scans, and when its time is over. */
const sweeps: readonly { table: keyof Database; isOver: RawBuilder<boolean> }[] = [
  { table: 'shares', isOver: sql`expires_at <= now()` },
  // A PDF is made again when somebody asks for it.
  { table: 'report_files', isOver: isOlderThan(limits.keptDays.pdf) },
  { table: 'workers', isOver: sql`seen_at < now() - interval '1 day'` },
  { table: 'requester_turns', isOver: sql`last_at < now() - interval '1 hour'` },
  { table: 'host_paces', isOver: sql`free_at < now() - interval '1 hour'` },
  { table: 'not_me_tokens', isOver: isOlderThan(limits.keptDays.notMeLink) },
  { table: 'form_tokens', isOver: sql`created_at < now() - interval '1 day'` },
  // Who did not confirm, and whom the provider of the newsletter never took.
  {
    table: 'newsletter_subscribers',
    isOver: sql`status <> 'confirmed' and ${isOlderThan(limits.keptDays.unconfirmedSubscription)}`,
  },
  { table: 'contact_messages', isOver: sql`created_at < now() - interval '1 year'` },
  {
    table: 'status_days',
    isOver: sql`day < to_char(now() at time zone 'utc' - ${limits.keptDays.status} * interval '1 day', 'YYYY-MM-DD')`,
  },
  {
    table: 'status_incidents',
    isOver: sql`ended_at < now() - ${limits.keptDays.status} * interval '1 day'`,
  },
];

export interface Deleted {
  scans: number;
  /** Accounts that were closed, and of which nothing is left now. */
  accounts: number;
}

/**
 * Deletes what is past its time, in short transactions: scans with all their evidence, links, old report files,
 * workers that are gone, and what accounts leave behind. Expiries follow plans first, so that nothing goes that a
 * better plan keeps; and the networks of visitors whose scans are kept in accounts are forgotten. May be interrupted, done twice, and done by several at once.
 */
export async function deleteExpiredData({ ctx }: { ctx: ServiceContext }): Promise<Deleted> {
  await applyHistoryLimits(ctx);
  await anonymizeKeptScans(ctx.db);
  const scans = await deleteExpiredScans(ctx.db);
  for (const { table, isOver } of sweeps) await deleteInBatches(ctx.db, table, isOver);
  return { scans, accounts: await deleteExpiredAccountData({ ctx }) };
}

async function deleteExpiredScans(db: Db): Promise<number> {
  // With its site scan a page would go unbatched.
  const pages = sql<boolean>`parent_id in (
    select id from scans where expires_at <= now() and scan_type = 'site')`;
  const deleted = await deleteInBatches(db, 'scans', pages);
  return deleted + (await deleteInBatches(db, 'scans', sql`expires_at <= now()`));
}
