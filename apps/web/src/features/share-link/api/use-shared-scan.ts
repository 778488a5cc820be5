import type { ScanReport } from '@curbcut/model/scan';
import { asText, fieldAt, readScanReport } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.ts';

interface SharedScan {
  scan: ScanReport;
  /** ISO 8601, UTC: when the link ends. */
  expiresAt: string;
}

export function useSharedScan(token: string) {
  return useQuery({
    queryKey: ['shared', token],
    queryFn: () => callApi({ path: `/shared/${encodeURIComponent(token)}` }, readSharedScan),
    structuralSharing: false,
    staleTime: 60_000,
  });
}

function readSharedScan(answer: unknown): SharedScan | null {
  const scan = readScanReport(answer);
  const expiresAt = asText(fieldAt(answer, 'expires_at'));
  return scan === null || expiresAt === null ? null : { scan, expiresAt };
}
