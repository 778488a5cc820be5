import type { User } from '@curbcut/wire/account';
import { Suspense } from 'react';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';

/** Visitors, for whom this page is, do not load it. */
const LazyScansLeft = lazyPart(async () => {
  const { ScansLeft } = await import('./scans-left.tsx');
  return ScansLeft;
});

export function ScansLeftOnDemand({ user }: { user: User }) {
  return (
    <PartBoundary isQuiet>
      <Suspense fallback="It counts as one of your monthly scans.">
        <LazyScansLeft user={user} />
      </Suspense>
    </PartBoundary>
  );
}
