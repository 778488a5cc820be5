import { toScoreOutOf100 } from '@curbcut/model/scan';
import { type ScanRecord, type ScanResults } from '@curbcut/wire/scan';
import { Check, TriangleAlert } from 'lucide-react';
import { plural } from '../../../lib/format.ts';

interface FiguresCardProps {
  scan: ScanRecord;
  results: ScanResults;
}

export function FiguresCard({ scan, results }: FiguresCardProps) {
  return (
    <dl className="card">
      <div className="figure">
        <dt className="text-muted">Lighthouse Score</dt>
        <dd>
          {results.lighthouse_score === null ? (
            'N/A'
          ) : (
            <b>
              {toScoreOutOf100(results.lighthouse_score)}
              <small> /100</small>
            </b>
          )}
        </dd>
      </div>
      <div className="figure">
        <dt className="text-muted">Issues Found</dt>
        <dd>
          <b>{results.total_issues}</b>
        </dd>
        {scan.comparison && (
          <dd className="figure__note">
            {scan.comparison.new_count} new, {scan.comparison.recurring_count} recurring,{' '}
            {scan.comparison.fixed_count} fixed
          </dd>
        )}
        {results.needs_review_count > 0 && (
          <dd className="figure__note">
            {plural(results.needs_review_count, 'more finding')} for a person to judge
          </dd>
        )}
      </div>
      <div className="figure">
        <dt className="text-muted">Status</dt>
        <dd>
          {scan.has_errors ? (
            <span className="badge badge--yellow">
              <TriangleAlert className="icon" aria-hidden="true" />
              Has Errors
            </span>
          ) : (
            <span className="badge badge--line">
              <Check className="icon" aria-hidden="true" />
              No Errors
            </span>
          )}
        </dd>
        <dd className="figure__note">
          {scan.has_errors ? missingSentence(scan) : 'All checks ran.'}
        </dd>
      </div>
    </dl>
  );
}

function missingSentence(scan: ScanRecord): string {
  const failed = scan.metadata.engines.filter((run) => run.status === 'failed');
  if (failed.length === 0) return 'A part of the scan could not finish.';
  return `${failed.map((run) => run.name).join(', ')} could not finish. What it would have found is missing.`;
}
