import type { ListedScan } from '@curbcut/wire/read';
import { useState } from 'react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { formatLocalTime } from '../../../lib/format.ts';
import { useFirstScans } from '../../../entities/scan/api/use-first-scans.ts';
import { useLoadFailureToast } from '../../../lib/load-failure-toast.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { scanExtent, withoutScore } from '../../../entities/scan/scan-facts.ts';
import { reportKinds } from '../../../entities/report/report-kinds.ts';
import { BusinessSummaryDialog } from '../../../entities/report/components/business-summary-dialog.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';

const failed = 'Unable to load scan history';

export function BusinessReportsTab() {
  const query = useFirstScans();
  useLoadFailureToast(query.data ? null : query.error, failed);
  const [summaryOf, setSummaryOf] = useState<ListedScan | null>(null);
  return (
    <div className="stack gap-6">
      <section className="card stack" aria-labelledby="report-types">
        <h2 id="report-types">Report types</h2>
        <ul className="kinds">
          {reportKinds.map(({ kind, name, explanation, Icon }) => (
            <li key={kind}>
              <Icon className="icon" aria-hidden="true" />
              <div>
                <h3 className="text-base">{name}</h3>
                <p className="text-muted">{explanation}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="card card--flush" aria-labelledby="reports-by-scan">
        <div className="card__head">
          <h2 id="reports-by-scan">Reports of your latest scans</h2>
        </div>
        {query.data && <ReportRows scans={query.data.scans} onSummary={setSummaryOf} />}
        {query.isPending && <RowSkeleton label="Loading scans..." />}
        {query.error && !query.data && (
          <div className="p-6">
            <QueryFailure message={failed} query={query} />
          </div>
        )}
      </section>
      {summaryOf && <BusinessSummaryDialog scan={summaryOf} onClose={() => setSummaryOf(null)} />}
    </div>
  );
}

interface ReportRowsProps {
  scans: readonly ListedScan[];
  onSummary: (scan: ListedScan) => void;
}

function ReportRows({ scans, onSummary }: ReportRowsProps) {
  if (scans.length === 0) {
    return (
      <EmptyState title="No reports yet">
        <p>Each completed scan brings these four reports.</p>
        <ButtonLink look="primary" to="/dashboard">
          Scan a page
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className="rows rows--reports">
      {scans.map((scan, index) => (
        <li key={scan.scan_id ?? index}>
          <ScoreBox score={scan.overall_score} {...withoutScore(scan)} />
          <div className="stack gap-0.5">
            <h3 className="rows__url text-base">
              <BreakableText text={shortUrl(scan.url)} />
            </h3>
            <p className="meta">
              <span>{scanExtent(scan)}</span>
              <time dateTime={scan.scan_date}>{formatLocalTime(scan.scan_date)}</time>
            </p>
          </div>
          <ReportButtons scan={scan} onSummary={() => onSummary(scan)} />
        </li>
      ))}
    </ul>
  );
}
