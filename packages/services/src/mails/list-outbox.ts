import type { MailRow } from '@curbcut/db';
import type { ServiceContext } from '../kernel/context/service-context.ts';

export interface OutboxEntry {
  id: string;
  /** Null: a mail about an account. */
  scanId: string | null;
  kind: MailRow['kind'];
  recipient: string;
  subject: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

const newest = 100;

/** The newest mails that stayed on this machine, newest first. Empty where mails really leave. */
export async function listOutbox({ ctx }: { ctx: ServiceContext }): Promise<OutboxEntry[]> {
  const mails = await ctx.db
    .selectFrom('mails')
    .select(['id', 'scan_id', 'kind', 'recipient', 'subject', 'sent_at'])
    .where('html', 'is not', null)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(newest)
    .$narrowType<{ subject: string; sent_at: Date }>()
    .execute();
  return mails.map((mail) => ({
    id: mail.id,
    scanId: mail.scan_id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.subject,
    sentAt: mail.sent_at.toISOString(),
  }));
}
