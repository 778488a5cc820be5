import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const changedByScans = ['stats', 'recent-scans', 'scans', 'websites', 'trend', 'subscription'];

/** Loads again, in place, what a new or ended scan changes. */
export function useRefreshScans(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const name of changedByScans) void queryClient.invalidateQueries({ queryKey: [name] });
  }, [queryClient]);
}
