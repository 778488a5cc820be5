import type { Db } from '@curbcut/db';
import { limits } from '@curbcut/model/limits';
import { sql } from 'kysely';
import { areMailsStopped } from './are-mails-stopped.ts';
import type { MailedScan, ScanRecipient } from './find-scan-recipient.ts';
import { hasRefusedMails } from './has-refused-mails.ts';
import { hashRecipient } from './hash-recipient.ts';

/**
 * Whether a scan's recipient may get one more mail now: not who said 'wasn't me', has stopped the mails of the scan's
 * schedule or has had enough today. Only the scan's owner may be told.
 */
export async function mayBeMailed(
  db: Db,
  scan: MailedScan,
  { email, isOwner, isUnconfirmed }: ScanRecipient,
): Promise<boolean> {
  if (isUnconfirmed || (await hasRefusedMails(db, email))) return false;
  if (await areMailsStopped(db, scan.schedule_id, email)) return false;
  const mostADay = isOwner ? limits.ownScanMailsPerDay : limits.mailsPerRecipientPerDay;
  return (await countMailsToday(db, email)) < mostADay;
}

async function countMailsToday(db: Db, email: string): Promise<number> {
  const { sent } = await db
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('recipient_hash', '=', hashRecipient(email))
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where('scan_id', 'is not', null)
    .where('status', '<>', 'suppressed')
    .executeTakeFirstOrThrow();
  return sent;
}
