import type { ScanRecord } from '@curbcut/contracts';
import type { MailRow } from '@curbcut/db';
import { findScan } from '../scans/read-scan.ts';
import type { ServiceContext } from '../service-context/service-context.ts';
import { hashRecipient } from './hash-recipient.ts';

export interface MailToSend {
  to: string;
  kind: MailRow['kind'];
  /** The same for every attempt, so that a mail server can tell a repetition. */
  messageId: string;
  notMeToken: string;
  requesterName: string | null;
  record: ScanRecord;
}

/**
 * Gives a queued mail to be sent, and counts the attempt. Null when there is nothing to send: it was sent, given up or
 * suppressed, or its scan is gone or has expired.
 */
export async function beginMail({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { mailId: string };
}): Promise<MailToSend | null> {
  const mail = await ctx.db
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', input.mailId)
    .where('status', '=', 'queued')
    .returning(['scan_id', 'recipient', 'kind', 'message_id', 'not_me_token'])
    .executeTakeFirst();
  if (!mail) return null;
  if (await wasRefused(ctx, mail.recipient)) {
    await ctx.db
      .updateTable('mails')
      .set({ status: 'suppressed' })
      .where('id', '=', input.mailId)
      .execute();
    return null;
  }
  const found = await findScan(ctx.db, mail.scan_id);
  if (!found) return null;
  return {
    to: mail.recipient,
    kind: mail.kind,
    messageId: mail.message_id,
    notMeToken: mail.not_me_token,
    requesterName: found.scan.requester_name,
    record: found.record,
  };
}

async function wasRefused(ctx: ServiceContext, recipient: string): Promise<boolean> {
  const refused = await ctx.db
    .selectFrom('mail_suppressions')
    .select('recipient_hash')
    .where('recipient_hash', '=', hashRecipient(recipient))
    .executeTakeFirst();
  return refused !== undefined;
}
