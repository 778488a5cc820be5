import { hasErrors, toScoreOutOf100, type ScanReport, type ScanResult } from '@curbcut/model/scan';
import { Check, TriangleAlert } from 'lucide-react';
import { plural } from '../../../lib/format.ts';
import { lighthouseScore } from '../lighthouse.ts';

interface FiguresCardProps {
  scan: ScanReport;
  result: ScanResult;
}

export function FiguresCard({ scan, result }: FiguresCardProps) {
  const score = lighthouseScore(result);
  const isIncomplete = hasErrors(scan);
  const { comparison } = scan;
  return (
    <dl className="card">
      <div className="figure">
        <dt className="text-muted">Lighthouse Score</dt>
        <dd>
          {score === null ? (
            'N/A'
          ) : (
            <b>
              {toScoreOutOf100(score)}
              <small> /100</small>
            </b>
          )}
        </dd>
      </div>
      <div className="figure">
        <dt className="text-muted">Issues Found</dt>
        <dd>
          <b>{result.issuesCount}</b>
        </dd>
        {comparison && (
          <dd className="figure__note">
            {comparison.newCount} new, {comparison.recurringCount} recurring,{' '}
            {comparison.fixed.length} fixed
          </dd>
        )}
        {result.needsReviewCount > 0 && (
          <dd className="figure__note">
            {plural(result.needsReviewCount, 'more finding')} for a person to judge
          </dd>
        )}
      </div>
      <div className="figure">
        <dt className="text-muted">Status</dt>
        <dd>
          {isIncomplete ? (
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
          {isIncomplete ? missingSentence(result) : 'All checks ran.'}
        </dd>
      </div>
    </dl>
  );
}

function missingSentence({ engineFailures: failed }: ScanResult): string {
  if (failed.length === 0) return 'A part of the scan could not finish.';
  return `${failed.map(({ name }) => name).join(', ')} could not finish. What it would have found is missing.`;
}
