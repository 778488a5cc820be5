import { readScanList } from '@curbcut/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApiRaw } from '../../../lib/api-client.ts';

const firstPage = { page: 1, limit: 10 };

/** The ten newest scans, and how many there are in all. */
export function useFirstScans() {
  return useQuery({
    queryKey: ['scans', 'dashboard', firstPage],
    queryFn: async () => {
      const { page, limit } = firstPage;
      const path = `/dashboard/scans?page=${page}&limit=${limit}`;
      const { scans, pagination } = readScanList(await callApiRaw({ path }));
      return { scans: scans.slice(0, limit), total: pagination.total };
    },
  });
}
