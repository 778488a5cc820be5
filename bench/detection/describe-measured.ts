import { wcagCriteria } from '@curbcut/model/scan';
import { findRule } from '@curbcut/rules';
import { type Column, markdownTable } from '../results/markdown-table.ts';
import type { EngineRulePrecision } from './engine-rules.ts';
import type { Gap } from './gap.ts';
import {
  countCases,
  type Counts,
  type JudgedCase,
  precisionOf,
  shareFound,
  suiteFigures,
} from './suite-figures.ts';
import { isBarrier } from './suites/suite.ts';

/** A suite with what its cases came to. */
export interface JudgedSuite {
  id: string;
  title: string;
  hasTwins: boolean;
  cases: readonly JudgedCase[];
  engineRules: readonly EngineRulePrecision[];
}

const left = (title: string): Column => ({ title, align: 'left' });
const right = (title: string): Column => ({ title, align: 'right' });
const percent = (part: number | null) => (part === null ? '-' : `${(100 * part).toFixed(1)} %`);
const share = (part: number, whole: number) => percent(whole === 0 ? null : part / whole);

const countColumns = [
  ...['Barriers', 'Found', 'Asked', 'Untested', 'Missed', 'Clean', 'False alarms'].map(right),
  right('Precision'),
];

function countCells(counts: Counts): string[] {
  const { barriers, found, review, untested, missed, clean, falseAlarms } = counts;
  return [
    ...[barriers, found, review, untested, missed, clean, falseAlarms].map(String),
    percent(precisionOf(counts)),
  ];
}

/** One row for each suite; where its pages come in twins, one for the barriers of each group too. */
export function describeSuites(suites: readonly JudgedSuite[]): string {
  const rows = suites.flatMap(({ title, hasTwins, cases }) => {
    const figures = suiteFigures(cases);
    const { barriers, found, review, untested, missed, clean, falseAlarms } = figures;
    const perPage = (count: number) =>
      figures.noisePages === 0 ? '-' : (count / figures.noisePages).toFixed(2);
    const whole = [
      title,
      String(barriers),
      `${found} (${percent(shareFound(figures))})`,
      ...[review, untested, missed, clean].map(String),
      clean === 0 ? '-' : `${falseAlarms} (${share(falseAlarms, clean)})`,
      percent(precisionOf(figures)),
      perPage(figures.noise),
      perPage(figures.noiseAorAA),
      String(figures.failedPages),
    ];
    return hasTwins ? [whole, ...rowsOfGroups(title, cases)] : [whole];
  });
  return markdownTable(
    [
      left('Suite'),
      ...countColumns,
      right('Noise a page'),
      right('of it A and AA'),
      right('Not judged'),
    ],
    rows,
  );
}

/** Clean pages and noise belong to no group. */
function rowsOfGroups(title: string, cases: readonly JudgedCase[]): string[][] {
  const barriers = cases.filter(({ of }) => isBarrier(of));
  return [...Map.groupBy(barriers, ({ of }) => of.group)].map(([group, own]) => {
    const counts = countCases(own);
    const { found, review, untested, missed } = counts;
    return [
      `${title}, ${group}`,
      String(own.length),
      `${found} (${percent(shareFound(counts))})`,
      ...[review, untested, missed].map(String),
      ...Array<string>(6).fill('-'),
    ];
  });
}

/** Both halves of each suite, where the other half was measured too. */
export function describeGaps(gaps: readonly Gap[]): string {
  return markdownTable(
    [
      left('Suite'),
      ...['Found here', 'Kept out', 'Gap', 'False alarms here', 'Kept out'].map(right),
    ],
    gaps.map(({ title, here, keptOut, points }) => [
      title,
      percent(shareFound(here)),
      percent(shareFound(keptOut)),
      points.toFixed(1),
      share(here.falseAlarms, here.clean),
      share(keptOut.falseAlarms, keptOut.clean),
    ]),
  );
}

/** A row for each success criterion that a case is about, over all suites. */
export function describeCriteria(suites: readonly JudgedSuite[]): string {
  const cases = suites.flatMap((suite) => suite.cases);
  const criteria = [...new Set(cases.flatMap(({ of }) => of.wcag))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const rows = criteria.map((criterion) => {
    const { name, level } = wcagCriteria[criterion] ?? { name: '', level: '' };
    const about = cases.filter(({ of }) => of.wcag.includes(criterion));
    return [`${criterion} ${name}`, level, ...countCells(countCases(about))];
  });
  const none = cases.filter(({ of }) => of.wcag.length === 0);
  return markdownTable(
    [left('Criterion'), left('Level'), ...countColumns],
    [...rows, ['none, or no rule of ours stands for it', '', ...countCells(countCases(none))]],
  );
}

/** A row for each of our rules that was named on a page, the least precise first. */
export function describeRules(suites: readonly JudgedSuite[]): string {
  const cases = suites.flatMap((suite) => suite.cases);
  const ids = new Set(
    cases.flatMap(({ result: { failed, review, noise } }) => [
      ...failed,
      ...review,
      ...(noise ?? []).map(({ rule }) => rule),
    ]),
  );
  const rows = [...ids].map((id) => {
    const count = (wanted: (each: JudgedCase) => boolean) => cases.filter(wanted).length;
    const found = count(({ of, result }) => isBarrier(of) && result.failed.includes(id));
    const falseAlarms = count(({ of, result }) => !isBarrier(of) && result.failed.includes(id));
    const precision = precisionOf({ found, falseAlarms });
    const cells = [
      id,
      findRule(id)?.level ?? '',
      found,
      count(({ of, result }) => isBarrier(of) && result.review.includes(id)),
      falseAlarms,
      count(({ of, result }) => !isBarrier(of) && result.review.includes(id)),
      count(({ result }) => (result.noise ?? []).some(({ rule }) => rule === id)),
      percent(precision),
    ];
    return { id, precision: precision ?? 2, cells: cells.map(String) };
  });
  rows.sort((a, b) => a.precision - b.precision || (a.id < b.id ? -1 : 1));
  const titles = ['Found', 'Asked', 'False alarms', 'Asked for nothing', 'Noise', 'Precision'];
  return markdownTable(
    [left('Rule'), left('Level'), ...titles.map(right)],
    rows.map(({ cells }) => cells),
  );
}

/** A row for each engine and suite: what it reports as failed, before the trust in its rules. */
export function describeEngines(suites: readonly JudgedSuite[]): string {
  const rows = suites.flatMap(({ title, cases, engineRules }) => {
    const engines = [...new Set(engineRules.map(({ engine }) => engine))];
    return engines.map((engine) => {
      const by = ({ result }: JudgedCase, isAbout: boolean) =>
        result.reported.some((one) => one.engine === engine && one.isAbout === isAbout);
      const onlyBy = (each: JudgedCase) =>
        by(each, true) &&
        each.result.reported.every((one) => !one.isAbout || one.engine === engine);
      const barriers = cases.filter(({ of }) => isBarrier(of));
      const clean = cases.filter(({ of }) => !isBarrier(of));
      const found = barriers.filter((each) => by(each, true)).length;
      const falseAlarms = clean.filter((each) => by(each, true)).length;
      return [
        title,
        engine,
        `${found} (${share(found, barriers.length)})`,
        String(barriers.filter(onlyBy).length),
        clean.length === 0 ? '-' : String(falseAlarms),
        percent(precisionOf({ found, falseAlarms })),
        String(cases.filter((each) => by(each, false)).length),
      ];
    });
  });
  const titles = ['Found', 'Only by it', 'False alarms', 'Precision', 'Pages with noise'];
  return markdownTable([left('Suite'), left('Engine'), ...titles.map(right)], rows);
}

/** A row for each group of a suite that has barriers or false alarms, those with most left to find first. */
export function describeGroups({ cases }: JudgedSuite): string {
  const groups = [...Map.groupBy(cases, ({ of }) => of.group)].map(([group, own]) => ({
    title: own[0]?.of.groupName === group ? group : `${group} ${own[0]?.of.groupName ?? ''}`,
    counts: countCases(own),
  }));
  const shown = groups.filter(({ counts }) => counts.barriers + counts.falseAlarms > 0);
  shown.sort(
    (a, b) =>
      b.counts.barriers - b.counts.found - (a.counts.barriers - a.counts.found) ||
      (a.title < b.title ? -1 : 1),
  );
  return markdownTable(
    [left('About'), ...countColumns],
    shown.map(({ title, counts }) => [title, ...countCells(counts)]),
  );
}

/** What is there and not found, each kind once with its count, as far as the groups do not say it already. */
export function describeMissed({ cases }: JudgedSuite): string {
  const missed = cases.filter(
    ({ of, result }) => isBarrier(of) && of.barrier !== of.groupName && result.verdict !== 'found',
  );
  const kinds = Map.groupBy(
    missed,
    ({ of, result }) => `${of.barrier} (${wordOf(result.verdict)})`,
  );
  return [...kinds]
    .map(([kind, own]) => `- ${kind}${own.length > 1 ? `, ${own.length} cases` : ''}`)
    .sort()
    .join('\n');
}

function wordOf(verdict: JudgedCase['result']['verdict']): string {
  return verdict === 'review' ? 'asked' : verdict;
}
