import { toScoreOutOf100, type Comparison, type ScanReport } from '@curbcut/model/scan';
import { Check, Info, Plus, Repeat2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatDayOfYear } from '../../../../lib/format.ts';

interface SinceLastScanProps {
  scan: Pick<ScanReport, 'scanId'>;
  comparison: Comparison;
  /** Only its owner can open the scan before. */
  isOwn: boolean;
}

/** What changed since the scan of the same page before, in one line. */
export function SinceLastScan({ scan, comparison, isOwn }: SinceLastScanProps) {
  const { previousScanId, previousDate, previousScore, ruleChangedCount } = comparison;
  const score = previousScore === null ? '' : ` (${toScoreOutOf100(previousScore)})`;
  return (
    <p className="first__change">
      <span>
        Since {formatDayOfYear(previousDate)}
        {score}:
      </span>
      <span className="ink-green">
        <Check className="icon icon--sm" aria-hidden="true" />
        <b>{comparison.fixed.length}</b> fixed
      </span>
      <span>
        <Plus className="icon icon--sm" aria-hidden="true" />
        <b>{comparison.newCount}</b> new
      </span>
      <span>
        <Repeat2 className="icon icon--sm" aria-hidden="true" />
        <b>{comparison.recurringCount}</b> still there
      </span>
      {ruleChangedCount > 0 && (
        <span>
          <Info className="icon icon--sm" aria-hidden="true" />
          <b>{ruleChangedCount}</b> by changed rules
        </span>
      )}
      {isOwn && (
        <Link to={`/compare?older=${previousScanId}&newer=${scan.scanId}`}>
          Compare<span className="sr-only"> the two scans</span>
        </Link>
      )}
    </p>
  );
}
