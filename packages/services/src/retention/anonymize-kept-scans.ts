import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import { accountClientKey } from '../kernel/rate-limit/to-client-key.ts';

/**
 * Forgets of scans that visitors asked for, and that are somebody's by now, from which network they were asked for and
 * whom they were mailed to: an hour after the scan, when the visitor's limits no longer need it, and once its mail has
 * left.
 */
export async function anonymizeKeptScans(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .selectFrom('scans')
      .select('id')
      // Two ranges of the index: nearly every stored scan has the key that they leave out.
      .where((eb) =>
        eb.or([eb('client_key', '<', accountClientKey), eb('client_key', '>', accountClientKey)]),
      )
      .where('user_id', 'is not', null)
      .where('requested_at', '<', sql<Date>`now() - interval '1 hour'`)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('mails')
              .select('mails.id')
              .whereRef('mails.scan_id', '=', 'scans.id')
              .where('mails.status', '=', 'queued'),
          ),
        ),
      )
      .limit(1_000)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = kept.map(({ id }) => id);
    if (ids.length === 0) return;
    // The hash stays, because mails are counted by it; who has kept an own scan, keeps the own email.
    await trx
      .updateTable('mails')
      .set({ recipient: '' })
      .where('scan_id', 'in', ids)
      .where(
        sql<boolean>`not exists (
          select 1 from scans join users on users.id = scans.user_id
           where scans.id = mails.scan_id and lower(users.email) = lower(mails.recipient))`,
      )
      .execute();
    await trx
      .updateTable('scans')
      .set({ client_key: accountClientKey })
      .where('id', 'in', ids)
      .execute();
  });
}
