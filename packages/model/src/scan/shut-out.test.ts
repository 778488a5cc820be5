import { describe, expect, test } from 'vitest';
import type { Issue } from './issue.ts';
import { nothingFailed, shutOut, shutOutText } from './shut-out.ts';
import { wcagCriteria } from './wcag.ts';

const issue = (wcag: string[], rest: Partial<Issue> = {}): Issue => ({
  rule: 'rule',
  outcome: 'failed',
  impact: 'serious',
  category: 'forms',
  title: wcag.join(),
  description: '',
  help: '',
  helpUrl: '',
  fingerprint: wcag.join(),
  wcag,
  level: 'A',
  actRules: [],
  tags: [],
  detectedBy: [{ engine: 'axe', rule: 'rule' }],
  nodes: [],
  nodesTotal: 1,
  fix: null,
  ...rest,
});

describe('who is shut out', () => {
  test('names each group once, the worst first, and says no lesser barrier as strongly', () => {
    const text = shutOutText([
      issue(['1.4.3']),
      issue(['4.1.2'], { impact: 'critical' }),
      issue(['1.1.1'], { impact: 'critical', nodesTotal: 5 }),
      issue(['4.1.3'], { impact: 'minor' }),
      issue(['2.4.7'], { impact: 'moderate' }),
      issue(['2.5.8'], { impact: 'minor' }),
    ]);
    expect(text).toBe(
      'People who use a screen reader cannot learn what pictures show or tell what some controls are, and people with low vision can hardly read some of the text. It is also harder for people who use a keyboard and people with a tremor.',
    );
  });

  test('further barriers of a group have what room is left', () => {
    const critical = ['1.1.1', '1.3.1', '2.4.4', '4.1.2'].map((number) =>
      issue([number], { impact: 'critical' }),
    );
    expect(shutOut(critical).clauses).toEqual([
      {
        who: 'People who use a screen reader',
        verb: 'cannot',
        what: 'learn what pictures show, tell how parts of the page belong together or tell where some links lead',
      },
    ]);
  });

  test('is one sentence of at most 30 words about at most two groups, whatever failed', () => {
    const criteria = Object.entries(wcagCriteria).flatMap(([number, { level }]) =>
      level === 'AAA' ? [] : [number],
    );
    for (const first of criteria) {
      for (const second of criteria) {
        const issues = [
          issue([first], { impact: 'moderate' }),
          issue([second], { impact: 'minor' }),
        ];
        const [sentence = ''] = shutOutText(issues).split(/(?<=\.) /);
        expect(sentence.split(' ').length).toBeLessThanOrEqual(30);
      }
    }
    const { clauses, alsoConcerned } = shutOut(criteria.map((number) => issue([number])));
    expect(clauses).toHaveLength(2);
    expect(alsoConcerned).toHaveLength(7);
  });

  test('speaks only of what failed at level A or AA', () => {
    const others = [
      issue(['1.1.1'], { outcome: 'needs-review' }),
      issue([], { level: 'best-practice' }),
      issue(['1.4.6'], { level: 'AAA' }),
    ];
    expect(shutOut(others)).toEqual({ clauses: [], alsoConcerned: [] });
    expect(shutOutText(others)).toBe(nothingFailed);
  });

  test.each(
    Object.entries(wcagCriteria).flatMap(([number, { level }]) =>
      level === 'AAA' ? [] : [[number, level] as const],
    ),
  )('says whom a failure of %s shuts out', (number, level) => {
    expect(shutOutText([issue([number], { level })])).toMatch(
      /^People (who|whose|with) .+ can hardly [a-z].+\.$/,
    );
  });
});
