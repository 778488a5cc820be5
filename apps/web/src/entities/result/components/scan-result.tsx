import { isToDo, type ScanReport, type ScanResult as Result } from '@curbcut/model/scan';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { ReportActions } from '../../report/components/report-actions.tsx';
import { DecideContext } from '../decide-context.ts';
import { filterIssues, noFilter } from '../issue-filter.ts';
import { IssueNavigationContext } from '../issue-navigation.ts';
import { ScreenshotContext, useLoadedScreenshot } from '../page-screenshot.ts';
import { readView, viewOf } from '../result-view.ts';
import { useIssueFilter } from '../use-issue-filter.ts';
import { useIssueNavigationState } from '../use-issue-navigation-state.ts';
import { FiguresLine } from './figures-line.tsx';
import { FirstScreen } from './first/first-screen.tsx';
import { IssuesView } from './issues-view.tsx';
import { LinkedIssueNotice } from './linked-issue-notice.tsx';
import { OwnScanActions, ShareScan } from './own-scan-actions.tsx';
import type { ReviewViewProps } from './review/review-view.tsx';
import { OtherStandard } from './other-standard.tsx';
import { ScanAgain } from './scan-again.tsx';
import { ScanHeading } from './scan-heading.tsx';
import { ViewLinks } from './view-links.tsx';
import type { CriteriaViewProps } from './criteria/criteria-view.tsx';
import type { KeyboardViewProps } from './walk/keyboard-view.tsx';

const ReviewView = lazyPart<ReviewViewProps>(async () => {
  const part = await import('./review/review-view.tsx');
  return part.ReviewView;
});
const CriteriaView = lazyPart<CriteriaViewProps>(async () => {
  const part = await import('./criteria/criteria-view.tsx');
  return part.CriteriaView;
});
const KeyboardView = lazyPart<KeyboardViewProps>(async () => {
  const part = await import('./walk/keyboard-view.tsx');
  return part.KeyboardView;
});

/** A completed scan. The same for free scans and, behind the login, for the scans of an account. */
export function ScanResult(props: {
  scan: ScanReport;
  result: Result;
  isOwn?: boolean;
  /** Stands first among the actions, where the page can’t be scanned again. */
  again?: ReactNode;
  /** What may be done with it besides, under its first screen. */
  offer?: ReactNode;
  /** Of a whole site: its pages, after the list. */
  children?: ReactNode;
}) {
  const { scan, result, isOwn = false, again, offer, children } = props;
  const [search] = useSearchParams();
  const [filter, setFilter] = useIssueFilter();
  const { navigation, linked } = useIssueNavigationState({
    issues: result.issues,
    firstOpen: result.issues.find(isToDo)?.fingerprint,
  });
  const target = result.issues.find(({ fingerprint }) => fingerprint === linked);
  // An issue that the address names is shown, whatever else is in the address.
  const view = target ? viewOf(target) : readView(search);
  const isHidden = target && filterIssues([target], filter, result.engines).length === 0;
  const { scanId, scanType } = scan;
  // The sum of a site is decided on its pages.
  const decidable = useMemo(
    () => (isOwn && scanType !== 'site' ? { scanId } : null),
    [isOwn, scanId, scanType],
  );
  const screenshot = useLoadedScreenshot(scan.screenshot);
  return (
    <DecideContext value={decidable}>
      <IssueNavigationContext value={navigation}>
        <ScreenshotContext value={screenshot}>
          <div className="result-head">
            <ScanHeading scan={scan} />
            <ReportActions
              scanId={scan.scanId}
              first={
                <>
                  {again ?? <ScanAgain scan={scan} isOwn={isOwn} look="primary" />}
                  {isOwn && <ShareScan scanId={scan.scanId} />}
                </>
              }
            >
              {isOwn && <OwnScanActions scan={scan} />}
            </ReportActions>
          </div>
          <OtherStandard scan={scan} isOwn={isOwn} />
          {view === 'issues' && (
            <>
              <FirstScreen scan={scan} result={result} isOwn={isOwn} />
              <FiguresLine scan={scan} result={result} />
              {offer}
            </>
          )}
          <div className="stack gap-5">
            <ViewLinks scan={scan} result={result} current={view} />
            <LinkedIssueNotice key={linked} scan={scan} linked={linked} />
            {view === 'issues' ? (
              <div className="stack gap-8">
                <IssuesView
                  scan={scan}
                  result={result}
                  filter={isHidden ? noFilter : filter}
                  onFilter={setFilter}
                >
                  {children}
                </IssuesView>
              </div>
            ) : (
              <PartBoundary resetKey={view}>
                <Suspense fallback={<output className="text-muted">Loading...</output>}>
                  {view === 'review' && <ReviewView result={result} linked={linked} />}
                  {view === 'criteria' && <CriteriaView scan={scan} result={result} />}
                  {view === 'keyboard' && <KeyboardView scan={scan} result={result} />}
                </Suspense>
              </PartBoundary>
            )}
          </div>
        </ScreenshotContext>
      </IssueNavigationContext>
    </DecideContext>
  );
}
