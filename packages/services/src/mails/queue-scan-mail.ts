import type { ScanMailKind, Transaction } from '@curbcut/db';
import { enqueue, jobPriority, jobs } from '@curbcut/queue';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { lockByName } from '../kernel/locks/lock-by-name.ts';
import type { LockedScan } from '../kernel/locks/lock-scan.ts';
import { newToken } from '../kernel/tokens/issue-token.ts';
import { findScanRecipient } from './find-scan-recipient.ts';
import { hashRecipient } from './hash-recipient.ts';
import { mayBeMailed } from './may-be-mailed.ts';

/**
 * Queues the mail about a scan that has ended, to whom its requester named or else to its owner: one per scan and
 * kind, at most three a day to one recipient unless it is the confirmed email of the scan's owner, none to somebody
 * who said 'wasn't me' or has stopped the mails of the scan's schedule. Part of the transaction that ends the scan.
 */
export async function queueScanMail(
  ctx: ServiceContext,
  trx: Transaction,
  scan: LockedScan,
  kind: ScanMailKind,
): Promise<void> {
  const recipient = await findScanRecipient(trx, scan);
  if (recipient === null) return;
  const recipientHash = hashRecipient(recipient.email);
  await lockByName(trx, `mails to ${recipientHash}`);
  const isAllowed = await mayBeMailed(trx, scan, recipient);
  const mailId = newId();
  const notMeToken = newToken();
  const mail = await trx
    .insertInto('mails')
    .values({
      id: mailId,
      scan_id: scan.id,
      kind,
      recipient: recipient.email,
      recipient_hash: recipientHash,
      status: isAllowed ? 'queued' : 'suppressed',
      message_id: `<${mailId}@${new URL(ctx.config.publicUrl).hostname}>`,
      not_me_token: notMeToken,
    })
    .onConflict((conflict) => conflict.columns(['scan_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!mail || !isAllowed) return;
  await trx
    .insertInto('not_me_tokens')
    .values({
      token: notMeToken,
      recipient_hash: recipientHash,
      schedule_id: scan.schedule_id,
    })
    .execute();
  const goesFirst = recipient.plan !== null && ctx.config.plans[recipient.plan].priority;
  await enqueue(
    ctx.queue,
    jobs.sendMail,
    { mailId },
    { transaction: trx, priority: goesFirst ? jobPriority.high : jobPriority.normal },
  );
}
