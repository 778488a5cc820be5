import type { Transaction } from '@curbcut/db';
import type { PlanType } from '@curbcut/model/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { LockedUser } from '../kernel/locks/lock-user.ts';
import { type AccountMail, queueAccountMail } from '../mails/index.ts';
import { isUnpaid } from './describe-change.ts';
import type { StoredSubscription } from './stored-subscription.ts';

type PaymentMailKind =
  | 'subscription-started'
  | 'subscription-canceled'
  | 'payment-failed'
  | 'plan-ended';

interface Change {
  owner: LockedUser;
  /** The plan that holds now. */
  plan: PlanType;
  before: StoredSubscription | null;
  after: StoredSubscription;
}

/** Mails the owner what changed about their subscription, as part of the transaction that stores it. */
export async function queuePaymentMails(
  ctx: ServiceContext,
  trx: Transaction,
  { owner, plan, before, after }: Change,
): Promise<void> {
  const nameOf = (type: PlanType) => ctx.config.plans[type].name;
  const had = before?.granted_plan ?? null;
  const has = after.granted_plan;
  const send = <Kind extends PaymentMailKind>(
    kind: Kind,
    parameters: AccountMail<Kind>['parameters'],
  ) => queueAccountMail(ctx, trx, { userId: owner.id, kind, recipient: owner.email, parameters });
  if (had !== null && has === null) {
    const why = isUnpaid(before, after) ? 'unpaid' : 'canceled';
    await send('plan-ended', { plan: nameOf(had), nextPlan: nameOf(plan), why });
  }
  if (has === null) return;
  if (had === null) await send('subscription-started', { plan: nameOf(has) });
  if (after.grace_ends_at !== null && !(before && before.unpaid_since !== null)) {
    const graceEndsAt = after.grace_ends_at.toISOString();
    await send('payment-failed', { plan: nameOf(has), graceEndsAt });
  }
  if (after.ends_at !== null && had !== null && before?.ends_at === null) {
    await send('subscription-canceled', { plan: nameOf(has), endsAt: after.ends_at.toISOString() });
  }
}
