import { Suspense, lazy } from 'react';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { importPage } from '../../../lib/import-page.ts';
import type { QuickScanRunProps } from './quick-scan-run.tsx';

async function loadQuickScanRun() {
  const { QuickScanRun } = await import('./quick-scan-run.tsx');
  return QuickScanRun;
}

const LazyQuickScanRun = lazy(async () => ({ default: await importPage(loadQuickScanRun) }));

/** What a running scan needs is no part of the dashboard's first script. */
export function QuickScanRunOnDemand(props: QuickScanRunProps) {
  return (
    <Suspense fallback={<RowSkeleton label="Starting scan..." rows={1} />}>
      <LazyQuickScanRun {...props} />
    </Suspense>
  );
}
