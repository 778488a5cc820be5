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
import { gainsOf } from '../gains-of.ts';
import { filterIssues, noFilter, type IssueFilter } from '../issue-filter.ts';
import { readGrouping, writeGrouping } from '../issue-groups.ts';
import { useIssueNavigation } from '../issue-navigation.ts';
import { ShownIssuesContext } from '../other-issues.ts';
import { AboutScan } from './about-scan.tsx';
import { BeyondStandard } from './beyond-standard.tsx';
import { CategoryScores } from './category-scores.tsx';
import { FixedIssues } from './fixed-issues.tsx';
import { IssueFilters } from './issue-filters.tsx';
import { NoIssues } from './no-issues.tsx';
import { NotAssessed } from './not-assessed.tsx';
import { SettledIssues } from './settled-issues.tsx';
import { NoMatchingIssues, ShownCount, shownCountId } from './shown-count.tsx';
import { WorkList } from './work-list.tsx';

interface IssuesViewProps {
  scan: ScanReport;
  result: ScanResult;
  filter: IssueFilter;
  onFilter: (filter: IssueFilter) => void;
  /** Of a whole site: its pages. */
  children?: ReactNode;
}

/** One list in order of work, and what belongs to it. */
export function IssuesView({ scan, result, filter, onFilter, children }: IssuesViewProps) {
  const [search, setSearch] = useSearchParams();
  const navigation = useIssueNavigation();
  const grouping = readGrouping(search);
  const failed = useMemo(
    () => result.issues.filter(({ outcome }) => outcome === 'failed'),
    [result],
  );
  const work = useMemo(() => failed.filter(isToDo), [failed]);
  const numbers = useMemo(
    () => new Map(work.map(({ fingerprint }, index) => [fingerprint, index + 1])),
    [work],
  );
  const shown = useMemo(
    () => filterIssues(failed, filter, result.engines),
    [failed, filter, result.engines],
  );
  const clearFilters = () => {
    onFilter(noFilter);
    navigation.goToId(shownCountId);
  };
  const chooseCategory = (category: CategorySlug) => {
    onFilter({ ...noFilter, category });
    navigation.goToId(shownCountId);
  };
  const rows = {
    engines: result.engines,
    numberOf: (issue: { fingerprint: string }) => numbers.get(issue.fingerprint) ?? null,
    gainOf: useMemo(() => gainsOf(scan, result), [scan, result]),
  };
  const shownWork = shown.filter(isToDo);
  const isPartial = result.notAssessed.length + result.engineFailures.length > 0;
  return (
    <ShownIssuesContext value={shown}>
      {failed.length > 0 && (
        <div className="stack gap-3">
          <IssueFilters
            filter={filter}
            onChange={onFilter}
            issues={failed}
            engines={result.engines}
            isCompared={scan.comparison !== null}
            grouping={grouping}
            onGroup={(chosen) => setSearch(writeGrouping(chosen, search), { replace: true })}
          />
          {shown.length === 0 ? (
            <NoMatchingIssues onClear={clearFilters} />
          ) : (
            shownWork.length > 0 && <WorkList issues={shownWork} grouping={grouping} {...rows} />
          )}
          <ShownCount
            shown={shownWork.length}
            total={work.length}
            isFiltered={shown.length < failed.length}
            onClear={clearFilters}
          />
        </div>
      )}
      {work.length === 0 && result.overallScore !== null && (
        <NoIssues
          result={result}
          isPartial={isPartial}
          standard={scan.standard}
          hasBeyond={failed.some(isBeyondStandard)}
          hasSetAside={failed.some(isSettled)}
        />
      )}
      {children}
      <BeyondStandard
        standard={scan.standard}
        issues={shown.filter((issue) => isBeyondStandard(issue) && !isSettled(issue))}
        rows={rows}
      />
      <SettledIssues issues={failed.filter(isSettled)} rows={rows} />
      <CategoryScores categories={result.categories} onChoose={chooseCategory} />
      {scan.comparison && <FixedIssues comparison={scan.comparison} />}
      <NotAssessed result={result} />
      <AboutScan scan={scan} />
    </ShownIssuesContext>
  );
}
