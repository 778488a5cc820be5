import {
  findOpenUpgrade,
  scheduleDowngrade,
  upgradeSubscription,
  type PaidSubscription,
  type Provider,
} from '@curbcut/billing';
import { AppError } from '@curbcut/model/errors';
import { paymentMessages, type PaidPlanType } from '@curbcut/model/plans';
import { type ChangePlanAnswer } from '@curbcut/wire/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import { checkChangeable, checkGain, checkUpgrade, isHigher, toPaidPlan } from './begin-payment.ts';
import { describeOpenUpgrade } from './describe-open-upgrade.ts';
import { findLiveSubscription, requireLiveSubscription } from './read-live-subscription.ts';
import { readSubscriptionAnswer } from './read-subscription-answer.ts';
import { providerFor } from './require-provider.ts';

interface ChangeInput {
  viewer: Viewer;
  planType: PaidPlanType;
}
type Change = Pick<ChangePlanAnswer, 'outcome' | 'client_secret' | 'amount' | 'message'>;

/**
 * Changes the viewer's subscription to another paid plan: a dearer one at once, charged for the rest of the period; a
 * cheaper one with the next period. An upgrade that waits for its payment is not charged again. Throws NO_SUBSCRIPTION, ALREADY_SUBSCRIBED, CONFLICT, PLAN_NOT_FOR_SALE,
 * PAYMENT_FAILED, PAYMENTS_NOT_CONFIGURED and PAYMENTS_UNAVAILABLE.
 */
export async function changePlan({
  ctx,
  input: { viewer, planType },
}: {
  ctx: ServiceContext;
  input: ChangeInput;
}): Promise<ChangePlanAnswer> {
  const provider = await providerFor(ctx, viewer);
  const live = await requireLiveSubscription(ctx, provider, viewer.userId);
  if (live.plan === planType) {
    throw new AppError('ALREADY_SUBSCRIBED', paymentMessages.alreadySubscribed);
  }
  const isUpgrade = live.plan === null || isHigher(planType, live.plan);
  const { message, ...change } = await (isUpgrade ? upgrade : downgrade)(ctx, provider, live, {
    viewer,
    planType,
  });
  await findLiveSubscription(ctx, provider, viewer.userId);
  return { ...(await readSubscriptionAnswer(ctx, viewer, message)), ...change };
}

async function upgrade(
  ctx: ServiceContext,
  provider: Provider,
  live: PaidSubscription,
  { viewer, planType }: ChangeInput,
): Promise<Change> {
  checkUpgrade(live, planType);
  await checkGain(ctx, viewer.userId, planType);
  const plan = toPaidPlan(ctx, planType);
  const known = findOpenUpgrade(provider, live, plan);
  const changed = known ? live : await upgradeSubscription(provider, live, plan);
  if (changed.pendingPriceId === null) {
    return {
      outcome: 'changed',
      client_secret: null,
      amount: 0,
      message: paymentMessages.upgraded,
    };
  }
  const open = known ?? findOpenUpgrade(provider, changed, plan);
  if (open === null) throw new AppError('PAYMENT_FAILED', paymentMessages.notPaid);
  return { outcome: 'requires-payment', ...(await describeOpenUpgrade(ctx, provider, open)) };
}

async function downgrade(
  ctx: ServiceContext,
  provider: Provider,
  live: PaidSubscription,
  { planType }: ChangeInput,
): Promise<Change> {
  checkChangeable(live);
  await scheduleDowngrade(provider, live, toPaidPlan(ctx, planType));
  return {
    outcome: 'scheduled',
    client_secret: null,
    amount: 0,
    message: paymentMessages.downgradeScheduled,
  };
}
