import type { CategorySlug, ScanReport, ScanResult as Result } from '@curbcut/model/scan';
import { useMemo, type ReactNode } from 'react';
import { toIssueLists } from '../issue-lists.ts';
import { filterIssues, noFilter } from '../issue-filter.ts';
import { IssueNavigationContext, issueId } from '../issue-navigation.ts';
import { ShownIssuesContext } from '../other-issues.ts';
import { useIssueFilter } from '../use-issue-filter.ts';
import { ScreenshotContext, useLoadedScreenshot } from '../page-screenshot.ts';
import { useIssueNavigationState } from '../use-issue-navigation-state.ts';
import { CategoryTiles, categoryId } from './category-tiles.tsx';
import { CriteriaTested } from './criteria-tested.tsx';
import { FiguresCard } from './figures-card.tsx';
import { FixedIssues } from './fixed-issues.tsx';
import { IssueFilters, shownCountId } from './issue-filters.tsx';
import { IssueListsView } from './issue-lists-view.tsx';
import { NoIssues } from './no-issues.tsx';
import { NotAssessed } from './not-assessed.tsx';
import { OwnScanActions } from './own-scan-actions.tsx';
import { PageShot } from './page-shot.tsx';
import { ReportActions } from '../../report/components/report-actions.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ScanAgain } from './scan-again.tsx';
import { ScanHeading } from './scan-heading.tsx';
import { ScanMetadata } from './scan-metadata.tsx';
import { ScoreCard } from './score-card.tsx';
import { SeverityCard } from './severity-card.tsx';

/** A completed scan. The same for free scans and, behind the login, for the scans of an account. */
export function ScanResult(props: {
  scan: ScanReport;
  result: Result;
  isOwn?: boolean;
  /** What may be done with it besides, under its heading. */
  offer?: ReactNode;
  /** Of a whole site: its pages, before the lists. */
  children?: ReactNode;
}) {
  const { scan, result, isOwn = false, offer, children } = props;
  const lists = useMemo(() => toIssueLists(result.issues), [result]);
  const all = useMemo(
    () => [...lists.lighthouse, ...lists.additional, ...lists.beyond, ...lists.needsReview],
    [lists],
  );
  const [filter, setFilter] = useIssueFilter();
  const shown = useMemo(
    () => new Set(filterIssues(all, filter, result.engines)),
    [all, filter, result.engines],
  );
  const shownIssues = useMemo(() => [...shown], [shown]);
  const navigation = useIssueNavigationState(all[0]?.fingerprint);
  const screenshot = useLoadedScreenshot(scan.screenshot);

  const clearFilters = () => {
    setFilter(noFilter);
    navigation.goToId(shownCountId);
  };
  const openIssue = (fingerprint: string) => {
    if (!document.getElementById(issueId(fingerprint))) setFilter(noFilter);
    navigation.goToIssue(fingerprint);
  };
  const openCategory = (slug: CategorySlug) => {
    if (!document.getElementById(categoryId(slug))) setFilter(noFilter);
    navigation.goToId(categoryId(slug));
  };
  const isPartial = result.notAssessed.length + result.engineFailures.length > 0;
  const hasIssues = lists.lighthouse.length + lists.additional.length > 0;
  // Every open issue shows its own part of the picture.
  const isBare = screenshot !== null && all.length === 0;
  return (
    <IssueNavigationContext value={navigation}>
      <ShownIssuesContext value={shownIssues}>
        <ScreenshotContext value={screenshot}>
          <div className="result-head">
            <ScanHeading scan={scan} />
            <ReportActions scanId={scan.scanId} first={<ScanAgain scan={scan} isOwn={isOwn} />}>
              {isOwn && <OwnScanActions scan={scan} />}
            </ReportActions>
          </div>
          {offer}
          <section className="result-top" aria-label="Result">
            <ScoreCard
              score={result.overallScore}
              comparison={scan.comparison}
              notAssessed={result.notAssessed}
            />
            <FiguresCard scan={scan} result={result} />
            <SeverityCard result={result} isCompared={scan.comparison !== null} />
          </section>
          <ResultSummary result={result} onOpenIssue={openIssue} />
          <CategoryTiles categories={result.categories} onOpenCategory={openCategory} />
          {children}
          <div className={isBare ? 'result-main' : 'result-main result-main--plain'}>
            {isBare && <PageShot scan={scan} picture={screenshot} />}
            <div className="result-lists stack gap-6">
              {!hasIssues && result.overallScore !== null && (
                <NoIssues
                  result={result}
                  isPartial={isPartial}
                  hasBeyond={lists.beyond.length > 0}
                />
              )}
              {all.length > 0 && (
                <IssueFilters
                  filter={filter}
                  onChange={setFilter}
                  onClear={clearFilters}
                  issues={all}
                  engines={result.engines}
                  isCompared={scan.comparison !== null}
                  shown={shown}
                />
              )}
              <IssueListsView
                lists={lists}
                shown={shown}
                engines={result.engines}
                onClearFilters={clearFilters}
              />
              {scan.comparison && <FixedIssues comparison={scan.comparison} />}
              <NotAssessed result={result} />
              <CriteriaTested scan={scan} />
            </div>
          </div>
          <ScanMetadata scan={scan} />
        </ScreenshotContext>
      </ShownIssuesContext>
    </IssueNavigationContext>
  );
}
