import { useScanList } from './use-scan-list.ts';

const firstPage = { page: 1, limit: 10 };

/** The ten newest scans, and how many there are in all. */
export function useFirstScans() {
  const { page, limit } = firstPage;
  return useScanList({
    queryKey: ['scans', 'dashboard', firstPage],
    path: `/dashboard/scans?page=${page}&limit=${limit}`,
    most: limit,
  });
}
