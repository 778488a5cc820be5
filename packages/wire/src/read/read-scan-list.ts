import { asCount, asList, fieldAt, firstAt } from './json-field.ts';
import { readListedScan, type ListedScan } from './read-listed-scan.ts';

export interface ListedPages {
  page: number;
  pages: number;
  total: number;
}

export interface ListedScans {
  scans: ListedScan[];
  pagination: ListedPages;
}

/** A page of scans: `{scans, pagination}`, `{scans}` or a bare list. */
export function readScanList(answer: unknown): ListedScans {
  const list = asList(answer) ?? asList(fieldAt(answer, 'scans')) ?? [];
  return { scans: list.map(readListedScan), pagination: readPagination(answer, list.length) };
}

/** Page, pages and total, below `pagination` or beside the list; without them, the list is the only page. */
export function readPagination(answer: unknown, listed: number): ListedPages {
  const count = (name: string) => firstAt(answer, [`pagination.${name}`, name], asCount);
  return {
    page: Math.max(1, count('page') ?? 1),
    pages: count('pages') ?? (listed > 0 ? 1 : 0),
    total: count('total') ?? listed,
  };
}
