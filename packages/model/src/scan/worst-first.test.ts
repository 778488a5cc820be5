import { expect, test } from 'vitest';
import { worstFirst } from './worst-first.ts';

type Ranked = Parameters<typeof worstFirst>[0][number];

const issue = (title: string, rest: Partial<Ranked> = {}): Ranked => ({
  outcome: 'failed',
  impact: 'minor',
  title,
  fingerprint: title,
  level: 'A',
  nodesTotal: 1,
  ...rest,
});

test('what counts before advice and reviews, then severity, pages, elements and the alphabet', () => {
  const issues = [
    issue('review', { outcome: 'needs-review', impact: 'critical' }),
    issue('b'),
    issue('a'),
    issue('advice on many', { nodesTotal: 31, level: 'best-practice' }),
    issue('serious advice', { impact: 'serious', level: 'AAA' }),
    issue('many', { nodesTotal: 30 }),
    issue('critical', { impact: 'critical' }),
    issue('on pages', { pagesCount: 2 }),
    issue('advice', { level: 'best-practice' }),
    issue('serious', { impact: 'serious', nodesTotal: 400 }),
  ];
  const copy = [...issues];
  expect(worstFirst(issues).map(({ title }) => title)).toEqual([
    'critical',
    'serious',
    'on pages',
    'many',
    'a',
    'b',
    'serious advice',
    'advice on many',
    'advice',
    'review',
  ]);
  expect(issues).toEqual(copy);
});

test('the order does not depend on the order before', () => {
  const issues = [issue('same', { fingerprint: 'x' }), issue('same', { fingerprint: 'w' })];
  expect(worstFirst(issues)).toEqual(worstFirst([...issues].reverse()));
});
