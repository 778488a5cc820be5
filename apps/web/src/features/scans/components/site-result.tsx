import {
  criteriaTestedSentence,
  standardName,
  type ReportScreenshot,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import type { SiteScanAnswer } from '@curbcut/wire/scan';
import { Suspense, useMemo, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { PartBoundary } from '../../../components/ui/part-boundary.tsx';
import { ReportActions } from '../../../entities/report/components/report-actions.tsx';
import type { CriteriaViewProps } from '../../../entities/result/components/criteria/criteria-view.tsx';
import { FixedIssues } from '../../../entities/result/components/fixed-issues.tsx';
import { LinkedIssueNotice } from '../../../entities/result/components/linked-issue-notice.tsx';
import { NoIssues } from '../../../entities/result/components/no-issues.tsx';
import { NotAssessed } from '../../../entities/result/components/not-assessed.tsx';
import { OtherStandard } from '../../../entities/result/components/other-standard.tsx';
import { OwnScanActions } from '../../../entities/result/components/own-scan-actions.tsx';
import { ScanAgain } from '../../../entities/result/components/scan-again.tsx';
import { ScanHeading } from '../../../entities/result/components/scan-heading.tsx';
import { ScanMetadata } from '../../../entities/result/components/scan-metadata.tsx';
import { DecideContext } from '../../../entities/result/decide-context.ts';
import { IssueNavigationContext } from '../../../entities/result/issue-navigation.ts';
import { readView } from '../../../entities/result/result-view.ts';
import { plural } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { PagePicturesContext } from '../page-pictures.ts';
import { causeOfHash, toCauseLists } from '../site-causes.ts';
import { useCauseNavigation } from '../use-cause-navigation.ts';
import { useOpenCauses } from '../use-open-causes.ts';
import { FilteredCauses } from './cause-list.tsx';
import { CauseSection } from './cause-section.tsx';
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
  const pictures = useMemo(
    () =>
      new Map(
        site?.pictures.map(({ scan_id: id, ...picture }): [string, ReportScreenshot] => [
          id,
          picture,
        ]),
      ),
    [site?.pictures],
  );
  const { scanId } = scan;
  const decidable = useMemo(() => (isOwn ? { scanId } : null), [isOwn, scanId]);
  const pages = site?.done ?? 1;
  const list = { pages, scanId: scan.scanId, open };
  const isPartial = result.notAssessed.length + result.engineFailures.length > 0;
  return (
    <DecideContext value={decidable}>
      <PagePicturesContext value={pictures}>
        <div className="result-head">
          <ScanHeading scan={scan} />
          <ReportActions
            scanId={scan.scanId}
            first={<ScanAgain scan={scan} isOwn={isOwn} look="primary" />}
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
          <IssueNavigationContext value={navigation}>
            <PartBoundary resetKey="criteria">
              <Suspense fallback={<output className="text-muted">Loading...</output>}>
                <CriteriaView scan={scan} result={result} />
              </Suspense>
            </PartBoundary>
          </IssueNavigationContext>
        ) : (
          <>
            <section className="stack gap-4" aria-labelledby="issues">
              <div className="headline">
                <h2 id="issues" tabIndex={-1}>
                  Issues, one row for each cause
                </h2>
                <span className="text-sm text-muted">{plural(lists.work.length, 'cause')}</span>
              </div>
              {lists.work.length === 0 && result.overallScore !== null && (
                <NoIssues
                  result={result}
                  isPartial={isPartial}
                  standard={scan.standard}
                  hasBeyond={lists.beyond.length > 0}
                  hasSetAside={lists.settled.length > 0}
                />
              )}
              {lists.work.length > 0 && <FilteredCauses causes={lists.work} {...list} />}
            </section>
            {site && <SitePages site={site} />}
            {site && (
              <NotScanned
                site={site}
                interaction={scan.interaction}
                isOwn={isOwn}
                standard={scan.standard}
              />
            )}
            <CauseSection
              id="needs-review"
              title="Needs review"
              about={`${plural(lists.needsReview.length, 'question')} that a person must answer`}
              causes={lists.needsReview}
              {...list}
            />
            <CauseSection
              id="beyond"
              title={`Beyond ${standardName(scan.standard)}`}
              about="Advice, in no score"
              causes={lists.beyond}
              {...list}
            />
            <CauseSection
              id="set-aside"
              title="Set aside"
              about={plural(lists.settled.length, 'cause')}
              causes={lists.settled}
              {...list}
            >
              <p className="text-sm text-muted">
                What is ignored stays in the score. False alarms have left it, on their pages and
                here.
              </p>
            </CauseSection>
            {scan.comparison && <FixedIssues comparison={scan.comparison} />}
            <NotAssessed result={result} />
            <ScanMetadata scan={scan}>
              {scan.criteriaTested && (
                <div className="facts__wide">
                  <dt>What was tested</dt>
                  <dd>
                    {criteriaTestedSentence(scan.criteriaTested, scan.standard)}{' '}
                    <Link to="/coverage">What Curbcut tests</Link>
                  </dd>
                </div>
              )}
            </ScanMetadata>
          </>
        )}
      </PagePicturesContext>
    </DecideContext>
  );
}
