import type { Transaction } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { type Plan } from '@curbcut/model/plans';
import { amount } from '@curbcut/model/text';
import { sql } from 'kysely';
import { resetOf, thisMonth } from './month.ts';

/**
 * Takes one scan from the month's quota within the caller's transaction, and returns the month that gave it. One
 * statement counts and checks, so that of parallel requests for the last scan exactly one gets it. Throws
 * QUOTA_EXCEEDED; the transaction may go on then.
 */
export async function consumeQuota(
  trx: Transaction,
  { userId, plan }: { userId: string; plan: Plan },
): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    insert into monthly_usage as usage (user_id, month, used)
    select ${userId}, ${thisMonth}, 1 where ${plan.scansPerMonth}::integer <> 0
    on conflict (user_id, month) do update set used = usage.used + 1
      where ${plan.scansPerMonth}::integer < 0 or usage.used < ${plan.scansPerMonth}::integer
    returning month`.execute(trx);
  const [taken] = rows;
  if (taken) return taken.month;
  const { rows: clock } = await sql<{ month: string }>`select ${thisMonth} as month`.execute(trx);
  throw new AppError('QUOTA_EXCEEDED', refusal(plan, resetOf(clock[0]?.month ?? '')), {
    message: `User ${userId} has used all ${plan.scansPerMonth} scans of the month`,
  });
}

function refusal({ scansPerMonth }: Plan, resetsAt: Date): string {
  if (scansPerMonth === 0) return 'Your plan has no scans. Choose another plan at /pricing.';
  const scans = scansPerMonth === 1 ? 'the 1 scan' : `all ${amount(scansPerMonth)} scans`;
  const date = resetsAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `You have used ${scans} of this month. The count begins anew on ${date} (UTC). For more scans now, upgrade your plan at /pricing.`;
}
