import { readDashboardStats } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { callApiRaw } from '../../../lib/api-client.ts';

export function useDashboardStats() {
  return useQuery({
    queryKey: ['stats'],
    queryFn: async () => readDashboardStats(await callApiRaw({ path: '/dashboard/stats' })),
  });
}
