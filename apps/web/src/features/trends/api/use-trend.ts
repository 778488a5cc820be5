import { readTrend, type ReadTrendPoint } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { callApiRaw } from '../../../lib/api-client.ts';
import type { TrendRange } from '../trend-range.ts';

export function useTrend(url: string, range: TrendRange) {
  return useQuery({
    queryKey: ['trend', url, range],
    queryFn: async (): Promise<ReadTrendPoint[]> => {
      const path = `/dashboard/websites/${encodeURIComponent(url)}/trend?range=${range}`;
      return readTrend(await callApiRaw({ path }));
    },
  });
}
