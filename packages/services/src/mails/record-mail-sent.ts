import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';

/**
 * Marks a mail as sent and forgets the links it was made from. `rendered` is kept where mails stay on the machine, for
 * the outbox page. The mail about a deleted account leaves no row: nothing of that person is kept.
 */
export async function recordMailSent({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: {
    mailId: string;
    rendered?: { subject: string; html: string; text: string } | undefined;
  };
}): Promise<void> {
  await ctx.db
    .deleteFrom('mails')
    .where('id', '=', input.mailId)
    .where('kind', '=', 'account-deleted')
    .execute();
  await ctx.db
    .updateTable('mails')
    .set({
      status: 'sent',
      sent_at: sql<Date>`now()`,
      last_error: null,
      parameters: null,
      ...input.rendered,
    })
    .where('id', '=', input.mailId)
    .where('status', '=', 'queued')
    .execute();
}
