import { SharedScanAnswer } from '@curbcut/wire/scan';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

export function useSharedScan(token: string) {
  return useQuery({
    queryKey: ['shared', token],
    queryFn: () => callApi({ path: `/shared/${encodeURIComponent(token)}` }, SharedScanAnswer),
    structuralSharing: false,
    staleTime: 60_000,
  });
}
