export const trendRanges = ['30d', '90d', '1y', 'all'] as const;
export type TrendRange = (typeof trendRanges)[number];
