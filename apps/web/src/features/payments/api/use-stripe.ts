import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';

/**
 * The payment provider's program for a publishable key. Its script is asked for now, and not before: the pure module
 * injects nothing when it is imported.
 */
export function useStripe(publishableKey: string) {
  return useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: async () => {
      const stripe = await loadStripe(publishableKey, { locale: 'en' });
      if (stripe === null) throw new Error('The script of the payment provider came to nothing.');
      return stripe;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // It is a program, not data to compare.
    structuralSharing: false,
  });
}
