import { impacts, type ScanProgress, type ScanReport, type ScanResult } from '@curbcut/model/scan';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { durationText } from '../../../entities/scan/report-facts.ts';
import { ScoreBox } from '../../../components/ui/score-box.tsx';
import { SeverityBadge } from '../../../components/ui/severity-badge.tsx';
import { SeverityBar } from '../../../components/ui/severity-bar.tsx';
import { plural } from '../../../lib/format.ts';
import { FirstSteps } from '../../../entities/result/components/first/first-steps.tsx';
import { WhoIsShutOut } from '../../../entities/result/components/first/who-is-shut-out.tsx';
import { PageTitle } from '../../../entities/result/components/scan-heading.tsx';
import { shortUrl } from '../../../lib/page-url.ts';
import { useScanTerms } from '../use-scan-terms.ts';
import { KeepLink } from './keep-link.tsx';

interface ScanFinishedProps {
  scan: ScanReport;
  result: ScanResult;
  progress: ScanProgress | undefined;
}

export function ScanFinished({ scan, result, progress }: ScanFinishedProps) {
  const terms = useScanTerms();
  return (
    <>
      <Notice kind="ok">
        <KeepLink jobId={scan.scanId} progress={progress} terms={terms} />
      </Notice>
      <div className="flex items-start gap-5">
        <ScoreBox score={result.overallScore} />
        <div className="stack gap-2">
          <ArrivalHeading level={2} takesFocus>
            <BreakableText text={shortUrl(scan.url)} />
          </ArrivalHeading>
          <PageTitle title={result.page.title} />
          <p className="meta meta--large">
            <span className="ink-green">
              <CircleCheck className="icon icon--sm" aria-hidden="true" />
              Completed
            </span>
            <span>{durationText(scan)}</span>
            <span>{plural(result.issuesCount, 'issue')}</span>
          </p>
        </div>
      </div>
      <div className="stack gap-3">
        <SeverityBar counts={result.severityCounts} />
        <ul className="row gap-x-4 gap-y-2">
          {impacts.map((impact) => (
            <li key={impact} className="flex items-center gap-1.5">
              <SeverityBadge impact={impact} />
              <span className="num">{result.severityCounts[impact]}</span>
            </li>
          ))}
        </ul>
      </div>
      <WhoIsShutOut scan={scan} result={result} />
      <FirstSteps result={result} resultPath={terms.resultPath(scan.scanId)} />
      <div className="row">
        <ButtonLink look="primary" to={terms.resultPath(scan.scanId)}>
          Open the full report
          <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
        <ButtonLink to="/free-scan">Scan another page</ButtonLink>
      </div>
    </>
  );
}
