import type { CompareRequest } from '@curbcut/wire/dashboard';

export const mostWebsites = 10;

/** What is compared. It lives in the URL: two scans (`older`, `newer`), or websites (`url`, several times). */
export type CompareQuery =
  | { kind: 'scans'; ids: [string, string] }
  | { kind: 'websites'; urls: string[] };

export function readCompareQuery(search: URLSearchParams): CompareQuery {
  const [older, newer] = [search.get('older'), search.get('newer')];
  if (older && newer) return { kind: 'scans', ids: [older, newer] };
  return { kind: 'websites', urls: [...new Set(search.getAll('url'))].slice(0, mostWebsites) };
}

export function writeWebsites(urls: readonly string[]): URLSearchParams {
  return new URLSearchParams(urls.map((url) => ['url', url]));
}

/** Null while fewer than two are chosen. */
export function toCompareRequest(query: CompareQuery): CompareRequest | null {
  if (query.kind === 'scans') return { scan_ids: query.ids };
  return query.urls.length < 2 ? null : { urls: query.urls };
}
