import {
  countFixed,
  describeChanges,
  toScoreOutOf100,
  type Comparison,
  type NamedChange,
  type ScanReport,
} from '@curbcut/model/scan';
import { Check, Info, Plus, Repeat2, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { amount, formatDayOfYear } from '../../../../lib/format.ts';

interface SinceLastScanProps {
  scan: Pick<ScanReport, 'scanId' | 'result'>;
  comparison: Comparison;
  /** Only its owner can open the scan before. */
  isOwn: boolean;
}

/** What changed since the scan of the same page or site before: how much in one line, and then what. */
export function SinceLastScan({ scan, comparison, isOwn }: SinceLastScanProps) {
  const { previousScanId, previousDate, previousScore, ruleChangedCount } = comparison;
  const score = previousScore === null ? '' : ` (${toScoreOutOf100(previousScore)})`;
  const changes = describeChanges(comparison, scan.result?.issues ?? []);
  return (
    <div className="first__change">
      <p>
        <span>
          Since {formatDayOfYear(previousDate)}
          {score}:
        </span>
        <span className="ink-green">
          <Check className="icon icon--sm" aria-hidden="true" />
          <b>{amount(countFixed(comparison))}</b> fixed
        </span>
        <span>
          <Plus className="icon icon--sm" aria-hidden="true" />
          <b>{amount(comparison.newCount)}</b> new
        </span>
        {comparison.cameBackCount > 0 && (
          <span>
            <RotateCcw className="icon icon--sm" aria-hidden="true" />
            <b>{amount(comparison.cameBackCount)}</b> came back
          </span>
        )}
        <span>
          <Repeat2 className="icon icon--sm" aria-hidden="true" />
          <b>{amount(comparison.recurringCount)}</b> still there
        </span>
        {ruleChangedCount > 0 && (
          <span>
            <Info className="icon icon--sm" aria-hidden="true" />
            <b>{amount(ruleChangedCount)}</b> by changed rules
          </span>
        )}
        {isOwn && (
          <Link to={`/compare?older=${previousScanId}&newer=${scan.scanId}`}>
            Compare<span className="sr-only"> the two scans</span>
          </Link>
        )}
      </p>
      <Named label="Fixed" changes={changes.fixed} />
      <Named label="New" changes={changes.new} />
      <Named label="Came back" changes={changes.cameBack} />
    </div>
  );
}

const mostNamed = 3;

function Named({ label, changes }: { label: string; changes: readonly NamedChange[] }) {
  if (changes.length === 0) return null;
  const more = changes.length - mostNamed;
  return (
    <p>
      <b>{label}:</b>{' '}
      {changes.slice(0, mostNamed).map(({ fingerprint, title, where }, at) => (
        <span key={`${fingerprint} ${where}`}>
          {at > 0 && '; '}
          {title}
          {where !== '' && ` (${where})`}
        </span>
      ))}
      {more > 0 && ` and ${amount(more)} more`}
    </p>
  );
}
