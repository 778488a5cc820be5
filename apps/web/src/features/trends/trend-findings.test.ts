import { readTrend } from '@curbcut/wire/read';
import { describe, expect, it, test } from 'vitest';
import {
  categoryFinding,
  categoryTrends,
  changesFinding,
  rulesFinding,
  scoreFinding,
} from './trend-findings.ts';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T12:00:00`;
const scores = (...values: number[]) =>
  readTrend(values.map((score, index) => ({ scan_date: day(index + 1), score })));

describe('the sentence about the score', () => {
  test.each([
    [[51, 68, 74], 'Up 23 points in 3 scans. Last change: 6 points up on 3 November.'],
    [[74, 73], 'Down 1 point in 2 scans. Last change: 1 point down on 2 November.'],
    [
      [70, 60, 70],
      'The same score as at the first of 3 scans. Last change: 10 points up on 3 November.',
    ],
    [[70, 70], 'The same score as at the first of 2 scans. No change between any two scans.'],
    [[50, 60, 60], 'Up 10 points in 3 scans. Last change: 10 points up on 2 November.'],
  ])('%o: %s', (values, sentence) => {
    expect(scoreFinding(scores(...values))).toBe(sentence);
  });

  it('names a change of the rules', () => {
    const points = readTrend([
      { scan_date: day(1), score: 50 },
      { scan_date: day(2), score: 60, rules_changed: true },
    ]);
    expect(scoreFinding(points)).toBe(
      'Up 10 points in 2 scans. Last change: 10 points up on 2 November, when the rules changed.',
    );
  });
});

describe('the sentence about changed rules', () => {
  const changedOn = (...days: number[]) =>
    rulesFinding(
      readTrend(
        [1, 2, 3, 4, 5, 6].map((date) => ({
          scan_date: day(date),
          score: 50,
          rules_changed: days.includes(date),
        })),
      ),
    );

  it('names the days, the last three of many', () => {
    const rest = ': a step there may come from that alone.';
    const begin = 'The rules, the standard or the score’s formula changed on';
    expect(changedOn()).toBeNull();
    expect(changedOn(2)).toBe(`${begin} 2 November${rest}`);
    expect(changedOn(2, 4)).toBe(`${begin} 2 November and 4 November${rest}`);
    expect(changedOn(2, 3, 4, 5)).toBe(
      `${begin} 1 earlier day, 3 November, 4 November and 5 November${rest}`,
    );
  });
});

describe('the sentence about issues', () => {
  it('adds up, and names the day with most new ones', () => {
    const points = readTrend([
      { scan_date: day(1), score: 50 },
      { scan_date: day(2), score: 50, new_count: 4, fixed_count: 7 },
      { scan_date: day(3), score: 50, new_count: 9, fixed_count: 3 },
    ]);
    expect(changesFinding(points)).toBe(
      '13 new and 10 fixed in 2 comparisons. Most new ones, 9, came on 3 November.',
    );
  });

  it('says what came back', () => {
    const counts = { new_count: 0, fixed_count: 0 };
    const points = readTrend([
      { scan_date: day(1), score: 50, ...counts, fixed_count: 5 },
      { scan_date: day(2), score: 45, ...counts, came_back_count: 4 },
    ]);
    expect(changesFinding(points)).toBe('0 new, 5 fixed and 4 that came back in 2 comparisons.');
  });

  it('names no day when nothing was new', () => {
    const points = readTrend([{ scan_date: day(1), score: 50, new_count: 0, fixed_count: 2 }]);
    expect(changesFinding(points)).toBe('0 new and 2 fixed in 1 comparison.');
    expect(changesFinding(scores(1, 2))).toBe('Nothing can be compared yet.');
  });
});

describe('the categories', () => {
  const points = readTrend([
    { scan_date: day(1), score: 50, categories: [{ slug: 'forms', score: 0.4 }] },
    {
      scan_date: day(2),
      score: 50,
      categories: [
        { slug: 'links', score: 0.9 },
        { slug: 'forms', score: 0.6 },
      ],
    },
    {
      scan_date: day(3),
      score: 50,
      categories: [
        { slug: 'links', score: 0.8 },
        { slug: 'forms', score: 0.7 },
      ],
    },
  ]);

  it('are followed from their first score to the last', () => {
    expect(
      categoryTrends(points).map(({ slug, scores: all }) => [slug, all.map(({ score }) => score)]),
    ).toEqual([
      ['links', [0.9, 0.8]],
      ['forms', [0.4, 0.6, 0.7]],
    ]);
  });

  it('are named when they moved', () => {
    expect(categoryFinding(categoryTrends(points), (slug) => slug)).toBe(
      'forms gained 30 points; links lost 10 points.',
    );
    expect(categoryFinding([], (slug) => slug)).toBe('No category changed.');
  });
});
