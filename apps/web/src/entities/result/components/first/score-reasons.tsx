import {
  toScoreOutOf100,
  whyScore,
  type ScanReport,
  type ScanResult,
  type SiteScores,
} from '@curbcut/model/scan';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

interface ScoreReasonsProps {
  scan: Pick<ScanReport, 'scanType'>;
  result: ScanResult;
  siteScores: SiteScores | null;
  /** Where the result is, when it is on another page. */
  resultPath: string | undefined;
}

/** Why the score is what it is, for whoever asks. */
export function ScoreReasons({ scan, result, siteScores, resultPath }: ScoreReasonsProps) {
  if (result.overallScore === null) return null;
  return (
    <details className="fold fold--small">
      <summary>
        <ChevronRight className="icon icon--sm" aria-hidden="true" />
        Why {toScoreOutOf100(result.overallScore)}?
      </summary>
      <p className="text-sm text-muted">
        {whyScore(scan, result, siteScores).join(' ')}{' '}
        {resultPath === undefined ? (
          <a href="#about">How the score works</a>
        ) : (
          <Link to={`${resultPath}#about`}>How the score works</Link>
        )}
      </p>
    </details>
  );
}
