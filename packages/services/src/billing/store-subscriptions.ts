import type { PaidSubscription } from '@curbcut/billing';
import { readDatabaseTime, type SubscriptionRow, type Transaction } from '@curbcut/db';
import { betterPlan, type PlanType } from '@curbcut/model/plans';
import { enqueue, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { LockedUser } from '../kernel/locks/lock-user.ts';
import { applyPlan } from '../plans/index.ts';
import {
  chooseSubscription,
  findExtra,
  evaluateSubscription,
  type EvaluatedSubscription,
} from './choose-subscription.ts';
import { describeChange } from './describe-change.ts';
import { queuePaymentMails } from './queue-payment-mails.ts';
import type { StoredSubscription } from './stored-subscription.ts';

/**
 * Stores what the provider says of an account, which the caller holds, and gives it the plan that follows: the better
 * of the one that is paid for and the one it has without payments. An account that never had a paid plan keeps the one
 * it has. Mails and further jobs follow from what changed, so that the same truth told twice has no effect.
 */
export async function storeSubscriptions(
  ctx: ServiceContext,
  trx: Transaction,
  owner: LockedUser,
  subscriptions: readonly PaidSubscription[],
): Promise<void> {
  const before = await readStored(trx, owner.id);
  if (!before && subscriptions.length === 0) return;
  const now = await readDatabaseTime(trx);
  const known = before && {
    subscriptionId: before.subscription_id,
    unpaidSince: before.unpaid_since,
  };
  const evaluated = subscriptions.map((each) => evaluateSubscription(each, now, known ?? null));
  const chosen = chooseSubscription(evaluated);
  const basePlan = before && before.granted_plan !== null ? before.base_plan : owner.plan;
  const after = toStored(owner.id, basePlan, chosen, evaluated, before);
  await store(trx, after);
  const plan = planAfter(owner.plan, before, after);
  await applyPlan(ctx, trx, owner, plan, {
    actor: 'payments',
    reason: describeChange(ctx.config.plans, before, after),
  });
  await queuePaymentMails(ctx, trx, { owner, plan, before, after });
  await endWhatIsOver(ctx, trx, evaluated, chosen);
  reportStrange(ctx, owner.id, evaluated);
}

async function readStored(trx: Transaction, userId: string): Promise<SubscriptionRow | null> {
  const row = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

function toStored(
  userId: string,
  basePlan: PlanType,
  chosen: EvaluatedSubscription | null,
  all: readonly EvaluatedSubscription[],
  before: StoredSubscription | null,
): StoredSubscription {
  return {
    user_id: userId,
    subscription_id: chosen?.id ?? before?.subscription_id ?? '',
    status: chosen?.status ?? 'ended',
    plan: chosen?.plan ?? null,
    granted_plan: chosen?.grants ?? null,
    base_plan: basePlan,
    period_end: chosen?.periodEnd ?? null,
    ends_at: chosen?.endsAt ?? null,
    ended_at: chosen?.status === 'ended' ? chosen.endedAt : null,
    next_plan: chosen?.nextPlan ?? null,
    unpaid_since: chosen?.unpaidSince ?? null,
    grace_ends_at: chosen?.graceEndsAt ?? null,
    payment_pending: all.some(
      ({ status, plan, pendingPriceId }) =>
        plan !== null && (status === 'open' || (status === 'paid' && pendingPriceId !== null)),
    ),
  };
}

async function store(trx: Transaction, row: StoredSubscription): Promise<void> {
  await trx
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...row, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Whoever had no paid plan and has none now keeps what they have, however they got it. */
function planAfter(
  plan: PlanType,
  before: StoredSubscription | null,
  after: StoredSubscription,
): PlanType {
  if (after.granted_plan !== null) return betterPlan(after.base_plan, after.granted_plan);
  return before && before.granted_plan !== null ? after.base_plan : plan;
}

/**
 * Paid twice, or not paid for longer than the grace: at the provider it ends too, so that nothing is charged for it. One
 * that has ended, and can still be paid, is gone through once more: nobody is to pay for what they don't get.
 */
async function endWhatIsOver(
  ctx: ServiceContext,
  trx: Transaction,
  evaluated: readonly EvaluatedSubscription[],
  chosen: EvaluatedSubscription | null,
): Promise<void> {
  const extra = findExtra(evaluated, chosen);
  for (const { id } of extra) {
    ctx.log.warn({ subscriptionId: id }, 'A second subscription of an account is ended');
  }
  const isUnpaid = chosen?.status === 'overdue' && chosen.grants === null && chosen.plan !== null;
  const left = evaluated.filter(
    ({ status, plan, hasOpenInvoice }) => status === 'ended' && plan !== null && hasOpenInvoice,
  );
  for (const { id, status } of [...extra, ...(isUnpaid ? [chosen] : []), ...left]) {
    const ending = { subscriptionId: id, credit: status === 'paid' };
    await enqueue(ctx.queue, jobs.endSubscription, ending, { transaction: trx });
  }
}

function reportStrange(
  { log }: ServiceContext,
  userId: string,
  evaluated: readonly EvaluatedSubscription[],
): void {
  for (const { id, problem, status } of evaluated) {
    if (problem === null || status === 'ended' || status === 'open') continue;
    log.warn({ userId, subscriptionId: id, problem }, 'A subscription gives nothing');
  }
}
