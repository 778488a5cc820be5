import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const changedByScans = [
  'stats',
  'recent-scans',
  'scans',
  'websites',
  'trend',
  'subscription',
  'site-scan',
  'site-pages',
  'cause-pages',
];

/** Loads again, in place, what a new, an ended or a deleted scan changes, or a decision about one. Resolves when it is there. */
export function useRefreshScans(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      changedByScans.map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
    );
  }, [queryClient]);
}
