import { expect, test } from 'vitest';
import type { SuiteCase } from '../detection/suites/suite.ts';
import { type AlfaPage, countAlfaRule, tagsOf } from './alfa-rule-counts.ts';
import { describeAlfa } from './describe-alfa.ts';

const rule = { id: 'sia-r2', wcag: ['1.1.1'], actRules: ['23a2a8'] };

function pageOf(expected: SuiteCase['expected'], change: Partial<SuiteCase> = {}): AlfaPage {
  const of: SuiteCase = {
    id: 'case',
    path: '/case',
    expected,
    group: '',
    groupName: '',
    barrier: '',
    wcag: ['1.1.1'],
    isAbout: ({ actRules, level, nodes }) =>
      actRules.includes('23a2a8') && level === 'A' && nodes[0]?.html === '<img src="boat.png">',
    isSeenBy: () => null,
    isNoise: null,
    ...change,
  };
  const target = { elements: ['0:4'], tag: 'img', role: '', attribute: '', message: '' };
  return {
    cases: [of],
    runs: [
      {
        rule: 'sia-r2',
        outcomes: { failed: { targets: [target], total: 1 } },
        error: null,
        durationMs: 1,
      },
    ],
    tags: new Map([['0:4', '<img src="boat.png">']]),
    isFoundByOthers: () => false,
  };
}

test('failures are told by ACT rules, criteria and elements, and what others found is a vote', () => {
  const known = { ...pageOf('failed'), isFoundByOthers: () => true };
  const noise = pageOf('failed', { isAbout: () => false, isNoise: () => true });
  const quiet = { ...pageOf('failed'), runs: [] };
  const pages = [pageOf('failed'), known, pageOf('passed'), noise, quiet];
  expect(countAlfaRule(rule, pages)).toEqual({ found: 2, gain: 1, wrong: 1, other: 1 });
});

test('elements are known by the tags that their snapshot has', () => {
  const element = {
    kind: 'element',
    parent: -1,
    namespace: 0,
    style: 0,
    box: [0, 0, 1, 1],
  } as const;
  const nodes = [
    {
      ...element,
      box: [0, 0, 1, 1] as [number, number, number, number],
      name: 'a',
      number: 7,
      attributes: [['title', 'Say "x"'] as [string, string]],
    },
    { kind: 'text' as const, parent: 0, data: 'Boats' },
  ];
  expect(tagsOf(2, { nodes, styles: [], viewport: { width: 1, height: 1 } })).toEqual([
    ['2:7', '<a title="Say &quot;x&quot;">'],
  ]);
});

test('a rule that no row of the catalogue names is off', () => {
  const none = { found: 0, gain: 0, wrong: 0, other: 0 };
  const act = { found: 5, gain: 2, wrong: 1, other: 0 };
  const rows = describeAlfa([
    { id: 'sia-r2', act, govuk: none, w3c: none, ms: 3.4 },
    { id: 'sia-r57', act: none, govuk: { ...none, other: 71 }, w3c: none, ms: 0 },
  ]).split('\n');
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(cells[2]?.slice(1, 12)).toEqual('sia-r2,failure,5,2,3,1,0,0,0,0,3'.split(','));
  expect(cells[3]?.slice(1, 12)).toEqual('sia-r57,off,0,0,0,0,0,71,0,0,0'.split(','));
});
