import {
  isToDo,
  type ChangedIssue,
  type Issue,
  type ScanReport,
  type ScanResult as Result,
} from '@curbcut/model/scan';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { plural } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useNarrowerThan } from '../../../lib/use-narrower-than.ts';
import { ReportActions } from '../../report/components/report-actions.tsx';
import { DecideContext } from '../decide-context.ts';
import { gainsOf } from '../gains-of.ts';
import { filterIssues, noFilter, type IssueFilter } from '../issue-filter.ts';
import { toIssueLists } from '../issue-lists.ts';
import { IssueNavigationContext } from '../issue-navigation.ts';
import { ScreenshotContext, useLoadedScreenshot } from '../page-screenshot.ts';
import { readView, viewOf } from '../result-view.ts';
import { RowsContext } from '../rows-context.ts';
import { useIssueFilter } from '../use-issue-filter.ts';
import { useIssueNavigationState } from '../use-issue-navigation-state.ts';
import { FiguresLine, type PagesScanned } from './figures-line.tsx';
import { FirstScreen, type SiteFirst } from './first/first-screen.tsx';
import { IssueBody } from './issue-body.tsx';
import { IssuesView } from './issues-view.tsx';
import { IssueList } from './list/issue-list.tsx';
import { LinkedIssueNotice } from './linked-issue-notice.tsx';
import { OwnScanActions, ShareScan } from './own-scan-actions.tsx';
import type { ReviewViewProps } from './review/review-view.tsx';
import { OtherStandard } from './other-standard.tsx';
import { ScanAgain } from './scan-again.tsx';
import { ScanHeading } from './scan-heading.tsx';
import { shownCountId } from './shown-count.tsx';
import { ViewLinks, type PartLink } from './view-links.tsx';
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

/** Of a whole site: what its result has of its own. */
export interface SiteParts {
  first: SiteFirst;
  /** Stands after whom the failures shut out. */
  note: ReactNode;
  pages: PagesScanned;
  links: readonly PartLink[];
  /** Of an open row. */
  bodyOf: (issue: Issue) => ReactNode;
}

interface ScanResultProps {
  scan: ScanReport;
  result: Result;
  isOwn?: boolean;
  /** Stands first among the actions, in place of the usual button. */
  again?: ReactNode;
  /** Under its heading. */
  notice?: ReactNode;
  /** What may be done with it besides, under its first screen. */
  offer?: ReactNode;
  site?: SiteParts;
  /** Of a whole site: its pages, after the list. */
  children?: ReactNode;
}

/** A completed scan of a page or a site. The same for free scans and, behind the login, for the scans of an account. */
export function ScanResult(props: ScanResultProps) {
  const { scan, result, isOwn = false, again, notice, offer, site, children } = props;
  const { scanId, comparison } = scan;
  const [search] = useSearchParams();
  const [filter, setFilter] = useIssueFilter();
  const isNarrow = useNarrowerThan(64);
  const { navigation, linked } = useIssueNavigationState({
    issues: result.issues,
    // On phones, and of a site, what is open would hide what else there is.
    firstOpen: !isNarrow && !site ? result.issues.find(isToDo)?.fingerprint : undefined,
  });
  const isSite = site !== undefined;
  const lists = useMemo(() => toIssueLists(result, isSite), [result, isSite]);
  const changed = comparison?.changed ?? none;
  const target = result.issues.find(({ fingerprint }) => fingerprint === linked);
  // An issue that the address names is shown, whatever else is in the address.
  const view = target ? viewOf(target) : readView(search);
  const isHidden =
    target && filterIssues([target], filter, { engines: result.engines, changed }).length === 0;
  const decidable = useMemo(() => (isOwn ? { scanId } : null), [isOwn, scanId]);
  const screenshot = useLoadedScreenshot(scan.screenshot);
  const rows = useMemo(
    () => ({
      bodyOf:
        site?.bodyOf ?? ((issue: Issue) => <IssueBody issue={issue} engines={result.engines} />),
      gainOf: gainsOf(scan, result),
      changed,
      pages: site?.pages.done ?? null,
    }),
    [site, scan, result, changed],
  );
  const changeChoice = {
    chosen: filter.change,
    onChoose: (change: IssueFilter['change']) => {
      setFilter({ ...noFilter, change });
      navigation.goToId(shownCountId);
    },
  };
  return (
    <DecideContext value={decidable}>
      <IssueNavigationContext value={navigation}>
        <ScreenshotContext value={screenshot}>
          <RowsContext value={rows}>
            <div className="result-head">
              <ScanHeading scan={scan} />
              <ReportActions
                scanId={scanId}
                first={
                  <>
                    {again ?? <ScanAgain scan={scan} isOwn={isOwn} look="primary" />}
                    {isOwn && !site && <ShareScan scanId={scanId} />}
                  </>
                }
              >
                {isOwn && <OwnScanActions scan={scan} />}
              </ReportActions>
            </div>
            {notice}
            <OtherStandard scan={scan} isOwn={isOwn} />
            {view === 'issues' && (
              <>
                <FirstScreen
                  scan={scan}
                  result={result}
                  isOwn={isOwn}
                  changeChoice={changeChoice}
                  site={site?.first}
                >
                  {site?.note}
                </FirstScreen>
                <FiguresLine scan={scan} result={result} pages={site?.pages} />
                {offer}
              </>
            )}
            <div className="stack gap-5">
              <ViewLinks
                scan={scan}
                result={result}
                lists={lists}
                current={view}
                {...(site ? { parts: site.links } : {})}
              />
              <LinkedIssueNotice key={linked} scan={scan} linked={linked} />
              {view === 'issues' ? (
                <div className="stack gap-8">
                  <IssuesView
                    scan={scan}
                    result={result}
                    lists={lists}
                    filter={isHidden ? noFilter : filter}
                    onFilter={setFilter}
                  >
                    {children}
                  </IssuesView>
                </div>
              ) : (
                <PartBoundary resetKey={view}>
                  <Suspense fallback={<output className="text-muted">Loading...</output>}>
                    {view === 'review' &&
                      (site ? (
                        <QuestionsOfSite questions={lists.needsReview} />
                      ) : (
                        <ReviewView result={result} linked={linked} />
                      ))}
                    {view === 'criteria' && <CriteriaView scan={scan} result={result} />}
                    {view === 'keyboard' && <KeyboardView scan={scan} result={result} />}
                  </Suspense>
                </PartBoundary>
              )}
            </div>
          </RowsContext>
        </ScreenshotContext>
      </IssueNavigationContext>
    </DecideContext>
  );
}

const none: readonly ChangedIssue[] = [];

/** They are answered on the pages: each may have another answer. */
function QuestionsOfSite({ questions }: { questions: readonly Issue[] }) {
  return (
    <section className="stack gap-3" aria-labelledby="needs-review">
      <div className="h2line">
        <h2 id="needs-review">Needs review</h2>
        <span className="text-sm text-muted">
          {plural(questions.length, 'question')} that a person must answer
        </span>
      </div>
      {questions.length > 0 ? (
        <IssueList issues={questions} />
      ) : (
        <p className="text-muted">No question is open.</p>
      )}
    </section>
  );
}
