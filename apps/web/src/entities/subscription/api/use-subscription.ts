import type { SubscriptionStatus } from '@curbcut/wire/plans';
import { readSubscription } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

export type Subscription = SubscriptionStatus['subscription'];

export const subscriptionKey = ['subscription'] as const;

/** For display only. */
export function useSubscription({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: subscriptionKey, queryFn: getSubscription, enabled });
}

/** How the server has stored it. Throws `ApiError`. */
export function getSubscription(): Promise<Subscription> {
  return callApi({ path: '/api/payments/subscription-status' }, readSubscription);
}
