import type { User } from '@curbcut/contracts';
import { Suspense, lazy } from 'react';

/** Visitors, for whom this page is, do not load it. */
const LazyScansLeft = lazy(async () => {
  const { ScansLeft } = await import('./scans-left.tsx');
  return { default: ScansLeft };
});

export function ScansLeftOnDemand({ user }: { user: User }) {
  return (
    <Suspense fallback="It counts as one of your monthly scans.">
      <LazyScansLeft user={user} />
    </Suspense>
  );
}
