import type { ScanReport, ScanResult, SiteScores } from '@curbcut/model/scan';
import type { ReactNode } from 'react';
import { usePageScreenshot } from '../../page-screenshot.ts';
import { FirstSteps } from './first-steps.tsx';
import { PageThumb } from './page-thumb.tsx';
import { ScorePanel } from './score-panel.tsx';
import { ScoreReasons } from './score-reasons.tsx';
import { SinceLastScan, type ChangeChoice } from './since-last-scan.tsx';
import { WhoIsShutOut } from './who-is-shut-out.tsx';

/** What the first screen of a whole site has of its own. */
export interface SiteFirst {
  picture: ReactNode;
  /** How the scores of its pages are spread. */
  spread: ReactNode;
  scores: SiteScores | null;
  /** Under what to do first. */
  foot: string | null;
}

interface FirstScreenProps {
  scan: ScanReport;
  result: ScanResult;
  isOwn: boolean;
  /** Where the result is, when it is on another page. */
  resultPath?: string;
  /** Narrows the list below to what changed in one way. */
  changeChoice?: ChangeChoice;
  site?: SiteFirst | undefined;
  /** Stands after whom the failures shut out. */
  children?: ReactNode;
}

/** What a newcomer needs: how the page or site stands, who is shut out, what changed, why, and what to do first. */
export function FirstScreen(props: FirstScreenProps) {
  const { scan, result, isOwn, resultPath, changeChoice, site, children } = props;
  const screenshot = usePageScreenshot();
  const picture = site?.picture ?? (screenshot && <PageThumb scan={scan} picture={screenshot} />);
  return (
    <section className={picture ? 'first' : 'first first--bare'} aria-label="Result">
      {picture}
      <div className="first__why">
        <ScorePanel scan={scan} result={result} spread={site?.spread} />
        <WhoIsShutOut result={result} />
        {children}
        {scan.comparison && (
          <SinceLastScan
            scan={scan}
            comparison={scan.comparison}
            isOwn={isOwn}
            choice={changeChoice}
          />
        )}
        <ScoreReasons
          scan={scan}
          result={result}
          siteScores={site?.scores ?? null}
          resultPath={resultPath}
        />
      </div>
      <FirstSteps result={result} resultPath={resultPath} foot={site?.foot ?? null} />
    </section>
  );
}
