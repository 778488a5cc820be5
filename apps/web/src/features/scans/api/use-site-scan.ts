import { limits } from '@curbcut/model/limits';
import { useQuery } from '@tanstack/react-query';
import { isPassing } from '../../../entities/scan/poll-scan.ts';
import { getSiteScan } from './get-site-scan.ts';

/** Asks again while the scan goes on, and while its score still follows what was decided; a lost connection does not end that, a refusal does. */
export function useSiteScan(scanId: string) {
  return useQuery({
    queryKey: ['site-scan', scanId],
    queryFn: () => getSiteScan(scanId),
    refetchInterval: ({ state: { data, error } }) => {
      const hasEnded =
        data?.status === 'failed' || (data?.status === 'completed' && data.pages_to_recount === 0);
      return hasEnded || (error && !isPassing(error)) ? false : limits.scanPollIntervalMs;
    },
  });
}
