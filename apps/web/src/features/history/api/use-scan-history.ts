import { keepPreviousData } from '@tanstack/react-query';
import { useScanList } from '../../../entities/scan/api/use-scan-list.ts';
import { historyPath, pageSizeOf, type HistoryQuery } from '../history-query.ts';

/** One page of the history; the page before stays in sight while the next one loads. */
export function useScanHistory(query: HistoryQuery) {
  const path = historyPath(query);
  return useScanList({
    queryKey: ['scans', 'history', path],
    path,
    most: pageSizeOf(query),
    placeholderData: keepPreviousData,
  });
}
