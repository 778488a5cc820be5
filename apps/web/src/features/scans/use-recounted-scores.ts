import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { scansKey } from '../../entities/scan/api/use-scan.ts';
import { useRefreshScans } from '../../entities/scan/api/use-refresh-scans.ts';

/** Loads results and lists again when what was decided about a cause has been counted on further pages of its site. */
export function useRecountedScores(pagesLeft: number | undefined): void {
  const queryClient = useQueryClient();
  const refresh = useRefreshScans();
  const before = useRef(pagesLeft);
  useEffect(() => {
    const isFewer = before.current !== undefined && (pagesLeft ?? 0) < before.current;
    before.current = pagesLeft;
    if (!isFewer) return;
    void queryClient.invalidateQueries({ queryKey: scansKey });
    if (pagesLeft === 0) void refresh();
  }, [pagesLeft, queryClient, refresh]);
}
