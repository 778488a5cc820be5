import type { ScanProgress, ScanReport, ScanResult } from '@curbcut/model/scan';
import { ArrowRight, Clock } from 'lucide-react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { ArrivalHeading } from '../../../components/ui/arrival-heading.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { FirstScreen } from '../../../entities/result/components/first/first-screen.tsx';
import { ScanAgain } from '../../../entities/result/components/scan-again.tsx';
import { PageTitle, ScanFacts } from '../../../entities/result/components/scan-heading.tsx';
import { SeverityCounts } from '../../../entities/result/components/severity-counts.tsx';
import {
  ScreenshotContext,
  useLoadedScreenshot,
} from '../../../entities/result/page-screenshot.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { useScanTerms } from '../use-scan-terms.ts';
import { KeepLink } from './keep-link.tsx';

interface ScanFinishedProps {
  scan: ScanReport;
  result: ScanResult;
  progress: ScanProgress | undefined;
}

/** The first screen of the result, and the way to the rest of it. */
export function ScanFinished({ scan, result, progress }: ScanFinishedProps) {
  const terms = useScanTerms();
  const resultPath = terms.resultPath(scan.scanId);
  const screenshot = useLoadedScreenshot(scan.screenshot);
  return (
    <ScreenshotContext value={screenshot}>
      <div className="result-head">
        <div className="stack gap-2">
          <ArrivalHeading level={1} takesFocus>
            <BreakableText text={shortUrl(scan.url)} />
          </ArrivalHeading>
          <PageTitle title={result.page.title} />
          <ScanFacts scan={scan} />
        </div>
        <div className="row gap-2 @min-[56rem]/page:justify-end">
          <ButtonLink look="primary" to={resultPath}>
            See the full result
            <ArrowRight className="icon" aria-hidden="true" />
          </ButtonLink>
          <ScanAgain scan={scan} isOwn={false} />
        </div>
      </div>
      <FirstScreen scan={scan} result={result} isOwn={false} resultPath={resultPath}>
        <SeverityCounts counts={result.severityCounts} />
      </FirstScreen>
      <Notice kind="info" icon={Clock}>
        <KeepLink jobId={scan.scanId} progress={progress} terms={terms} />
      </Notice>
    </ScreenshotContext>
  );
}
