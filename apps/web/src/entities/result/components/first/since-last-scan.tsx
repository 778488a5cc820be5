import {
  countFixed,
  describeChanges,
  toScoreOutOf100,
  type Comparison,
  type NamedChange,
  type ScanReport,
} from '@curbcut/model/scan';
import { Check, Info, Plus, Repeat2, RotateCcw, type LucideIcon } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { amount, formatDayOfYear } from '../../../../lib/format.ts';
import { countChange, type Change } from '../../issue-changes.ts';
import { writeView } from '../../result-view.ts';

/** Narrows the list to what changed in one way, and back. */
export interface ChangeChoice {
  chosen: Change | '';
  onChoose: (change: Change | '') => void;
}

interface SinceLastScanProps {
  scan: Pick<ScanReport, 'scanId' | 'result'>;
  comparison: Comparison;
  /** Only its owner can open the scan before. */
  isOwn: boolean;
  /** Absent where there is no list. */
  choice?: ChangeChoice | undefined;
}

const numbers: readonly (readonly [Change, string, LucideIcon])[] = [
  ['new', 'new', Plus],
  ['came-back', 'came back', RotateCcw],
  ['recurring', 'still there', Repeat2],
  ['rule-changed', 'by changed rules', Info],
];

/** What changed since the scan of the same page or site before: how much in one line, and then what. */
export function SinceLastScan({ scan, comparison, isOwn, choice }: SinceLastScanProps) {
  const [search] = useSearchParams();
  const { previousScanId, previousDate, previousScore } = comparison;
  const score = previousScore === null ? '' : ` (${toScoreOutOf100(previousScore)})`;
  const issues = scan.result?.issues ?? [];
  const changes = describeChanges(comparison, issues);
  const fixed = countFixed(comparison);
  const fixedText = (
    <>
      <Check className="icon icon--sm" aria-hidden="true" />
      <b>{amount(fixed)}</b> fixed
    </>
  );
  return (
    <div className="first__change">
      <p>
        <span>
          Since {formatDayOfYear(previousDate)}
          {score}:
        </span>
        {choice && fixed > 0 ? (
          <Link
            className="change-number ink-green"
            to={{ search: `${writeView('issues', search)}`, hash: 'fixed' }}
          >
            {fixedText}
          </Link>
        ) : (
          <span className="change-number ink-green">{fixedText}</span>
        )}
        {numbers.map(([change, words, Icon]) => (
          <ChangeNumber
            key={change}
            count={countChange(issues, change, comparison)}
            {...{ change, words, Icon, choice }}
          />
        ))}
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

/** None that came back, or that only rules brought, is no news. */
function ChangeNumber(props: {
  change: Change;
  count: number;
  words: string;
  Icon: LucideIcon;
  choice: ChangeChoice | undefined;
}) {
  const { change, count, words, Icon, choice } = props;
  const text = (
    <>
      <Icon className="icon icon--sm" aria-hidden="true" />
      <b>{amount(count)}</b> {words}
    </>
  );
  if (count === 0 && change !== 'new' && change !== 'recurring') return null;
  if (!choice || count === 0) return <span className="change-number">{text}</span>;
  const isChosen = choice.chosen === change;
  return (
    <button
      type="button"
      className="change-number"
      aria-pressed={isChosen}
      onClick={() => choice.onChoose(isChosen ? '' : change)}
    >
      {text}
    </button>
  );
}

const maxNamed = 3;

function Named({ label, changes }: { label: string; changes: readonly NamedChange[] }) {
  if (changes.length === 0) return null;
  const named = [...Map.groupBy(changes, ({ title }) => title)];
  const more = named.length - maxNamed;
  return (
    <p>
      <b>{label}:</b>{' '}
      {named.slice(0, maxNamed).map(([title, same], at) => {
        const where = same.map((one) => one.where).filter((one) => one !== '');
        return (
          <span key={title}>
            {at > 0 && '; '}
            {title}
            {where.length > 0 && ` (${where.join('; ')})`}
          </span>
        );
      })}
      {more > 0 && ` and ${amount(more)} more`}
    </p>
  );
}
