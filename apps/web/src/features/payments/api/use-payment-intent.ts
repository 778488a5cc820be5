import type { PaidPlanType } from '@curbcut/model/plans';
import { useQuery } from '@tanstack/react-query';
import { createPaymentIntent } from './create-payment-intent.ts';

export const paymentIntentKey = (planType: PaidPlanType) => ['payment-intent', planType] as const;

/** Opens the payment of a plan once for each visit of its checkout. */
export function usePaymentIntent(planType: PaidPlanType, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: paymentIntentKey(planType),
    queryFn: () => createPaymentIntent(planType),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
