import type { ChangedIssue, Issue } from '@curbcut/model/scan';
import { createContext, use, type ReactNode } from 'react';

/** What the rows of a result's lists show beside what their issues say. */
export interface RowsOfResult {
  /** Of an open row. */
  bodyOf: (issue: Issue) => ReactNode;
  /** Points of 100 that fixing an issue alone brings; null where none is named. */
  gainOf: (issue: Issue) => number | null;
  /** What changed of the elements of issues that are still there. */
  changed: readonly ChangedIssue[];
  /** Of a site: how many pages were scanned; null for a page. */
  pages: number | null;
}

export const RowsContext = createContext<RowsOfResult | null>(null);

export function useRows(): RowsOfResult {
  const rows = use(RowsContext);
  if (!rows) throw new Error('useRows needs a RowsContext');
  return rows;
}
