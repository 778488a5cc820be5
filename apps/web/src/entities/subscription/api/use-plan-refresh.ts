import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAuth } from '../../account/use-auth.ts';
import { useRefreshScans } from '../../scan/api/use-refresh-scans.ts';

export const planChangesKey = ['plan-changes'] as const;

/** Loads again what a change of plan changes: the account first, then everything that shows its limits. */
export function usePlanRefresh(): () => Promise<void> {
  const { reloadUser } = useAuth();
  const queryClient = useQueryClient();
  const refreshScans = useRefreshScans();
  return useCallback(async () => {
    await reloadUser();
    await Promise.all([
      refreshScans(),
      queryClient.invalidateQueries({ queryKey: planChangesKey }),
      queryClient.invalidateQueries({ queryKey: ['schedules'] }),
    ]);
  }, [reloadUser, queryClient, refreshScans]);
}
