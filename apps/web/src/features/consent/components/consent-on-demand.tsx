import { Suspense, lazy, useSyncExternalStore } from 'react';
import { importPage } from '../../../lib/import-page.ts';
import { useSiteConfig } from '../../../lib/site-config.ts';

const ConsentManager = lazy(async () => {
  const consent = await importPage(() => import('./consent-manager.tsx'));
  return { default: consent.ConsentManager };
});

/** Nothing at all where the operator uses no analytics: then there is nothing to ask. */
export function ConsentOnDemand() {
  const { analyticsId } = useSiteConfig();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    isAlive &&
    analyticsId !== null && (
      <Suspense>
        <ConsentManager measurementId={analyticsId} />
      </Suspense>
    )
  );
}

/** Nothing is to be told: a page that was drawn ahead becomes alive once. */
function never(): () => void {
  return () => undefined;
}
