import type { Transaction } from '@curbcut/db';

/**
 * Reads an account and holds it until the transaction ends, so that whatever changes its plan, its email or its
 * schedules goes one after the other. To be taken before any of its schedules. It does not keep others from adding rows
 * that point to the account: whoever ends a scan holds that, and then queues mails. Undefined when there is no such
 * account.
 */
export async function lockUser(trx: Transaction, userId: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'plan', 'email_verified_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;
