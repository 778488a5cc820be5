import type { Transaction } from '@curbcut/db';
import { sql } from 'kysely';
import { toEmailKey } from '../../kernel/emails/to-email-key.ts';
import type { LockedUser } from '../../kernel/locks/lock-user.ts';

/**
 * Deletes what was subscribed to and written to the operator under an account's email. An email that was never
 * confirmed may be somebody else's: then nothing is deleted.
 */
export async function deleteInquiries(trx: Transaction, owner: LockedUser): Promise<void> {
  if (owner.email_verified_at === null) return;
  const key = toEmailKey(owner.email);
  await trx.deleteFrom('newsletter_subscribers').where('email_key', '=', key).execute();
  await trx
    .deleteFrom('mails')
    .where('kind', 'in', ['newsletter-confirm', 'newsletter-welcome'])
    .where(sql`lower(recipient)`, '=', key)
    .execute();
  // To the operator, with the message in it: one that waits is not sent any more.
  await trx
    .deleteFrom('mails')
    .where('kind', '=', 'contact-message')
    .where(sql`lower(parameters->>'email')`, '=', key)
    .execute();
  await trx
    .deleteFrom('contact_messages')
    .where(sql`lower(email)`, '=', key)
    .execute();
}
