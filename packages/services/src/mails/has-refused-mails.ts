import type { Db } from '@curbcut/db';
import { hashesOfRecipient } from './hash-recipient.ts';

/** Whether this recipient has said 'this wasn't me': then no scan is mailed to them. */
export async function hasRefusedMails(db: Db, recipient: string): Promise<boolean> {
  const refused = await db
    .selectFrom('mail_suppressions')
    .select('recipient_hash')
    .where('recipient_hash', 'in', hashesOfRecipient(recipient))
    .executeTakeFirst();
  return refused !== undefined;
}
