import { readListedScan, type ListedScan } from '@curbcut/wire/read';
import { useQuery } from '@tanstack/react-query';
import { callApiRaw } from '../../../lib/api-client.ts';
import { groupByHost } from '../group-by-host.ts';

export interface ScannedWebsites {
  websites: ScannedWebsite[];
  /** How many URLs there are in all, and on how many hosts. */
  total: number;
  hosts: number;
}

export interface ScannedWebsite {
  url: string;
  /** How many scans a trend of it has; null: not known. */
  trendPoints: number | null;
  latest: ListedScan;
}

const mostWebsites = 500;

/** Every scanned URL once, with its latest scan. */
export function useWebsites() {
  return useQuery({
    queryKey: ['websites'],
    queryFn: async (): Promise<ScannedWebsites> => {
      const answer = await callApiRaw({ path: `/dashboard/websites?limit=${mostWebsites}` });
      const websites = readWebsites(answer);
      const [total, hosts] = [field(answer, 'total'), field(answer, 'hosts')];
      return {
        websites,
        total: typeof total === 'number' ? total : websites.length,
        hosts: typeof hosts === 'number' ? hosts : groupByHost(websites).length,
      };
    },
  });
}

/** `{websites: [{url, latest}]}`, or a list of scans of which the newest of each URL counts. */
export function readWebsites(answer: unknown): ScannedWebsite[] {
  const found = new Map<string, ScannedWebsite>();
  for (const item of listOf(answer)) {
    const url = textField(item, 'url');
    if (url === null) continue;
    const latest = { ...readListedScan(field(item, 'latest') ?? item), url };
    const known = found.get(url);
    const trendPoints = known ? (known.trendPoints ?? 1) + 1 : trendPointsOf(item);
    const newest = known && known.latest.scan_date >= latest.scan_date ? known.latest : latest;
    found.set(url, { url, trendPoints, latest: newest });
  }
  return [...found.values()];
}

function listOf(answer: unknown): readonly unknown[] {
  for (const list of [answer, field(answer, 'websites'), field(answer, 'scans')]) {
    if (Array.isArray(list)) return list;
  }
  return [];
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function trendPointsOf(item: unknown): number | null {
  const known = ['trend_points', 'scans_count'].map((name) => field(item, name));
  return known.find((count) => typeof count === 'number') ?? null;
}

function textField(value: unknown, name: string): string | null {
  const text = field(value, name);
  return typeof text === 'string' && text !== '' ? text : null;
}
