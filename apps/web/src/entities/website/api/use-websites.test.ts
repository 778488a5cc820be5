import { expect, it } from 'vitest';
import { readWebsites } from './use-websites.ts';

it('reads websites with their latest scan', () => {
  const latest = { scan_id: 'a', url: 'https://example.org/', overall_score: 0.7 };
  expect(
    readWebsites({ websites: [{ url: 'https://example.org/', scans_count: 3, latest }] }),
  ).toMatchObject([{ url: 'https://example.org/', latest: { scan_id: 'a', overall_score: 0.7 } }]);
});

it('lists each address of a list of scans once, by its newest scan', () => {
  const scan = (id: string, url: string, day: string) => ({ id, url, scan_date: day });
  const scans = [
    scan('a', 'https://a.example/', '2026-11-01'),
    scan('b', 'https://b.example/', '2026-11-02'),
    scan('c', 'https://a.example/', '2026-11-03'),
  ];
  for (const answer of [scans, { scans }]) {
    expect(readWebsites(answer).map(({ latest }) => latest.scan_id)).toEqual(['c', 'b']);
  }
});

it('leaves out what has no address', () => {
  expect(readWebsites([{ id: 'a' }, null])).toEqual([]);
  expect(readWebsites('nothing')).toEqual([]);
});
