import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { OutboxEntry } from './list-outbox.ts';

export interface OutboxMail extends OutboxEntry {
  html: string;
  text: string;
}

/** One mail that stayed on this machine, whole. Throws NOT_FOUND. */
export async function readOutboxMail({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { mailId: string };
}): Promise<OutboxMail> {
  const mail = await ctx.db
    .selectFrom('mails')
    .select(['id', 'scan_id', 'kind', 'recipient', 'subject', 'html', 'text', 'sent_at'])
    .where('id', '=', input.mailId)
    .executeTakeFirst();
  if (!mail || mail.subject === null || mail.html === null || mail.sent_at === null) {
    throw new AppError('NOT_FOUND', 'This mail could not be found.');
  }
  return {
    id: mail.id,
    scanId: mail.scan_id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.subject,
    sentAt: mail.sent_at.toISOString(),
    html: mail.html,
    text: mail.text ?? '',
  };
}
