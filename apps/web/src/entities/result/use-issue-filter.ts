import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readIssueFilter, writeIssueFilter, type IssueFilter } from './issue-filter.ts';

/** Browsers limit how often the URL may change; typing is faster than that. */
const writeDelayMs = 300;

/** The filter of the page. It is read from the URL once, and written there soon after each change. */
export function useIssueFilter(): [IssueFilter, (filter: IssueFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const [filter, setFilter] = useState(() => readIssueFilter(search));
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = writeIssueFilter(filter, search);
      if (next.toString() !== search.toString()) {
        setSearch(next, { replace: true });
      }
    }, writeDelayMs);
    return () => clearTimeout(timer);
  }, [filter, search, setSearch]);
  return [filter, setFilter];
}
