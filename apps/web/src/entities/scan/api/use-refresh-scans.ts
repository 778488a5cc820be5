import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const changedByScans = ['stats', 'recent-scans', 'scans', 'websites', 'trend', 'subscription'];

/** Loads again, in place, what a new, an ended or a deleted scan changes. Resolves when it is there. */
export function useRefreshScans(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      changedByScans.map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
    );
  }, [queryClient]);
}
