import type { PlanChangesTable } from '@curbcut/db';
import type { Selectable } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { readAccount, type AccountSummary } from './read-account.ts';

export type PlanChange = Pick<
  Selectable<PlanChangesTable>,
  'changed_at' | 'from_plan' | 'to_plan' | 'actor' | 'reason'
>;

const newestChanges = 20;

/** An account with its newest changes of plan, newest first. Throws NOT_FOUND. */
export async function showAccount({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { email: string };
}): Promise<{ account: AccountSummary; planChanges: PlanChange[] }> {
  const account = await readAccount(ctx.db, input.email);
  const planChanges = await ctx.db
    .selectFrom('plan_changes')
    .select(['changed_at', 'from_plan', 'to_plan', 'actor', 'reason'])
    .where('user_id', '=', account.userId)
    .orderBy('changed_at', 'desc')
    .limit(newestChanges)
    .execute();
  return { account, planChanges };
}
