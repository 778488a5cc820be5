import { Suspense, lazy, useSyncExternalStore } from 'react';
import { importPage } from '../../lib/import-page.ts';
import { hasHadToasts, onToast } from '../../lib/toast-queue.ts';

const Toasts = lazy(async () => {
  const toasts = await importPage(() => import('./toasts.tsx'));
  return { default: toasts.Toasts };
});

/** Nothing until there is something to say. */
export function ToastsOnDemand() {
  const isNeeded = useSyncExternalStore(onToast, hasHadToasts, () => false);
  return (
    isNeeded && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
