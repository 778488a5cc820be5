import type { ScannedWebsite } from '../../entities/website/api/use-websites.ts';

/** The address to begin with: the last scanned one that has a trend, else the last scanned one. */
export function websiteWithTrend(websites: readonly ScannedWebsite[]): string | null {
  const withTrend = websites.find(({ trendPoints }) => (trendPoints ?? 0) > 1);
  return (withTrend ?? websites[0])?.url ?? null;
}
