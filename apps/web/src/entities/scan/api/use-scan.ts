import { useQuery } from '@tanstack/react-query';
import { getScan } from './get-scan.ts';

export function scanKey(scanId: string): readonly unknown[] {
  return ['scan', scanId];
}

export function useScan(scanId: string) {
  return useQuery({
    queryKey: scanKey(scanId),
    queryFn: () => getScan(scanId),
    structuralSharing: false,
    staleTime: 60_000,
  });
}
