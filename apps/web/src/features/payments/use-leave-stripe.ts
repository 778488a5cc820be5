import { useLayoutEffect } from 'react';

/**
 * Whoever leaves the checkout leaves the payment provider. Its script keeps frames and listeners for as long as the
 * document lives, and cannot be told to stop; so the page that is gone to begins with a document of its own.
 */
export function useLeaveStripe(): void {
  useLayoutEffect(
    () => () => {
      if (document.querySelector('script[src^="https://js.stripe.com/"]')) location.reload();
    },
    [],
  );
}
