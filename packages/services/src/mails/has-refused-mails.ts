import type { Db } from '@curbcut/db';

/** Whether the recipient with this hash has said 'this wasn't me': then no scan is mailed to them. */
export async function hasRefusedMails(db: Db, recipientHash: string): Promise<boolean> {
  const refused = await db
    .selectFrom('mail_suppressions')
    .select('recipient_hash')
    .where('recipient_hash', '=', recipientHash)
    .executeTakeFirst();
  return refused !== undefined;
}
