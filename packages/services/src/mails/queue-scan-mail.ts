import { limits } from '@curbcut/contracts';
import type { Db, MailRow } from '@curbcut/db';
import { enqueue, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { LockedScan } from '../scans/lock-scan.ts';
import { newId } from '../service-context/new-id.ts';
import type { ServiceContext } from '../service-context/service-context.ts';
import { hashRecipient } from './hash-recipient.ts';

/**
 * Queues the mail about a scan that has ended, if its requester gave an address: one per scan and kind, at most three
 * a day to one recipient, none to somebody who said 'wasn't me'. Part of the transaction that ends the scan.
 */
export async function queueScanMail(
  ctx: ServiceContext,
  trx: Db,
  scan: LockedScan,
  kind: MailRow['kind'],
): Promise<void> {
  const recipient = scan.requester_email;
  if (recipient === null) return;
  const recipientHash = hashRecipient(recipient);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${recipientHash}`}, 0))`.execute(
    trx,
  );
  const suppressed = await mayNotBeMailed(trx, recipient, recipientHash);
  const mailId = newId();
  const notMeToken = newId();
  const mail = await trx
    .insertInto('mails')
    .values({
      id: mailId,
      scan_id: scan.id,
      kind,
      recipient,
      status: suppressed ? 'suppressed' : 'queued',
      message_id: `<${mailId}@${new URL(ctx.config.publicUrl).hostname}>`,
      not_me_token: notMeToken,
    })
    .onConflict((conflict) => conflict.columns(['scan_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!mail || suppressed) return;
  await trx
    .insertInto('not_me_tokens')
    .values({ token: notMeToken, recipient_hash: recipientHash })
    .execute();
  await enqueue(ctx.queue, jobs.sendMail, { mailId }, { transaction: trx });
}

async function mayNotBeMailed(trx: Db, recipient: string, recipientHash: string): Promise<boolean> {
  const refused = await trx
    .selectFrom('mail_suppressions')
    .select('recipient_hash')
    .where('recipient_hash', '=', recipientHash)
    .executeTakeFirst();
  if (refused) return true;
  const { sent } = await trx
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where(sql<string>`lower(recipient)`, '=', recipient.toLowerCase())
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where('status', '<>', 'suppressed')
    .executeTakeFirstOrThrow();
  return sent >= limits.mailsPerRecipientPerDay;
}
