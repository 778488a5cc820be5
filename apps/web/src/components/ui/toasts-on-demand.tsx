import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { hasHadToasts, onToast } from '../../lib/toast-queue.ts';
import { PartBoundary } from './part-boundary.tsx';

const Toasts = lazyPart(async () => {
  const toasts = await import('./toasts.tsx');
  return toasts.Toasts;
});

/** Nothing until there is something to say. */
export function ToastsOnDemand() {
  const isNeeded = useSyncExternalStore(onToast, hasHadToasts, () => false);
  return (
    isNeeded && (
      <PartBoundary isQuiet>
        <Suspense>
          <Toasts />
        </Suspense>
      </PartBoundary>
    )
  );
}
