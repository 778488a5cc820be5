import {
  nothingToScore,
  toScoreOutOf100,
  whyScore,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { Minus } from 'lucide-react';
import { Link } from 'react-router';
import { ScoreBadge } from '../../../../components/ui/score-badge.tsx';
import { ScoreChange } from '../../../../components/ui/score-change.tsx';
import { ScoreScale } from '../../../../components/ui/score-scale.tsx';

interface ScorePanelProps {
  scan: Pick<ScanReport, 'scanType' | 'comparison'>;
  result: ScanResult;
  /** Where the result is, when it is on another page. */
  resultPath?: string | undefined;
}

/** The score with one line on why. */
export function ScorePanel({ scan, result, resultPath }: ScorePanelProps) {
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
      <ScoreScale scoreOutOf100={outOf100} previousOutOf100={previous} />
      <p className="text-sm text-muted">
        <b>Why {outOf100}:</b> {whyScore(scan, result).join(' ')}{' '}
        {resultPath === undefined ? (
          <a href="#about">How the score works</a>
        ) : (
          <Link to={`${resultPath}#about`}>How the score works</Link>
        )}
      </p>
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
