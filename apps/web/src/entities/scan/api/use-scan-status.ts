import type { ScanStatusAnswer } from '@curbcut/wire/scan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { evaluatePoll, nextPollMs, type PollOutcome } from '../poll-scan.ts';
import { getScanStatus } from './get-scan-status.ts';
import { scanKey } from './use-scan.ts';

export interface PolledScan {
  answer: ScanStatusAnswer | undefined;
  outcome: PollOutcome;
  /** When the answer arrived, in ms of this browser's clock. */
  answeredAtMs: number;
}

interface LatestTry {
  data: ScanStatusAnswer | undefined;
  error: Error | null;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

/** Follows a scan until it ends or five minutes have passed. */
export function useScanStatus(jobId: string): PolledScan {
  const queryClient = useQueryClient();
  const [startedAtMs] = useState(() => Date.now());
  const judge = (state: LatestTry) =>
    evaluatePoll({
      answer: state.data,
      error: state.error,
      waitedMs: Math.max(state.dataUpdatedAt, state.errorUpdatedAt) - startedAtMs,
    });
  const query = useQuery({
    queryKey: ['scan-status', jobId],
    queryFn: () => getScanStatus(jobId),
    refetchInterval: ({ state }) => nextPollMs(judge(state)),
    refetchIntervalInBackground: true,
    structuralSharing: false,
  });
  const result = query.data?.result ?? null;
  useEffect(() => {
    if (result) queryClient.setQueryData(scanKey(jobId), result);
  }, [jobId, queryClient, result]);
  return {
    answer: query.data,
    outcome: judge(query),
    answeredAtMs: query.dataUpdatedAt,
  };
}
