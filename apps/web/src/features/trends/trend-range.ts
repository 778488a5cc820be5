import { trendRanges } from '@curbcut/model/scan';

export type TrendRange = (typeof trendRanges)[number];

export const rangeLabels: Record<TrendRange, string> = {
  '30d': '30 days',
  '90d': '90 days',
  '1y': '1 year',
  all: 'All',
};

/** The range of a URL; all for none and for one that does not exist. */
export function readRange(search: URLSearchParams): TrendRange {
  const wanted = search.get('range');
  return trendRanges.find((range) => range === wanted) ?? 'all';
}
