import type { ScanReport, ScanResult } from '@curbcut/model/scan';
import { usePageScreenshot } from '../../page-screenshot.ts';
import { FirstSteps } from './first-steps.tsx';
import { PageThumb } from './page-thumb.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SinceLastScan } from './since-last-scan.tsx';
import { WhoIsShutOut } from './who-is-shut-out.tsx';

interface FirstScreenProps {
  scan: ScanReport;
  result: ScanResult;
  isOwn: boolean;
}

/** What a newcomer needs: how the page stands and why, who is shut out, and what to do first. */
export function FirstScreen({ scan, result, isOwn }: FirstScreenProps) {
  const picture = usePageScreenshot();
  const looks = ['first'];
  if (!picture) looks.push('first--bare');
  return (
    <section className={looks.join(' ')} aria-label="Result">
      {picture && <PageThumb scan={scan} picture={picture} />}
      <div className="first__why">
        <ScorePanel scan={scan} result={result} />
        <WhoIsShutOut scan={scan} result={result} />
        {scan.comparison && (
          <SinceLastScan scan={scan} comparison={scan.comparison} isOwn={isOwn} />
        )}
      </div>
      <FirstSteps result={result} />
    </section>
  );
}
