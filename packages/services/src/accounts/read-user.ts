import type { Db } from '@curbcut/db';
import { AppError, errorMessages } from '@curbcut/model/errors';
import { type User } from '@curbcut/wire/account';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { hasRefusedMails } from '../mails/index.ts';

/** An account as its owner sees it. Throws AUTHENTICATION_REQUIRED when it is gone. */
export async function readUser(ctx: ServiceContext, db: Db, userId: string): Promise<User> {
  const user = await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'company',
      'email_verified_at',
      'plan',
      'created_at',
      'email_results',
      'standard',
    ])
    .select((eb) => [
      eb
        .selectFrom('schedules')
        .select(sql<number>`count(*)::int`.as('schedules'))
        .whereRef('schedules.user_id', '=', 'users.id')
        .as('schedules'),
      eb
        .selectFrom('account_tokens')
        .select('new_email')
        .whereRef('account_tokens.user_id', '=', 'users.id')
        .where('kind', '=', 'confirm-new-email')
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('account_tokens.created_at', 'desc')
        .limit(1)
        .as('pendingEmail'),
      eb
        .selectFrom('billing_customers')
        .select('customer_id')
        .whereRef('billing_customers.user_id', '=', 'users.id')
        .as('customerId'),
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new AppError('AUTHENTICATION_REQUIRED', errorMessages.authenticationRequired);
  // Of an email that is not confirmed nobody is told whether its reader has refused mails.
  const isVerified = user.email_verified_at !== null;
  const plan = ctx.config.plans[user.plan];
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    company: user.company,
    email_verified: isVerified,
    email_results: user.email_results && !(isVerified && (await hasRefusedMails(db, user.email))),
    standard: user.standard,
    subscription_type: plan.type,
    max_scans_per_month: plan.scansPerMonth,
    max_scheduled_scans: plan.schedules,
    max_pages_per_scan: plan.pagesPerScan,
    current_scheduled_scans: user.schedules ?? 0,
    billing_customer_id: user.customerId,
    created_at: user.created_at.toISOString(),
    pending_email: user.pendingEmail,
  };
}
