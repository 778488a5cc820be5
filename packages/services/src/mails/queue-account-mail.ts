import type { Transaction } from '@curbcut/db';
import {
  type AccountMailKind,
  type AccountMailParameters,
  accountMails,
} from '@curbcut/email/account-mails';
import { limits } from '@curbcut/model/limits';
import { enqueue, jobPriority, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { lockByName } from '../kernel/locks/lock-by-name.ts';
import { newToken } from '../kernel/tokens/issue-token.ts';
import { hashRecipient } from './hash-recipient.ts';

export interface AccountMail<Kind extends AccountMailKind> {
  /** Null once the account is gone. */
  userId: string | null;
  kind: Kind;
  recipient: string;
  parameters: AccountMailParameters[Kind];
}

/**
 * Of one kind to one mailbox. Strangers can ask for links, so they must not flood anybody; all messages of the contact
 * page go to one mailbox, the operator's.
 */
const allowances = {
  link: { hour: limits.linkMailsPerHour, day: 10 },
  notice: { hour: 20, day: 100 },
  message: { hour: 60, day: 300 },
} as const;

/**
 * Queues a mail about an account, as part of the transaction that gives the reason for it. At most 3 links an hour and
 * 10 a day of one kind go to one mailbox, 20 and 100 notices, and 60 and 300 messages of the contact page; further ones
 * are left out silently. They are sent also to somebody who said 'wasn't me' about a free scan: without them nobody could get back into an account.
 */
export async function queueAccountMail<Kind extends AccountMailKind>(
  ctx: ServiceContext,
  trx: Transaction,
  { userId, kind, recipient, parameters }: AccountMail<Kind>,
): Promise<'queued' | 'too-many'> {
  const recipientHash = hashRecipient(recipient);
  await lockByName(trx, `account mails to ${recipientHash}`);
  const { lastHour, lastDay } = await countMails(trx, kind, recipientHash);
  const allowance = allowances[accountMails[kind].allowance];
  if (lastHour >= allowance.hour || lastDay >= allowance.day) return 'too-many';
  const mailId = newId();
  await trx
    .insertInto('mails')
    .values({
      id: mailId,
      user_id: userId,
      kind,
      recipient,
      recipient_hash: recipientHash,
      parameters: { ...accountMails[kind].parameters.parse(parameters) },
      status: 'queued',
      message_id: `<${mailId}@${new URL(ctx.config.publicUrl).hostname}>`,
      not_me_token: newToken(),
    })
    .execute();
  await enqueue(
    ctx.queue,
    jobs.sendMail,
    { mailId },
    // Somebody sits there and waits for it.
    { transaction: trx, priority: jobPriority.high },
  );
  return 'queued';
}

async function countMails(trx: Transaction, kind: AccountMailKind, recipientHash: string) {
  return trx
    .selectFrom('mails')
    .select([
      sql<number>`(count(*) filter (where created_at > now() - interval '1 hour'))::int`.as(
        'lastHour',
      ),
      sql<number>`count(*)::int`.as('lastDay'),
    ])
    .where('recipient_hash', '=', recipientHash)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}
