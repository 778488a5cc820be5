import { describe, expect, test } from 'vitest';
import type { Issue } from './issue.ts';
import { countsInScore, isBeyondStandard } from './score.ts';
import { criteriaInStandard, isInStandard, judgeBy } from './judge-by-standard.ts';
import {
  parseStandard,
  standardName,
  standards,
  standardScope,
  type Standard,
} from './standard.ts';
import { wcagCriteria } from './wcag.ts';

const failed = (level: Issue['level'], ...wcag: string[]) =>
  ({ outcome: 'failed', level, wcag }) as Issue;

describe('a standard in words', () => {
  test.each<[string, Standard]>([
    ['2.2-AA', '2.2-AA'],
    ['2.1-a', '2.1-A'],
    [' WCAG 2.1 AAA ', '2.1-AAA'],
    ['wcag2.2 aa', '2.2-AA'],
    ['2.2_A', '2.2-A'],
  ])('%j is %s', (text, standard) => {
    expect(parseStandard(text)).toBe(standard);
  });

  test.each(['', 'AA', '2.2', '2.0-AA', '2.2-AAAA', '3.0-AA', 'toString', '2.2-AA 2.1-AA'])(
    '%j names none',
    (text) => expect(parseStandard(text)).toBeNull(),
  );

  test('its name and its criteria', () => {
    expect(standards.map(standardName)).toEqual([
      'WCAG 2.2 AA',
      'WCAG 2.2 A',
      'WCAG 2.2 AAA',
      'WCAG 2.1 AA',
      'WCAG 2.1 A',
      'WCAG 2.1 AAA',
    ]);
    expect(standardScope('2.1-A')).toBe('WCAG 2.1, level A');
    expect(standardScope('2.2-AA')).toBe('WCAG 2.2, level A and AA');
    expect(standardScope('2.2-AAA')).toBe('WCAG 2.2, level A, AA and AAA');
  });

  test('every name is read back', () => {
    for (const standard of standards) expect(parseStandard(standardName(standard))).toBe(standard);
  });
});

test('asks for as many criteria as W3C counts, without 4.1.1', () => {
  expect(Object.fromEntries(standards.map((one) => [one, criteriaInStandard(one).length]))).toEqual(
    {
      '2.2-AA': 55,
      '2.2-A': 31,
      '2.2-AAA': 86,
      '2.1-AA': 49,
      '2.1-A': 29,
      '2.1-AAA': 77,
    },
  );
  const added = criteriaInStandard('2.2-AA').filter(
    (number) => !criteriaInStandard('2.1-AA').includes(number),
  );
  expect(added).toEqual(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);
});

test.each<[Standard, Issue, boolean]>([
  ['2.2-AA', failed('A', '1.1.1'), true],
  ['2.2-AA', failed('AA', '2.5.8'), true],
  ['2.2-AA', failed('AAA', '2.5.5'), false],
  ['2.2-A', failed('A', '1.1.1'), true],
  ['2.2-A', failed('AA', '1.4.3'), false],
  ['2.2-AAA', failed('AAA', '2.5.5'), true],
  ['2.2-AAA', failed('best-practice'), false],
  ['2.1-AA', failed('AA', '1.4.3'), true],
  ['2.1-AA', failed('AA', '2.5.8'), false],
  ['2.1-A', failed('A', '3.3.7'), false],
  ['2.1-AAA', failed('AAA', '2.4.13'), false],
  ['2.1-AAA', failed('AAA', '1.4.6'), true],
  // Of two criteria one is of the standard, at its level.
  ['2.1-AA', failed('AA', '2.4.7', '2.4.11'), true],
  ['2.1-A', failed('A', '3.3.7', '3.3.3'), false],
  // Nothing asks for 4.1.1 any more, and nothing knows the other.
  ['2.1-AA', failed('A', '4.1.1'), false],
  ['2.2-AA', failed('A', '9.9.9'), false],
])('%s and %o: %s', (standard, issue, expected) => {
  expect(isInStandard(issue, standard)).toBe(expected);
});

describe('an issue judged by a standard', () => {
  test('is as it was by WCAG 2.2 AA, also when another had judged it', () => {
    const issue = failed('AA', '2.5.8');
    expect(judgeBy('2.2-AA', issue)).toEqual(issue);
    expect(judgeBy('2.2-AA', judgeBy('2.1-AA', issue))).toEqual(issue);
  });

  test('counts or is beyond it, never both', () => {
    const levels: Issue['level'][] = ['A', 'AA', 'AAA', 'best-practice'];
    for (const standard of standards) {
      for (const level of levels) {
        const wcag = Object.keys(wcagCriteria).filter((one) => wcagCriteria[one]?.level === level);
        for (const criteria of level === 'best-practice' ? [[]] : wcag.map((one) => [one])) {
          const issue = judgeBy(standard, failed(level, ...criteria));
          expect([countsInScore(issue), isBeyondStandard(issue)].filter(Boolean)).toHaveLength(1);
          const review = { ...issue, outcome: 'needs-review' as const };
          expect(countsInScore(review) || isBeyondStandard(review)).toBe(false);
        }
      }
    }
  });

  test('counts under a stricter level whenever it counts under a milder one', () => {
    for (const number of criteriaInStandard('2.2-AAA')) {
      const issue = failed(wcagCriteria[number]?.level ?? 'A', number);
      for (const version of ['2.1', '2.2'] as const) {
        const [a, aa, aaa] = (['A', 'AA', 'AAA'] as const).map((level) =>
          countsInScore(judgeBy(`${version}-${level}`, issue)),
        );
        expect(!a || aa).toBe(true);
        expect(!aa || aaa).toBe(true);
      }
    }
  });
});
