import { CausePagesAnswer, SitePagesAnswer, type NotScanned } from '@curbcut/wire/scan';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

const pagesInPart = 50;

/** The pages of a site in parts, as they are asked for; `kind`: those that were not scanned for that reason. */
export function useSitePages(
  scanId: string,
  { kind, enabled }: { kind?: NotScanned['kind']; enabled: boolean },
) {
  const reason = kind === undefined ? '' : `&kind=${kind ?? 'other'}`;
  return useInfiniteQuery({
    queryKey: ['site-pages', scanId, reason],
    queryFn: ({ pageParam }) =>
      callApi(
        {
          path: `/scan/${encodeURIComponent(scanId)}/site/pages?page=${pageParam}&limit=${pagesInPart}${reason}`,
        },
        SitePagesAnswer,
      ),
    initialPageParam: 1,
    getNextPageParam: nextPart,
    enabled,
    staleTime: Infinity,
  });
}

/** The pages that a cause is on, in parts, the worst first. */
export function useCausePages(scanId: string, fingerprint: string) {
  return useInfiniteQuery({
    queryKey: ['cause-pages', scanId, fingerprint],
    queryFn: ({ pageParam }) =>
      callApi(
        {
          path: `/scan/${encodeURIComponent(scanId)}/site/causes/${encodeURIComponent(fingerprint)}/pages?page=${pageParam}&limit=${pagesInPart}`,
        },
        CausePagesAnswer,
      ),
    initialPageParam: 1,
    getNextPageParam: nextPart,
    staleTime: Infinity,
  });
}

function nextPart(
  last: { total: number },
  _parts: readonly unknown[],
  page: number,
): number | undefined {
  return page * pagesInPart < last.total ? page + 1 : undefined;
}
