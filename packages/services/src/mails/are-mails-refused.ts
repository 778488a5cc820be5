import type { Db } from '@curbcut/db';
import { sql } from 'kysely';

/** So many mailboxes in a row that no mail reaches are no chance: something refuses all of them. */
const refusedRecipients = 3;

/**
 * Whether mails reach nobody: those to several mailboxes have failed within the last hour, and none was sent since the
 * first of these failures. A mail that is sent ends it, and so does time.
 */
export async function areMailsRefused(db: Db): Promise<boolean> {
  const { recipients } = await db
    .selectFrom('mails')
    .select(sql<number>`count(distinct recipient_hash)::int`.as('recipients'))
    .where('status', 'in', ['queued', 'failed'])
    .where('failed_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('failed_at', '>', (eb) =>
      eb
        .selectFrom('mails as sent')
        .select(sql<Date>`coalesce(max(sent.sent_at), '-infinity')`.as('last'))
        .where('sent.sent_at', '>', sql<Date>`now() - interval '1 hour'`),
    )
    .executeTakeFirstOrThrow();
  return recipients >= refusedRecipients;
}
