import { readScanList } from '@curbcut/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApiRaw } from '../../../lib/api-client.ts';

export const recentScansCount = 5;

/** The newest scans, however they stand. */
export function useRecentScans() {
  return useQuery({
    queryKey: ['recent-scans'],
    queryFn: async () => {
      const answer = await callApiRaw({ path: `/scans/recent?limit=${recentScansCount}` });
      return readScanList(answer).scans.slice(0, recentScansCount);
    },
  });
}
