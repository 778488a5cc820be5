import {
  isBeyondStandard,
  isSettled,
  isToDo,
  type CategorySlug,
  type ScanReport,
  type ScanResult,
} from '@curbcut/model/scan';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { filterIssues, noFilter, type IssueFilter } from '../issue-filter.ts';
import { readGrouping, writeGrouping } from '../issue-groups.ts';
import { type IssueLists } from '../issue-lists.ts';
import { useIssueNavigation } from '../issue-navigation.ts';
import { ShownIssuesContext } from '../other-issues.ts';
import { AboutScan } from './about-scan.tsx';
import { CategoryScores } from './category-scores.tsx';
import { FixedIssues } from './fixed-issues.tsx';
import { IssueFilters } from './issue-filters.tsx';
import { IssuesApart } from './issues-apart.tsx';
import { IssueList } from './list/issue-list.tsx';
import { NoIssues } from './no-issues.tsx';
import { ScanNotices } from './scan-notices.tsx';
import { NoMatchingIssues, shownCountId } from './shown-count.tsx';

interface IssuesViewProps {
  scan: ScanReport;
  result: ScanResult;
  lists: IssueLists;
  filter: IssueFilter;
  onFilter: (filter: IssueFilter) => void;
  /** Of a whole site: its pages. */
  children?: ReactNode;
}

/** One list in order of work, and what belongs to it. */
export function IssuesView(props: IssuesViewProps) {
  const { scan, result, lists, filter, onFilter, children } = props;
  const [search, setSearch] = useSearchParams();
  const navigation = useIssueNavigation();
  const grouping = readGrouping(search);
  const { engines } = result;
  const changed = scan.comparison?.changed ?? null;
  const failed = useMemo(
    () => result.issues.filter(({ outcome }) => outcome === 'failed'),
    [result],
  );
  const shown = useMemo(
    () => filterIssues(failed, filter, { engines, changed: changed ?? [] }),
    [failed, filter, engines, changed],
  );
  const narrowTo = (next: IssueFilter) => {
    onFilter(next);
    navigation.goToId(shownCountId);
  };
  const shownWork = shown.filter(isToDo);
  const counted = {
    total: lists.work.length,
    isFiltered: shown.length < failed.length,
    onClear: () => narrowTo(noFilter),
  };
  return (
    <ShownIssuesContext value={shown}>
      {failed.length > 0 && (
        <div className="stack gap-3">
          <IssueFilters
            filter={filter}
            onChange={onFilter}
            issues={failed}
            engines={engines}
            changed={changed}
            grouping={grouping}
            onGroup={(chosen) => setSearch(writeGrouping(chosen, search), { replace: true })}
          />
          {shown.length === 0 ? (
            <NoMatchingIssues onClear={counted.onClear} />
          ) : (
            <IssueList issues={shownWork} grouping={grouping} counted={counted} />
          )}
        </div>
      )}
      {lists.work.length === 0 && result.overallScore !== null && (
        <NoIssues
          result={result}
          isPartial={result.notAssessed.length + result.engineFailures.length > 0}
          standard={scan.standard}
          hasBeyond={failed.some(isBeyondStandard)}
          hasSetAside={failed.some(isSettled)}
        />
      )}
      {children}
      {scan.comparison && <FixedIssues comparison={scan.comparison} />}
      <IssuesApart
        result={result}
        standard={scan.standard}
        lists={{ ...lists, beyond: lists.beyond.filter((issue) => shown.includes(issue)) }}
      />
      <CategoryScores
        categories={result.categories}
        onChoose={(category: CategorySlug) => narrowTo({ ...noFilter, category })}
      />
      <ScanNotices {...result} />
      <AboutScan scan={scan} />
    </ShownIssuesContext>
  );
}
