import type { Issue } from '@curbcut/model/scan';
import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { scansKey } from '../scan/api/use-scan.ts';
import { useRefreshScans } from '../scan/api/use-refresh-scans.ts';
import { decideIssue, withdrawVerdict, type Decision } from './api/verdicts.ts';
import { DecideContext } from './decide-context.ts';

export interface Decide {
  decide: (issue: Issue, decision: Decision) => Promise<void>;
  withdraw: (issue: Issue) => Promise<void>;
}

/**
 * Decides about issues of the scan on the screen, which is then shown as it is by now, whether that worked or not:
 * somebody else may have been faster. Null where the reader may not. Both throw `ApiError`. `pageScanId`: decides about the
 * scan of a page of that site instead.
 */
export function useDecide(pageScanId?: string): Decide | null {
  const scan = useContext(DecideContext);
  const queryClient = useQueryClient();
  const refreshScans = useRefreshScans();
  if (!scan) return null;
  const scanId = pageScanId ?? scan.scanId;
  const showPresent = async (change: Promise<void>) => {
    try {
      await change;
    } finally {
      await queryClient.invalidateQueries({ queryKey: scansKey });
      void refreshScans();
    }
  };
  return {
    decide: (issue, decision) => showPresent(decideIssue(scanId, issue, decision)),
    withdraw: (issue) => showPresent(withdrawVerdict(scanId, issue)),
  };
}
