import type { PaidSubscription, Provider } from '@curbcut/billing';
import { AppError } from '@curbcut/model/errors';
import { paymentMessages } from '@curbcut/model/plans';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { findCustomer } from './ensure-customer.ts';
import { syncCustomer } from './sync-customer.ts';

/** The one that an account pays for; null: none. What the provider said is stored by the way. */
export async function findLiveSubscription(
  ctx: ServiceContext,
  provider: Provider,
  userId: string,
): Promise<PaidSubscription | null> {
  const customerId = await findCustomer(ctx, userId);
  if (customerId === null) return null;
  const subscriptions = await syncCustomer(ctx, provider, { userId, customerId });
  return pickLive(subscriptions ?? []);
}

/** As findLiveSubscription. Throws NO_SUBSCRIPTION. */
export async function requireLiveSubscription(
  ctx: ServiceContext,
  provider: Provider,
  userId: string,
): Promise<PaidSubscription> {
  const live = await findLiveSubscription(ctx, provider, userId);
  if (live) return live;
  throw new AppError('NO_SUBSCRIPTION', paymentMessages.noSubscription);
}

/** One that is paid goes before one that should be. One that we don't sell is not ours to change. */
export function pickLive(subscriptions: readonly PaidSubscription[]): PaidSubscription | null {
  const ours = subscriptions.filter(({ plan }) => plan !== null);
  const find = (status: PaidSubscription['status']) => ours.find((each) => each.status === status);
  return find('paid') ?? find('overdue') ?? find('paused') ?? null;
}
