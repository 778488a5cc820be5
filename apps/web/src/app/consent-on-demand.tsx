import { Suspense, useSyncExternalStore } from 'react';
import { PartBoundary } from '../components/ui/part-boundary.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useSiteConfig } from '../lib/site-config.ts';

const TrackedConsent = lazyPart(async () => {
  const consent = await import('./screens/tracked-consent.tsx');
  return consent.TrackedConsent;
});

/** Nothing at all where the operator uses no analytics: then there is nothing to ask. */
export function ConsentOnDemand() {
  const { analyticsId } = useSiteConfig();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    isHydrated &&
    analyticsId !== null && (
      <PartBoundary isQuiet>
        <Suspense>
          <TrackedConsent measurementId={analyticsId} />
        </Suspense>
      </PartBoundary>
    )
  );
}

/** Nothing is to be told: a page that was prerendered is hydrated once. */
function never(): () => void {
  return () => undefined;
}
