import { useScanList } from '../../../entities/scan/api/use-scan-list.ts';

export const recentScansCount = 5;

/** The newest scans, however they stand. */
export function useRecentScans() {
  return useScanList({
    queryKey: ['recent-scans'],
    path: `/scans/recent?limit=${recentScansCount}`,
    most: recentScansCount,
  });
}
