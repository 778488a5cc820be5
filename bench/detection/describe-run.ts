import {
  describeCriteria,
  describeEngines,
  describeGaps,
  describeGroups,
  describeMissed,
  describeRules,
  describeSuites,
  type JudgedSuite,
} from './describe-measured.ts';
import { describeTwins } from './describe-twins.ts';
import { type Gap, largestGap } from './gap.ts';

/** What is printed at once: how the suites stand. */
export function describeSummary(suites: readonly JudgedSuite[], gaps: readonly Gap[]): string {
  const parts = [describeSuites(suites)];
  if (gaps.length > 0) parts.push(describeGaps(gaps), describeLargeGaps(gaps));
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The cases that are not as they should be, a line each: for working on one rule. */
export function describeCases({ id, cases }: JudgedSuite): string {
  return cases
    .filter(({ result: { verdict } }) => verdict !== 'found' && verdict !== 'quiet')
    .map(({ of, result: { verdict, failed, review, error } }) => {
      const why = error ?? [...failed, ...review].join(', ');
      return `${verdict} ${id} ${of.path} ${of.barrier}${why === '' ? '' : ` (${why})`}`;
    })
    .join('\n');
}

/** All of it, as Markdown. */
export function describeRun(suites: readonly JudgedSuite[], gaps: readonly Gap[]): string {
  return [
    describeSummary(suites, gaps),
    '### By success criterion',
    describeCriteria(suites),
    '### By engine',
    describeEngines(suites),
    '### By rule',
    describeRules(suites),
    ...suites.flatMap(describeSuite),
  ].join('\n\n');
}

function describeSuite(suite: JudgedSuite): string[] {
  const missed = describeMissed(suite);
  return [
    `### ${suite.title}`,
    describeGroups(suite),
    ...(suite.hasTwins ? [describeTwins(suite)] : []),
    ...(missed === '' ? [] : ['Not found:', missed]),
  ];
}

function describeLargeGaps(gaps: readonly Gap[]): string {
  const large = gaps.filter(({ points }) => Math.abs(points) > largestGap);
  if (large.length === 0) return '';
  const titles = large.map(({ title }) => title).join(', ');
  return `More than ${largestGap} points between the halves: ${titles}.`;
}
