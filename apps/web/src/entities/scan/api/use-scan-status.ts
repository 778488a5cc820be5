import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FollowedScan } from '../followed-scan.ts';
import { evaluatePoll, nextPollMs, type PollOutcome } from '../poll-scan.ts';
import { getScanStatus } from './get-scan-status.ts';
import { scanKey } from './use-scan.ts';

export interface PolledScan {
  answer: FollowedScan | undefined;
  outcome: PollOutcome;
  /** When the answer arrived, in ms of this browser's clock. */
  answeredAtMs: number;
}

interface LatestTry {
  data: FollowedScan | undefined;
  error: Error | null;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

/** Follows a scan until it ends or five minutes have passed. */
export function useScanStatus(jobId: string): PolledScan {
  const queryClient = useQueryClient();
  const [startedAtMs] = useState(() => Date.now());
  const evaluate = (state: LatestTry) =>
    evaluatePoll({
      answer: state.data,
      error: state.error,
      waitedMs: Math.max(state.dataUpdatedAt, state.errorUpdatedAt) - startedAtMs,
    });
  const query = useQuery({
    queryKey: ['scan-status', jobId],
    queryFn: () => getScanStatus(jobId),
    refetchInterval: ({ state }) => nextPollMs(evaluate(state)),
    refetchIntervalInBackground: true,
    structuralSharing: false,
  });
  const report = query.data?.report ?? null;
  useEffect(() => {
    if (report) queryClient.setQueryData(scanKey(jobId), report);
  }, [jobId, queryClient, report]);
  return {
    answer: query.data,
    outcome: evaluate(query),
    answeredAtMs: query.dataUpdatedAt,
  };
}
