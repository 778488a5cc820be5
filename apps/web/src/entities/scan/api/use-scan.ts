import { useQuery } from '@tanstack/react-query';
import { getScan } from './get-scan.ts';

/** Of every scan: what is decided about a page counts in its site, and the other way round. */
export const scansKey: readonly unknown[] = ['scan'];

export function scanKey(scanId: string): readonly unknown[] {
  return [...scansKey, scanId];
}

export function useScan(scanId: string) {
  return useQuery({
    queryKey: scanKey(scanId),
    queryFn: () => getScan(scanId),
    structuralSharing: false,
    staleTime: 60_000,
  });
}
