import { limits } from '@curbcut/contracts';
import type { Db, ScanMailKind } from '@curbcut/db';
import { enqueue, jobPriority, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { LockedScan } from '../scans/lock-scan.ts';
import { areMailsStopped } from '../schedules/are-mails-stopped.ts';
import { newId } from '../service-context/new-id.ts';
import type { ServiceContext } from '../service-context/service-context.ts';
import { hasRefusedMails } from './has-refused-mails.ts';
import { hashRecipient } from './hash-recipient.ts';

/**
 * Queues the mail about a scan that has ended, if its requester gave an address: one per scan and kind, at most three
 * a day to one recipient unless it is the confirmed address of the scan's owner, none to somebody who said 'wasn't
 * me' or has stopped the mails of the scan's schedule. Part of the transaction that ends the scan.
 */
export async function queueScanMail(
  ctx: ServiceContext,
  trx: Db,
  scan: LockedScan,
  kind: ScanMailKind,
): Promise<void> {
  const recipient = scan.requester_email;
  if (recipient === null) return;
  const recipientHash = hashRecipient(recipient);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${recipientHash}`}, 0))`.execute(
    trx,
  );
  const owner = await readOwner(trx, scan.user_id);
  const isOwn = owner?.confirmedEmail?.toLowerCase() === recipient.toLowerCase();
  const isUnconfirmed = scan.schedule_id !== null && owner?.confirmedEmail === null;
  const suppressed =
    isUnconfirmed ||
    (await hasRefusedMails(trx, recipient)) ||
    (await areMailsStopped(trx, scan.schedule_id, recipient)) ||
    (!isOwn && (await hadEnough(trx, recipientHash)));
  const mailId = newId();
  const notMeToken = newId();
  const mail = await trx
    .insertInto('mails')
    .values({
      id: mailId,
      scan_id: scan.id,
      kind,
      recipient,
      recipient_hash: recipientHash,
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
    .values({
      token: notMeToken,
      recipient_hash: recipientHash,
      schedule_id: scan.schedule_id,
    })
    .execute();
  const goesFirst = owner !== undefined && ctx.config.plans[owner.plan].priority;
  await enqueue(
    ctx.queue,
    jobs.sendMail,
    { mailId },
    { transaction: trx, priority: goesFirst ? jobPriority.high : jobPriority.normal },
  );
}

async function readOwner(trx: Db, userId: string | null) {
  if (userId === null) return undefined;
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'plan'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!owner) return undefined;
  return { plan: owner.plan, confirmedEmail: owner.email_verified_at ? owner.email : null };
}

async function hadEnough(trx: Db, recipientHash: string): Promise<boolean> {
  const { sent } = await trx
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('recipient_hash', '=', recipientHash)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where('scan_id', 'is not', null)
    .where('status', '<>', 'suppressed')
    .executeTakeFirstOrThrow();
  return sent >= limits.mailsPerRecipientPerDay;
}
