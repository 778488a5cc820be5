import { type Issue, standardName, type ScanReport, type ScanResult } from '@curbcut/model/scan';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { IssueFilters } from '../../../entities/result/components/issue-filters.tsx';
import { NoIssues } from '../../../entities/result/components/no-issues.tsx';
import { NoMatchingIssues } from '../../../entities/result/components/shown-count.tsx';
import { filterIssues, noFilter } from '../../../entities/result/issue-filter.ts';
import { readGrouping, writeGrouping } from '../../../entities/result/issue-groups.ts';
import { useIssueFilter } from '../../../entities/result/use-issue-filter.ts';
import { amount, plural } from '../../../lib/format.ts';
import type { CauseContext } from '../cause-context.ts';
import type { SiteCauseLists } from '../site-causes.ts';
import type { OpenCauses } from '../use-open-causes.ts';
import { toCauseRows } from '../cause-rows.ts';
import { CauseList } from './cause-list.tsx';
import { CauseSection } from './cause-section.tsx';

interface CausesViewProps {
  scan: ScanReport;
  result: ScanResult;
  lists: SiteCauseLists;
  /** The cause that the address leads to: it is shown, whatever else stands there. */
  linked: string | null;
  open: OpenCauses;
  context: CauseContext;
  /** The pages, between what is to do and what stands apart. */
  children: ReactNode;
}

/**
 * The causes of a site in order of work, what of them is shown and how it is grouped, as the address says; then its pages,
 * and what stands apart.
 */
export function CausesView(props: CausesViewProps) {
  const { scan, result, lists, linked, open, context, children } = props;
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useIssueFilter();
  const grouping = readGrouping(search);
  const { engines } = result;
  const failed = useMemo(
    () => result.issues.filter(({ outcome }) => outcome === 'failed'),
    [result],
  );
  const shown = useMemo(() => {
    const chosen = filterIssues(failed, filter, engines);
    const isHidden =
      failed.some(({ fingerprint }) => fingerprint === linked) &&
      !chosen.some(({ fingerprint }) => fingerprint === linked);
    return new Set(isHidden ? failed : chosen);
  }, [failed, filter, engines, linked]);
  const isFiltered = shown.size < failed.length;
  const work = lists.work.filter((cause) => shown.has(cause));
  const beyond = lists.beyond.filter((cause) => shown.has(cause));
  const clearFilters = () => {
    setFilter(noFilter);
    document.getElementById('issues')?.focus();
  };
  const list = { open, context };
  return (
    <>
      <section className="stack gap-4" aria-labelledby="issues">
        <div className="headline">
          <h2 id="issues" tabIndex={-1}>
            Issues and their causes
          </h2>
          <span className="text-sm text-muted">{countOfWork(lists.work)}</span>
        </div>
        {lists.work.length === 0 && result.overallScore !== null && (
          <NoIssues
            result={result}
            isPartial={result.notAssessed.length + result.engineFailures.length > 0}
            standard={scan.standard}
            hasBeyond={lists.beyond.length > 0}
            hasSetAside={lists.settled.length > 0}
          />
        )}
        {failed.length > 0 && (
          <>
            <IssueFilters
              filter={filter}
              onChange={setFilter}
              issues={failed}
              engines={engines}
              isCompared={scan.comparison !== null}
              grouping={grouping}
              onGroup={(chosen) => setSearch(writeGrouping(chosen, search), { replace: true })}
            />
            {shown.size === 0 && <NoMatchingIssues onClear={clearFilters} />}
            {work.length > 0 && <CauseList causes={work} grouping={grouping} {...list} />}
            {isFiltered && shown.size > 0 && (
              <p className="row">
                <output className="num text-sm text-muted">
                  {amount(work.length)} of {plural(lists.work.length, 'cause')} match
                </output>
                <Button look="ghost" onPress={clearFilters}>
                  Clear filters
                </Button>
              </p>
            )}
          </>
        )}
      </section>
      {children}
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
        causes={beyond}
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
          What is ignored stays in the score. False alarms have left it, on their pages and here.
        </p>
      </CauseSection>
    </>
  );
}

function countOfWork(work: readonly Issue[]): string {
  const rows = toCauseRows(work).length;
  const causes = plural(work.length, 'cause');
  return rows < work.length ? `${plural(rows, 'row')}, ${causes}` : causes;
}
