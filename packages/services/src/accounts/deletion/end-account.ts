import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import type { ServiceContext } from '../../service-context/service-context.ts';
import { eraseAccount } from './erase-account.ts';

/** Some 4,000 scans: seconds. */
const inlineBatches = 20;

/**
 * Ends an account. At once: nobody is signed in, nothing of it can be read or runs, its address is free, and no
 * personal data is left in its row. Its scans and their evidence are then erased in batches; what a large account
 * leaves after `inlineBatches` of them, a job erases. One that has ended already stays as it is.
 */
export async function endAccount(ctx: ServiceContext, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    await queueAccountMail(ctx, trx, {
      userId: null,
      kind: 'account-deleted',
      recipient: user.email,
      parameters: {},
    });
    await closeAccount(trx, user.id);
  });
  await eraseAccount(ctx.db, userId, { batches: inlineBatches });
}

async function closeAccount(trx: Db, userId: string): Promise<void> {
  // A worker that runs one of them finds it gone, and stores nothing. Before schedules, as whoever ends a scan goes.
  await trx
    .deleteFrom('scans')
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
  await trx.deleteFrom('schedules').where('user_id', '=', userId).execute();
  await trx.deleteFrom('mails').where('user_id', '=', userId).execute();
  await trx
    .deleteFrom('shares')
    .where('scan_id', 'in', (eb) =>
      eb.selectFrom('scans').select('id').where('user_id', '=', userId),
    )
    .execute();
  await trx
    .updateTable('users')
    .set({
      email: '',
      email_key: `deleted:${userId}`,
      name: '',
      company: null,
      password_hash: '',
      email_verified_at: null,
      deleted_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute();
}
