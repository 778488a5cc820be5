import { readScanList, type ListedScan } from '@curbcut/wire/read';
import { useQuery, type QueryKey, type keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApiRaw } from '../../../lib/api-client.ts';
import { useRefreshScans } from './use-refresh-scans.ts';

interface ScanListOptions {
  queryKey: QueryKey;
  path: string;
  /** More than these are not shown, whatever the server gives. */
  most: number;
  /** So that another page of the list stays in sight while this one loads. */
  placeholderData?: typeof keepPreviousData;
}

const pendingRefreshMs = 5_000;

/**
 * Some of an account's scans. They are looked at again while one of them is queued or running, and when it has ended,
 * so is everything that its end changes: a scan that was started elsewhere must not seem to run for ever.
 */
export function useScanList({ path, most, ...options }: ScanListOptions) {
  const refresh = useRefreshScans();
  const query = useQuery({
    ...options,
    queryFn: async () => {
      const { scans, pagination } = readScanList(await callApiRaw({ path }));
      return { scans: scans.slice(0, most), pagination };
    },
    refetchInterval: ({ state }) => (countPending(state.data) > 0 ? pendingRefreshMs : false),
  });
  const pending = countPending(query.data);
  const before = useRef(0);
  useEffect(() => {
    if (pending < before.current) void refresh();
    before.current = pending;
  }, [pending, refresh]);
  return query;
}

function countPending(list: { scans: readonly ListedScan[] } | undefined): number {
  const pending = list?.scans.filter(({ status }) => status === 'queued' || status === 'running');
  return pending?.length ?? 0;
}
