import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { toPlanCards } from '../plan-cards.ts';
import { readPricing, type PricingConfig } from '../read-pricing.ts';

const staleMs = 300_000;

export interface Pricing extends PricingConfig {
  isLoading: boolean;
  /** Why the server's own answer is not there; null: it is, or is still awaited. */
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
}

/** What this server sells; what its pages were told of it until it answers, and when it does not. */
export function usePlanCards(): Pricing {
  const { plans } = useSiteConfig();
  const known = useMemo(() => toPlanCards(plans), [plans]);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['pricing'],
    queryFn: () =>
      callApi({ path: '/api/payments/pricing' }, (answer) => readPricing(answer, known)),
    staleTime: staleMs,
  });
  return {
    plans: data?.plans ?? known,
    publishableKey: data?.publishableKey ?? null,
    purchasable: data?.purchasable ?? [],
    isLoading: isPending,
    error: data ? null : error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
