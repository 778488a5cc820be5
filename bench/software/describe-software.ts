import { type Column, markdownTable } from '../results/markdown-table.ts';
import type { VerdictComparison } from './compare-verdicts.ts';
import type { FoundIssue } from './found-issue.ts';
import { countJudgments, isWithinStandard, precisionOf } from './precision.ts';
import type { Program } from './programs.ts';
import type { Judgment, Verdict } from './verdicts.ts';

const text = (title: string): Column => ({ title, align: 'left' });
const figure = (title: string): Column => ({ title, align: 'right' });
const judgmentColumns = ['True', 'Debatable', 'False'].map(figure);

/** How many of the judged issues are right, within the standard and beyond. */
export function describePrecision({ judged, unjudged }: VerdictComparison): string {
  const row = (title: string, holds: (issue: FoundIssue) => boolean) => {
    const verdicts = judged.filter(({ issue }) => holds(issue)).map(({ verdict }) => verdict);
    const counts = countJudgments(verdicts);
    const precision = precisionOf(counts);
    return [
      title,
      String(counts.all + unjudged.filter(holds).length),
      ...countCells(counts),
      String(unjudged.filter(holds).length),
      precision ? percent(precision.strict) : '-',
      precision ? percent(precision.lenient) : '-',
    ];
  };
  return markdownTable(
    [
      text('Level'),
      figure('Failed issues'),
      ...judgmentColumns,
      figure('Not judged'),
      figure('Precision, strict'),
      figure('with debatable'),
    ],
    [
      row('A and AA', isWithinStandard),
      row('AAA and best practice', (issue) => !isWithinStandard(issue)),
      row('all', () => true),
    ],
  );
}

/** Each program with its version and what was judged on its pages. */
export function describePrograms(
  programs: readonly { program: Program; version: string }[],
  { judged }: VerdictComparison,
): string {
  const rows = programs.map(({ program, version }) => {
    const ids = program.pages.map(({ id }) => id);
    const own = judged.filter(({ issue }) => ids.includes(issue.page));
    const verdicts = own.map(({ verdict }) => verdict);
    return [
      `${program.title}, ${program.kind}`,
      `\`${program.package}\` ${version} (${program.source})`,
      program.pages.map(({ title }) => title).join(', '),
      ...countCells(countJudgments(verdicts)),
    ];
  });
  return markdownTable([text('Program'), text('Package'), text('Pages'), ...judgmentColumns], rows);
}

/** By rule, the most frequent first. */
export function describeRules({ judged }: VerdictComparison): string {
  const rules = [...Map.groupBy(judged, ({ issue }) => `${issue.rule} ${issue.level}`)];
  const rows = rules
    .toSorted(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([name, ofRule]) => {
      const [rule = '', level = ''] = name.split(' ');
      return [rule, level, ...countCells(countJudgments(ofRule.map(({ verdict }) => verdict)))];
    });
  return markdownTable([text('Rule'), text('Level'), ...judgmentColumns], rows);
}

/** Why issues were judged so. */
export function describeEvidence({ judged }: VerdictComparison, wanted: Judgment): string {
  const lines = judged
    .filter(({ verdict }) => verdict.verdict === wanted)
    .map(
      ({ verdict: { page, rule, state, level, evidence } }) =>
        `- ${page}, \`${rule}\` (${level}${state ? `, ${state}` : ''}): ${evidence}`,
    );
  return lines.length > 0 ? lines.join('\n') : 'None.';
}

/** What was found before by a rule that there was no time to test to its end now: it counts neither way. */
export function describeUntested({ untested }: VerdictComparison): string {
  const lines = untested.map(
    ({ page, rule, state, level, verdict }) =>
      `- ${page}, \`${rule}\` (${level}${state ? `, ${state}` : ''}): judged ${verdict} when it was found`,
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing that was found before.';
}

/** What somebody has to look at after a run; empty: nothing. */
export function describeOpen({ unjudged, changed, gone, untested }: VerdictComparison): string {
  return [
    ...section('No verdict yet', unjudged, ({ elements }) => `${elements} elements`),
    ...section(
      'Not quite what was judged',
      changed.map(({ issue, how }) => ({ ...issue, how })),
      ({ how }) => how,
    ),
    ...section('Judged before, not found now', gone, ({ verdict }) => verdict),
    ...section('Judged before, not tested to the end now', untested, ({ verdict }) => verdict),
  ].join('\n');
}

function section<T extends FoundIssue | Verdict>(
  title: string,
  entries: readonly T[],
  about: (entry: T) => string,
): string[] {
  if (entries.length === 0) return [];
  const lines = entries.map(
    (each) =>
      `  ${each.page} ${each.rule} (${each.level}${each.state ? `, ${each.state}` : ''}): ${about(each)}`,
  );
  return [`${title}: ${entries.length}`, ...lines];
}

function countCells(counts: Record<Judgment, number>): string[] {
  return [counts.true, counts.debatable, counts.false].map(String);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
