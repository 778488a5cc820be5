import type { ScanReport, ScanResult } from '@curbcut/model/scan';
import type { SiteScanAnswer } from '@curbcut/wire/scan';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { ReportActions } from '../../../entities/report/components/report-actions.tsx';
import { AboutScan } from '../../../entities/result/components/about-scan.tsx';
import type { CriteriaViewProps } from '../../../entities/result/components/criteria/criteria-view.tsx';
import { FixedIssues } from '../../../entities/result/components/fixed-issues.tsx';
import { LinkedIssueNotice } from '../../../entities/result/components/linked-issue-notice.tsx';
import { NotAssessed } from '../../../entities/result/components/not-assessed.tsx';
import { OtherStandard } from '../../../entities/result/components/other-standard.tsx';
import { OwnScanActions } from '../../../entities/result/components/own-scan-actions.tsx';
import { ScanAgain } from '../../../entities/result/components/scan-again.tsx';
import { ScanHeading } from '../../../entities/result/components/scan-heading.tsx';
import { DecideContext } from '../../../entities/result/decide-context.ts';
import { IssueNavigationContext } from '../../../entities/result/issue-navigation.ts';
import { readView } from '../../../entities/result/result-view.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { causeOfHash, toCauseLists } from '../site-causes.ts';
import { useCauseNavigation } from '../use-cause-navigation.ts';
import { useOpenCauses } from '../use-open-causes.ts';
import { CausesView } from './causes-view.tsx';
import { NotScanned } from './not-scanned.tsx';
import { SiteFacts } from './site-facts.tsx';
import { SiteFirstScreen } from './site-first-screen.tsx';
import { SitePages } from './site-pages.tsx';
import { SiteViews } from './site-views.tsx';

const CriteriaView = lazyPart<CriteriaViewProps>(async () => {
  const part = await import('../../../entities/result/components/criteria/criteria-view.tsx');
  return part.CriteriaView;
});

interface SiteResultProps {
  scan: ScanReport;
  result: ScanResult;
  /** Undefined until it has come: what it tells is left out meanwhile. */
  site: SiteScanAnswer | undefined;
  isSiteToCome: boolean;
  isOwn: boolean;
  /** Under its heading. */
  notice: ReactNode;
}

/** A site that was scanned: what to do first, then its causes, then its pages, the worst first. */
export function SiteResult({ scan, result, site, isSiteToCome, isOwn, notice }: SiteResultProps) {
  const lists = useMemo(() => toCauseLists(result), [result]);
  const open = useOpenCauses();
  const navigation = useCauseNavigation(open);
  const [search] = useSearchParams();
  const linked = causeOfHash(useLocation().hash);
  const showsCriteria = readView(search) === 'criteria';
  const { scanId } = scan;
  const decidable = useMemo(() => (isOwn ? { scanId } : null), [isOwn, scanId]);
  const pages = site?.done ?? 1;
  const context = { pages, scanId, engines: result.engines, causes: result.issues };
  return (
    <DecideContext value={decidable}>
      <IssueNavigationContext value={navigation}>
        <div className="result-head">
          <ScanHeading scan={scan} />
          <ReportActions
            scanId={scan.scanId}
            first={
              <ScanAgain
                scan={{ ...scan, nearCopies: site?.near_copies, addresses: site?.addresses }}
                isOwn={isOwn}
                look="primary"
              />
            }
          >
            {isOwn && <OwnScanActions scan={scan} />}
          </ReportActions>
        </div>
        {notice}
        <OtherStandard scan={scan} isOwn={isOwn} />
        {!showsCriteria && (
          <>
            <SiteFirstScreen scan={scan} result={result} site={site} isSiteToCome={isSiteToCome} />
            <SiteFacts scan={scan} result={result} site={site} />
          </>
        )}
        <SiteViews
          site={site}
          lists={lists}
          standard={scan.standard}
          showsCriteria={showsCriteria}
        />
        <LinkedIssueNotice key={linked} scan={scan} linked={linked} />
        {showsCriteria ? (
          <PartBoundary resetKey="criteria">
            <Suspense fallback={<output className="text-muted">Loading...</output>}>
              <CriteriaView scan={scan} result={result} />
            </Suspense>
          </PartBoundary>
        ) : (
          <>
            <CausesView
              scan={scan}
              result={result}
              lists={lists}
              linked={linked}
              open={open}
              context={context}
            >
              {site && <SitePages site={site} />}
              {site && (
                <NotScanned
                  site={site}
                  interaction={scan.interaction}
                  isOwn={isOwn}
                  standard={scan.standard}
                />
              )}
            </CausesView>
            {scan.comparison && <FixedIssues comparison={scan.comparison} />}
            <NotAssessed result={result} />
            <AboutScan scan={scan} />
          </>
        )}
      </IssueNavigationContext>
    </DecideContext>
  );
}
