import type { ListedScan } from '@curbcut/wire/read';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { ScoreChange } from '../../../components/ui/score-change.tsx';
import { recentScansCount, useRecentScans } from '../api/use-recent-scans.ts';
import { useLoadFailureToast } from '../../../lib/load-failure-toast.ts';
import { scoreChange, withoutScore } from '../../../entities/scan/scan-facts.ts';
import { ScanLink } from './scan-link.tsx';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';
import { ScanMeta } from './scan-meta.tsx';

const failed = 'Unable to load scan history';

export function RecentScans() {
  const recent = useRecentScans();
  useLoadFailureToast(recent.data ? null : recent.error, failed);
  return (
    <section className="stack gap-2" aria-labelledby="recent-scans">
      <div className="h2line">
        <h2 id="recent-scans">Recent Scans</h2>
        <Link to="/scan-history">
          View All<span className="sr-only"> scans</span>
        </Link>
      </div>
      {recent.data ? (
        <RecentList scans={recent.data.scans} />
      ) : recent.error ? (
        <QueryFailure message={failed} query={recent} />
      ) : (
        <RowSkeleton label="Loading recent scans..." rows={recentScansCount} />
      )}
    </section>
  );
}

function RecentList({ scans }: { scans: readonly ListedScan[] }) {
  if (scans.length === 0) {
    return (
      <EmptyState title="No scans yet">
        <p>Enter the address of a page above to see its score and its issues here.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="rows rows--inline rows--bare">
      {scans.map((scan, index) => {
        const change = scoreChange(scan);
        return (
          <li key={scan.scan_id ?? index}>
            <ScoreBox score={scan.overall_score} {...withoutScore(scan)} />
            <div className="stack gap-0.5">
              <p>
                <ScanLink scan={scan} />
              </p>
              <ScanMeta scan={scan} />
            </div>
            <span>{change !== null && <ScoreChange points={change} />}</span>
          </li>
        );
      })}
    </ul>
  );
}
