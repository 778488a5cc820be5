import type { ScanReport, ScanResult } from '@curbcut/model/scan';
import type { ReactNode } from 'react';
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
  /** Where the result is, when it is on another page. */
  resultPath?: string;
  /** Stands after whom the failures shut out. */
  children?: ReactNode;
}

/** What a newcomer needs: how the page stands and why, who is shut out, and what to do first. */
export function FirstScreen(props: FirstScreenProps) {
  const { scan, result, isOwn, resultPath, children } = props;
  const picture = usePageScreenshot();
  const looks = ['first'];
  if (!picture) looks.push('first--bare');
  return (
    <section className={looks.join(' ')} aria-label="Result">
      {picture && <PageThumb scan={scan} picture={picture} />}
      <div className="first__why">
        <ScorePanel scan={scan} result={result} resultPath={resultPath} />
        <WhoIsShutOut scan={scan} result={result} />
        {children}
        {scan.comparison && (
          <SinceLastScan scan={scan} comparison={scan.comparison} isOwn={isOwn} />
        )}
      </div>
      <FirstSteps result={result} resultPath={resultPath} />
    </section>
  );
}
