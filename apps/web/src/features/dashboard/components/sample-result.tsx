import { toScoreOutOf100, type ScanReport, type ScanResult } from '@curbcut/model/scan';
import { Link } from 'react-router';
import { QueryFailure } from '../../../components/ui/query-failure.tsx';
import { RowSkeleton } from '../../../components/ui/row-skeleton.tsx';
import { ScoreBadge } from '../../../components/ui/score-badge.tsx';
import { useImageSource } from '../../../entities/result/api/use-image-source.ts';
import { WhoIsShutOut } from '../../../entities/result/components/first/who-is-shut-out.tsx';
import { SeverityCounts } from '../../../entities/result/components/severity-counts.tsx';
import { useSampleScan } from '../../../entities/sample/api/use-sample-scan.ts';

/** What a result looks like, while the account has none: how the sample begins. */
export function SampleResult() {
  const sample = useSampleScan();
  return (
    <section className="stack" aria-labelledby="sample-result">
      <div className="h2line">
        <h2 id="sample-result">A sample result</h2>
        <Link to="/sample-result">Open the sample result</Link>
      </div>
      {sample.data?.result ? (
        <Beginning scan={sample.data} result={sample.data.result} />
      ) : sample.error ? (
        <QueryFailure message="Unable to load the sample" query={sample} />
      ) : (
        <RowSkeleton label="Loading the sample..." rows={1} />
      )}
    </section>
  );
}

function Beginning({ scan, result }: { scan: ScanReport; result: ScanResult }) {
  const { src } = useImageSource(scan.screenshot?.url ?? null);
  const score = result.overallScore === null ? null : toScoreOutOf100(result.overallScore);
  return (
    <div className="sample">
      <span className="thumb">{src !== undefined && <img src={src} alt="" />}</span>
      <div className="first__why">
        {score !== null && (
          <div className="first__score">
            <p className="bignum">
              <span className="sr-only">Score </span>
              {score}
              <small>/100</small>
            </p>
            <p className="row">
              <ScoreBadge outOf100={score} />
            </p>
          </div>
        )}
        <WhoIsShutOut result={result} headingLevel="h3" />
        <SeverityCounts counts={result.severityCounts} />
      </div>
    </div>
  );
}
