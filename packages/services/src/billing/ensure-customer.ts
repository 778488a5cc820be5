import { createCustomer, deleteCustomer, type Provider } from '@curbcut/billing';
import { AppError, errorMessages } from '@curbcut/model/errors';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { lockUser } from '../kernel/locks/lock-user.ts';

/** Who an account is to the provider; null: nobody yet. */
export async function findCustomer(
  { db }: Pick<ServiceContext, 'db'>,
  userId: string,
): Promise<string | null> {
  const customer = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return customer?.customer_id ?? null;
}

/**
 * Who an account is to the provider; made when it is nobody yet, one for each account however many ask. Throws
 * PAYMENTS_UNAVAILABLE, and AUTHENTICATION_REQUIRED when the account is gone.
 */
export async function ensureCustomer(
  ctx: ServiceContext,
  provider: Provider,
  userId: string,
): Promise<string> {
  const known = await findCustomer(ctx, userId);
  if (known !== null) return known;
  const owner = await ctx.db
    .selectFrom('users')
    .leftJoin('billing_customers', 'billing_customers.user_id', 'users.id')
    .select(['users.email', 'users.name', 'billing_customers.generation'])
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!owner) throw accountGone();
  const { email, name } = owner;
  const generation = owner.generation ?? 0;
  const made = await createCustomer(provider, { userId, email, name, generation });
  const stored = await storeCustomer(ctx, userId, made);
  if (stored === made) return made;
  // The account was deleted meanwhile, or another try was first.
  await deleteCustomer(provider, made);
  if (stored === null) throw accountGone();
  return stored;
}

/** Returns which customer the account has now; null: the account is gone. */
async function storeCustomer(
  { db }: ServiceContext,
  userId: string,
  customerId: string,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) return null;
    const { customer_id: stored } = await trx
      .insertInto('billing_customers')
      .values({ user_id: userId, customer_id: customerId, synced_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          customer_id: eb.fn.coalesce('billing_customers.customer_id', 'excluded.customer_id'),
        })),
      )
      .returning('customer_id')
      .executeTakeFirstOrThrow();
    return stored;
  });
}

function accountGone(): AppError {
  return new AppError('AUTHENTICATION_REQUIRED', errorMessages.authenticationRequired);
}
