import { sql } from 'kysely';
import type { ServiceContext } from '../service-context/service-context.ts';

/** Marks a mail as sent. `rendered` is kept where mails stay on the machine, for the outbox page. */
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
    .updateTable('mails')
    .set({ status: 'sent', sent_at: sql<Date>`now()`, last_error: null, ...input.rendered })
    .where('id', '=', input.mailId)
    .where('status', '=', 'queued')
    .execute();
}
