import type { CompareRequest } from '@curbcut/wire/dashboard';
import type { ScannedWebsite } from '../../entities/website/api/use-websites.ts';

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

/** Those with a result; of the others, those that an address has chosen, so that they can be taken out. */
export function comparableWebsites(
  websites: readonly ScannedWebsite[],
  chosen: readonly string[],
): ScannedWebsite[] {
  return websites.filter(
    ({ url, latest }) => latest.status === 'completed' || chosen.includes(url),
  );
}
