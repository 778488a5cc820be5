import { manualAnswerWords, type Issue } from '@curbcut/model/scan';
import { withoutFormulas } from '@curbcut/model/text';
import { stateTitle, type StatedCriterion } from './criteria-sections.ts';
import { levelWords, type ListedRule, outcomeTitle } from './rule-sections.ts';

const criteriaColumns = [
  'Number',
  'Criterion',
  'Level',
  'State',
  'Issues',
  'Answer of a person',
  'Note',
];

/** The criteria as a table for spreadsheets (RFC 4180, with a mark of UTF-8): one in each line. `issues`: by fingerprint. */
export function criteriaCsv(
  criteria: readonly StatedCriterion[],
  issues: ReadonlyMap<string, Pick<Issue, 'title'>>,
): string {
  const rows = criteria.map(({ number, name, level, state, issues: own, answer }) => [
    number,
    name,
    level,
    stateTitle({ state, answer }),
    own.map((fingerprint) => issues.get(fingerprint)?.title ?? '').join('; '),
    answer === null ? '' : manualAnswerWords[answer.answer],
    answer?.note ?? '',
  ]);
  return table([criteriaColumns, ...rows]);
}

const ruleColumns = [
  'Rule',
  'Title',
  'Outcome',
  'Level',
  'Criteria',
  'Techniques',
  'ACT rules',
  'Issues',
];

/** The rules as such a table. */
export function rulesCsv(rules: readonly ListedRule[]): string {
  const rows = rules.map((rule) => [
    rule.id,
    rule.title,
    outcomeTitle(rule.outcome),
    levelWords(rule),
    rule.criteria.join(' '),
    rule.techniques.join(' '),
    rule.act_rules.join(' '),
    String(rule.issues.length),
  ]);
  return table([ruleColumns, ...rows]);
}

function table(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  return `"${withoutFormulas(text).replaceAll('"', '""')}"`;
}
