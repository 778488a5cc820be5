import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { syncSubscription } from '../../../entities/subscription/api/sync-subscription.ts';
import { usePlanRefresh } from '../../../entities/subscription/api/use-plan-refresh.ts';
import {
  getSubscription,
  subscriptionKey,
  type Subscription,
} from '../../../entities/subscription/api/use-subscription.ts';

/** The payment provider tells the server in the meantime. */
export const syncDelayMs = 2_000;

interface Refreshed {
  /** Null: the server could not be asked. */
  subscription: Subscription | null;
  /** What could not be done, as sentences; the rest went on. */
  failures: string[];
  /** The payment provider was asked, as far as this server has one, and what it said is known. */
  isChecked: boolean;
  /** Whether the payment in the address is one of the account; null: none is named, or nobody could be asked. */
  isPaymentFound: boolean | null;
}

/**
 * Brings the account up to date after a payment: a wait, the payment provider asked through the server, the profile
 * and the subscription loaded again. Each of these may fail without the others. Without a payment in the address the
 * account is only looked at, until it is asked for again.
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
      const isFirst = !isRefresh.current;
      isRefresh.current = true;
      if (isFirst && paymentIntent !== null)
        await new Promise((resolve) => setTimeout(resolve, syncDelayMs));
      let isAsked = true;
      let isPaymentFound: boolean | null = null;
      if (!isFirst || paymentIntent !== null) {
        isAsked = false;
        await go(async () => {
          isPaymentFound = await syncSubscription(paymentIntent ?? undefined).catch(
            (error: unknown) => unlessNothingToAsk(error, paymentIntent),
          );
          isAsked = true;
        });
      }
      await go(refreshPlan);
      let subscription: Subscription | null = null;
      await go(async () => {
        subscription = await queryClient.fetchQuery({
          queryKey: subscriptionKey,
          queryFn: getSubscription,
          staleTime: 0,
        });
      });
      const isChecked = isAsked && subscription !== null;
      return { subscription, failures: [...new Set(failures)], isChecked, isPaymentFound };
    },
  });
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void query.refetch().finally(() => setRefreshing(false));
  };
  const { refetch } = query;
  const checkAgain = useCallback(() => refetch(), [refetch]);
  return { data: query.data, isRefreshing, refresh, checkAgain };
}

/** Where no payments are taken, what is stored is all there is, and nobody has paid. */
function unlessNothingToAsk(error: unknown, paymentIntent: string | null): boolean | null {
  if (!(error instanceof ApiError) || error.code !== 'PAYMENTS_NOT_CONFIGURED') throw error;
  return paymentIntent === null ? null : false;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
