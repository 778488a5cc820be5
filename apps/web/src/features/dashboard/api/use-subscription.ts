import { SubscriptionStatus } from '@curbcut/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

/** For display only. */
export function useSubscription() {
  return useQuery({
    queryKey: ['subscription'],
    queryFn: async () => {
      const path = '/api/payments/subscription-status';
      return (await callApi({ path }, SubscriptionStatus)).subscription;
    },
  });
}
