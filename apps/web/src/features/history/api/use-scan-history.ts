import { readScanList } from '@curbcut/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApiRaw } from '../../../lib/api-client.ts';
import { historyPath, type HistoryQuery } from '../history-query.ts';

const pendingRefreshMs = 5_000;

/** One page of the history; the page before stays in sight while the next one loads. */
export function useScanHistory(query: HistoryQuery) {
  const path = historyPath(query);
  return useQuery({
    queryKey: ['scans', 'history', path],
    queryFn: async () => readScanList(await callApiRaw({ path })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.scans.some(({ status }) => status === 'queued' || status === 'running')
        ? pendingRefreshMs
        : false,
  });
}
