import {
  nothingToScore,
  toScoreOutOf100,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../../components/ui/score-badge.tsx';
import { ScoreChange } from '../../../../components/ui/score-change.tsx';
import { ScoreScale } from '../../../../components/ui/score-scale.tsx';

interface ScorePanelProps {
  scan: Pick<ScanReport, 'comparison'>;
  result: ScanResult;
  /** Of a site, in place of the scale: how the scores of its pages are spread. */
  spread?: ReactNode;
}

/** The score, and where it stands. */
export function ScorePanel({ scan, result, spread }: ScorePanelProps) {
  if (result.overallScore === null) return <WithoutScore result={result} />;
  const outOf100 = toScoreOutOf100(result.overallScore);
  const before = scan.comparison?.previousScore ?? null;
  const previous = before === null ? null : toScoreOutOf100(before);
  return (
    <>
      <div className="first__score">
        <p className="bignum">
          <span className="sr-only">Score </span>
          {outOf100}
          <small>/100</small>
        </p>
        <p className="row">
          <ScoreBadge outOf100={outOf100} />
          {previous !== null && <ScoreChange points={outOf100 - previous} />}
        </p>
      </div>
      {spread ?? <ScoreScale scoreOutOf100={outOf100} previousOutOf100={previous} />}
    </>
  );
}

function WithoutScore({ result }: { result: ScanResult }) {
  const reasons = result.notAssessed.filter(({ kind }) => kind === 'content' || kind === 'page');
  return (
    <>
      <div className="first__score">
        <p className="bignum" aria-hidden="true">
          –
        </p>
        <p>
          <span className="badge badge--line">
            <Minus className="icon" aria-hidden="true" />
            {nothingToScore}
          </span>
        </p>
      </div>
      {reasons.map(({ code, message }) => (
        <p key={code} className="text-sm text-muted">
          {message}
        </p>
      ))}
    </>
  );
}
