import type { Db } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { type PlanType } from '@curbcut/model/plans';
import { sql } from 'kysely';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';
import { thisMonth } from '../quota/index.ts';

/** An account as an operator sees it: no password, no session. */
export interface AccountSummary {
  userId: string;
  email: string;
  name: string;
  company: string | null;
  plan: PlanType;
  emailVerified: boolean;
  createdAt: Date;
  /** Null: not signed in any more. */
  lastSeenAt: Date | null;
  scansThisMonth: number;
  scans: number;
  schedules: number;
}

/** Accounts with what an operator asks about them, to be narrowed further. Deleted ones are left out. */
export function selectAccounts(db: Db) {
  return db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      'users.id as userId',
      'users.email',
      'users.name',
      'users.company',
      'users.plan',
      'users.created_at as createdAt',
      sql<boolean>`users.email_verified_at is not null`.as('emailVerified'),
      selectFrom('sessions')
        .select((eb) => eb.fn.max('last_seen_at').as('last'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('lastSeenAt'),
      sql<number>`coalesce((select used from monthly_usage as usage where usage.user_id = users.id and usage.month = ${thisMonth}), 0)`.as(
        'scansThisMonth',
      ),
      sql<number>`(select count(*)::int from scans where scans.user_id = users.id and scans.parent_id is null)`.as(
        'scans',
      ),
      sql<number>`(select count(*)::int from schedules where schedules.user_id = users.id)`.as(
        'schedules',
      ),
    ])
    .where('users.deleted_at', 'is', null);
}

/** The account with this email, however it is typed. Throws NOT_FOUND. */
export async function readAccount(db: Db, email: string): Promise<AccountSummary> {
  const account = await selectAccounts(db)
    .where('users.email_key', '=', toEmailKey(email))
    .executeTakeFirst();
  if (!account) throw new AppError('NOT_FOUND', `There is no account with the address ${email}.`);
  return account;
}
