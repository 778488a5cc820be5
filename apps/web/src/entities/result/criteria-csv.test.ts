import { expect, test } from 'vitest';
import { criteriaCsv, rulesCsv } from './criteria-csv.ts';
import type { StatedCriterion } from './criteria-sections.ts';

const criterion = (more: Partial<StatedCriterion>): StatedCriterion => ({
  number: '1.1.1',
  name: 'Non-text Content',
  level: 'A',
  url: 'https://www.w3.org/',
  state: 'failed',
  issues: [],
  left_alone: [],
  by_person: false,
  rules: [],
  person: '',
  answer: null,
  ...more,
});

test('each criterion is a line with its state, its issues and what a person said', () => {
  const answer = {
    answer: 'passed' as const,
    note: '＝HYPERLINK("x"), “seen”\n=1+1',
    author: 'Maya',
    answered_at: '2026-11-26T09:00:00Z',
    revision: 1,
  };
  const csv = criteriaCsv(
    [
      criterion({ issues: ['a', 'b'] }),
      criterion({ number: '1.2.4', name: 'Captions (Live)', level: 'AA', state: 'person', answer }),
    ],
    new Map([
      ['a', { title: 'Images have no text' }],
      ['b', { title: 'Text is "drawn"' }],
    ]),
  );
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Number","Criterion","Level","State","Issues","Answer of a person","Note"',
    '"1.1.1","Non-text Content","A","Failed","Images have no text; Text is ""drawn""","",""',
    `"1.2.4","Captions (Live)","AA","Passed, checked by a person","","Passed","'＝HYPERLINK(""x""), “seen”\n'=1+1"`,
    '',
  ]);
});

test('each rule is a line with what it came to and what it stands for', () => {
  const csv = rulesCsv([
    {
      id: 'heading-order',
      title: 'Heading levels are skipped',
      outcome: 'inapplicable',
      level: 'best-practice',
      criteria: [],
      in_standard: false,
      issues: [],
      techniques: ['G141', 'H42'],
      act_rules: [],
    },
  ]);
  expect(csv.split('\r\n').slice(1)).toEqual([
    '"heading-order","Heading levels are skipped","Not applicable","Best practice","","G141 H42","","0"',
    '',
  ]);
});
