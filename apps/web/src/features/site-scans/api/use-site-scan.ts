import { limits } from '@curbcut/contracts';
import { useQuery } from '@tanstack/react-query';
import { getSiteScan } from './get-site-scan.ts';

/** Asks again while the scan goes on; a lost connection does not end that. */
export function useSiteScan(scanId: string) {
  return useQuery({
    queryKey: ['site-scan', scanId],
    queryFn: () => getSiteScan(scanId),
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      return status === 'completed' || status === 'failed' ? false : limits.scanPollIntervalMs;
    },
  });
}
