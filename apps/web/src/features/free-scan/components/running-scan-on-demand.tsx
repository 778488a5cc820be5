import { LoaderCircle } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { importPage } from '../../../lib/import-page.ts';
import type { RunningScan as Loaded, RunningScanProps } from './running-scan.tsx';

/** What a running scan and its result need is no part of the page until a scan was asked for. */
export async function loadRunningScan(): Promise<typeof Loaded> {
  const { RunningScan } = await import('./running-scan.tsx');
  return RunningScan;
}

const LazyRunningScan = lazy(async () => ({ default: await importPage(loadRunningScan) }));

export function RunningScanOnDemand(props: RunningScanProps) {
  return (
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
  );
}
