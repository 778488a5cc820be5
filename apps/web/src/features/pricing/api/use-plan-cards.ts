import { PricingAnswer } from '@curbcut/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';
import { defaultPlanCards, type PlanCards } from '../default-plan-cards.ts';

const staleMs = 300_000;

export interface Pricing {
  isLoading: boolean;
  plans: PlanCards;
}

/** The plans of this server; the built-in ones until it answers, and when it does not. */
export function usePlanCards(): Pricing {
  const { data, isPending } = useQuery({
    queryKey: ['pricing'],
    queryFn: () => callApi({ path: '/api/payments/pricing' }, PricingAnswer),
    staleTime: staleMs,
  });
  return {
    isLoading: isPending,
    plans: data?.pricing.plans ?? defaultPlanCards,
  };
}
