import { readDashboardStats } from '@curbcut/wire/read';
import { expect, it, test } from 'vitest';
import { monthlyLimit, statCards, unknownCards } from './stat-cards.ts';

it('labels the cards, in the same order, without claiming anything when nothing is known', () => {
  expect(
    unknownCards().every(({ value, unit, hint }) => value === '–' && unit === null && hint === ''),
  ).toBe(true);
  expect(statCards(readDashboardStats({})).map(({ label }) => label)).toEqual(
    unknownCards().map(({ label }) => label),
  );
  expect(unknownCards().map(({ label }) => label)).toEqual([
    'Total Scans',
    'Websites Monitored',
    'Avg Accessibility Score',
    'Scans Remaining',
  ]);
});

it('shows the figures with their hints', () => {
  const cards = statCards(
    readDashboardStats({
      stats: {
        total_scans: 1348,
        websites_scanned: 6,
        websites_scheduled: 4,
        avg_accessibility_score: 0.81,
        improvement_trend: 0.04,
      },
      scans_remaining: 942,
      scans_this_month: 58,
      max_scans_per_month: 1000,
    }),
  );
  expect(cards.map(({ value, unit, hint }) => [`${value}${unit ?? ''}`, hint])).toEqual([
    ['1,348', '58 this month'],
    ['6', '4 with a schedule'],
    ['81%', 'against the 30 days before'],
    ['942', '58/1,000 used'],
  ]);
  expect(cards[2]?.improvement).toBe(0.04);
});

it('is unlimited when the limit is -1', () => {
  const stats = readDashboardStats({ max_scans_per_month: -1, scans_this_month: 58 });
  expect(statCards(stats)[3]).toMatchObject({
    value: 'Unlimited',
    hint: '58/Unlimited used',
  });
});

it('says that there is no score rather than that nothing improved', () => {
  expect(statCards(readDashboardStats({}))[2]).toMatchObject({
    value: '–',
    unit: null,
    hint: 'No scan with a score yet',
    improvement: null,
  });
});

test.each([
  [1, '1 scan per month'],
  [5, '5 scans per month'],
  [1000, '1,000 scans per month'],
  [-1, 'Unlimited scans per month'],
])('a limit of %i is %s', (limit, text) => {
  expect(monthlyLimit(limit)).toBe(text);
});
