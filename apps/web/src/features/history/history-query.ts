import type { scanSorts } from '@curbcut/model/scan';

export const historyStatuses = [
  { id: 'all', label: 'All Statuses' },
  { id: 'completed', label: 'Completed' },
  { id: 'failed', label: 'Failed' },
  { id: 'cancelled', label: 'Cancelled' },
  { id: 'pending', label: 'Pending' },
] as const;
type HistoryStatus = (typeof historyStatuses)[number]['id'];

export const pageSizes = [10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** A column and its direction, as one choice. */
export const historySorts = [
  { id: 'date-desc', label: 'Newest first' },
  { id: 'date-asc', label: 'Oldest first' },
  { id: 'score-asc', label: 'Lowest score first' },
  { id: 'score-desc', label: 'Highest score first' },
  { id: 'issues-desc', label: 'Most issues first' },
  { id: 'issues-asc', label: 'Fewest issues first' },
  { id: 'url-asc', label: 'Address, A to Z' },
  { id: 'url-desc', label: 'Address, Z to A' },
] as const satisfies readonly {
  id: `${(typeof scanSorts)[number]}-${'asc' | 'desc'}`;
  label: string;
}[];
type HistorySort = (typeof historySorts)[number]['id'];

/** What the history shows. It lives in the URL, so that back, reload and bookmarks work. */
export interface HistoryQuery {
  page: number;
  /** Null: 10, or 50 with a status filter. */
  limit: PageSize | null;
  status: HistoryStatus;
  search: string;
  sort: HistorySort;
}

export const firstHistory: HistoryQuery = {
  page: 1,
  limit: null,
  status: 'all',
  search: '',
  sort: 'date-desc',
};

export function isNarrowed({ status, search }: HistoryQuery): boolean {
  return status !== 'all' || search.trim() !== '';
}

export function pageSizeOf({ limit, status }: Pick<HistoryQuery, 'limit' | 'status'>): PageSize {
  return limit ?? (status === 'all' ? 10 : 50);
}

/** Reads a URL; what it does not understand is as if it were not there. */
export function readHistoryQuery(search: URLSearchParams): HistoryQuery {
  const page = Number(search.get('page'));
  const limit = Number(search.get('limit'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: pageSizes.find((size) => size === limit) ?? null,
    status: historyStatuses.find(({ id }) => id === search.get('status'))?.id ?? 'all',
    search: search.get('search') ?? '',
    sort: historySorts.find(({ id }) => id === search.get('sort'))?.id ?? 'date-desc',
  };
}

/** The URL’s search part: only what differs from the first look. */
export function writeHistoryQuery(query: HistoryQuery): URLSearchParams {
  const parts = {
    search: query.search.trim(),
    status: query.status === 'all' ? '' : query.status,
    sort: query.sort === 'date-desc' ? '' : query.sort,
    limit: query.limit === null ? '' : String(query.limit),
    page: query.page === 1 ? '' : String(query.page),
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

/** What is asked of the server. */
export function historyPath(query: HistoryQuery): string {
  const [sort = 'date', order = 'desc'] = query.sort.split('-');
  const parts = new URLSearchParams({
    page: String(query.page),
    limit: String(pageSizeOf(query)),
    status: query.status,
    search: query.search.trim(),
    sort,
    order,
  });
  return `/scans/user?${parts}`;
}
