import { LoaderCircle } from 'lucide-react';
import { Suspense } from 'react';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import type { RunningScan as Loaded, RunningScanProps } from './running-scan.tsx';

/** What a running scan and its result need is no part of the page until a scan was asked for. */
export async function loadRunningScan(): Promise<typeof Loaded> {
  const { RunningScan } = await import('./running-scan.tsx');
  return RunningScan;
}

const LazyRunningScan = lazyPart(loadRunningScan);

export function RunningScanOnDemand(props: RunningScanProps) {
  return (
    <PartBoundary>
      <Suspense
        fallback={
          <output className="flex items-center gap-2">
            <LoaderCircle className="icon spin" aria-hidden="true" />
            Starting scan...
          </output>
        }
      >
        <LazyRunningScan {...props} />
      </Suspense>
    </PartBoundary>
  );
}
