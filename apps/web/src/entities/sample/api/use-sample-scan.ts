import { readScanReport } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

/** The scan that comes with the product. */
export function useSampleScan() {
  return useQuery({
    queryKey: ['sample'],
    queryFn: () => callApi({ path: '/sample/scan' }, readScanReport),
    structuralSharing: false,
    staleTime: Infinity,
  });
}
