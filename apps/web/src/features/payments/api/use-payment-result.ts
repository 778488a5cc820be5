import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { syncSubscription } from './sync-subscription.ts';
import { usePlanRefresh } from './use-plan-refresh.ts';
import { getSubscription, subscriptionKey, type Subscription } from './use-subscription.ts';

/** The payment provider tells the server in the meantime. */
export const syncDelayMs = 2_000;

interface Refreshed {
  /** Null: the server could not be asked. */
  subscription: Subscription | null;
  /** What could not be done, as sentences; the rest went on. */
  failures: string[];
}

/**
 * Brings the account up to date after a payment: a wait, the payment provider asked through the server, the profile
 * and the subscription loaded again. Each of these may fail without the others. Without a payment in the address the
 * account is only looked at, until somebody asks for more.
 */
export function usePaymentResult(paymentIntent: string | null, { enabled }: { enabled: boolean }) {
  const queryClient = useQueryClient();
  const refreshPlan = usePlanRefresh();
  const isRefresh = useRef(false);
  const query = useQuery({
    queryKey: ['payment-result', paymentIntent],
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async (): Promise<Refreshed> => {
      const failures: string[] = [];
      const go = async (step: () => Promise<void>) => {
        await step().catch((error: unknown) => void failures.push(sentenceOf(error)));
      };
      if (paymentIntent !== null) await new Promise((resolve) => setTimeout(resolve, syncDelayMs));
      if (paymentIntent !== null || isRefresh.current) await go(syncSubscription);
      await go(refreshPlan);
      let subscription: Subscription | null = null;
      await go(async () => {
        subscription = await queryClient.fetchQuery({
          queryKey: subscriptionKey,
          queryFn: getSubscription,
          staleTime: 0,
        });
      });
      return { subscription, failures: [...new Set(failures)] };
    },
  });
  const refresh = () => {
    isRefresh.current = true;
    void query.refetch();
  };
  return { ...query, refresh };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
