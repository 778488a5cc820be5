import type { ListedScan } from '@curbcut/wire/read';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { amount } from '../../../lib/format.ts';
import { useNarrowerThan } from '../../../lib/use-narrower-than.ts';
import { BusinessSummaryDialog } from '../../../entities/report/components/business-summary-dialog.tsx';
import { useFirstScans } from '../../../entities/scan/api/use-first-scans.ts';
import { useLoadFailureToast } from '../../../lib/load-failure-toast.ts';
import { ScanList } from './scan-list.tsx';
import { ScanTable } from './scan-table.tsx';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

const failed = 'Unable to load scan history';

/** The newest scans; the scan history page has them all. */
export function ScanHistoryTab() {
  const query = useFirstScans();
  useLoadFailureToast(query.data ? null : query.error, failed);
  const isNarrow = useNarrowerThan(56);
  const [summaryOf, setSummaryOf] = useState<ListedScan | null>(null);
  const Scans = isNarrow ? ScanList : ScanTable;
  const scans = query.data?.scans ?? [];
  const total = query.data?.pagination.total ?? 0;
  return (
    <section className="card card--flush" aria-labelledby="scan-history">
      <div className="card__head">
        <h2 id="scan-history">Scan History</h2>
        {total > scans.length && (
          <ButtonLink look="ghost" to="/scan-history">
            View all {amount(total)} scans
            <ArrowRight className="icon" aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
      {query.isPending && <RowSkeleton label="Loading scan history..." rows={5} />}
      {query.error && !query.data && (
        <div className="p-6">
          <QueryFailure message={failed} query={query} />
        </div>
      )}
      {query.data && scans.length === 0 && (
        <EmptyState title="No scans yet">
          <p>Scan a page, and its score and issues stand here.</p>
          <ButtonLink look="primary" to="/dashboard">
            Go to Quick Scan
          </ButtonLink>
        </EmptyState>
      )}
      {scans.length > 0 && <Scans scans={scans} onSummary={setSummaryOf} />}
      {summaryOf && <BusinessSummaryDialog scan={summaryOf} onClose={() => setSummaryOf(null)} />}
    </section>
  );
}
