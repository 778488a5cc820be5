import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const changedBySchedules = ['schedules', 'stats', 'subscription', 'user', 'websites'];

/** Loads again, in place, what a new, a changed or a deleted schedule changes. Resolves when it is there. */
export function useRefreshSchedules(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      changedBySchedules.map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
    );
  }, [queryClient]);
}
