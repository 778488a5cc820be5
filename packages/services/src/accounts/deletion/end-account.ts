import type { Transaction } from '@curbcut/db';
import { enqueue, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { lockUser } from '../../kernel/locks/lock-user.ts';
import { queueAccountMail } from '../../mails/index.ts';
import { deleteInquiries } from './delete-inquiries.ts';
import { eraseAccount } from './erase-account.ts';

/** Some 4,000 scans: seconds. */
const inlineBatches = 20;

/**
 * Ends an account. At once: nobody is signed in, nothing of it can be read or runs, its email is free, and no
 * personal data is left in its row. Its scans and their evidence are then erased in batches; what a large account
 * leaves after `inlineBatches` of them, a job erases. One that has ended already stays as it is.
 */
export async function endAccount(ctx: ServiceContext, userId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const owner = await lockUser(trx, userId);
    if (!owner) return;
    await deleteBelongings(trx, userId);
    await deleteInquiries(trx, owner);
    await queueAccountMail(ctx, trx, {
      userId: null,
      kind: 'account-deleted',
      recipient: owner.email,
      parameters: {},
    });
    await leaveProvider(ctx, trx, userId);
    await clearAccount(trx, userId);
  });
  await eraseAccount(ctx.db, userId, { batches: inlineBatches });
}

/** The payment provider forgets them too, which ends what they pay for; also when it is away now. */
async function leaveProvider(ctx: ServiceContext, trx: Transaction, userId: string): Promise<void> {
  const customer = await trx
    .deleteFrom('billing_customers')
    .where('user_id', '=', userId)
    .returning('customer_id')
    .executeTakeFirst();
  await trx.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
  if (!customer || customer.customer_id === null) return;
  await trx.insertInto('leaving_customers').values({ customer_id: customer.customer_id }).execute();
  await enqueue(ctx.queue, jobs.forgetCustomers, {}, { transaction: trx });
}

/**
 * Pages before their sites, both before schedules, and mails to the owner after all: the way that whoever ends a scan
 * goes as well. A worker that runs one of the scans finds it gone, and stores nothing.
 */
async function deleteBelongings(trx: Transaction, userId: string): Promise<void> {
  for (const parent of ['is not', 'is'] as const) {
    await trx
      .deleteFrom('scans')
      .where('user_id', '=', userId)
      .where('status', 'in', ['queued', 'running'])
      .where('parent_id', parent, null)
      .execute();
  }
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
}

async function clearAccount(trx: Transaction, userId: string): Promise<void> {
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
