import { expect, test } from 'vitest';
import { readWebsites } from '../../entities/website/api/use-websites.ts';
import { websiteWithTrend } from './website-with-trend.ts';

const scanned = (counts: Record<string, number>) =>
  readWebsites({
    websites: Object.entries(counts).map(([host, count]) => ({
      url: `https://${host}.example/`,
      scans_count: 9,
      trend_points: count,
      latest: { scan_date: '2026-11-21T08:12:00Z' },
    })),
  });

test('begins with the last scanned address that has a trend', () => {
  expect(websiteWithTrend(scanned({ once: 1, often: 5, twice: 2 }))).toBe('https://often.example/');
});

test('without any with the last scanned one', () => {
  expect(websiteWithTrend(scanned({ failed: 0, once: 1 }))).toBe('https://failed.example/');
  expect(websiteWithTrend([])).toBeNull();
});

test('a bare list of scans tells how often an address was scanned', () => {
  const list = ['one', 'two', 'two'].map((host, day) => ({
    url: `https://${host}.example/`,
    scan_date: `2026-11-2${day}T08:12:00Z`,
  }));
  expect(websiteWithTrend(readWebsites(list))).toBe('https://two.example/');
});
