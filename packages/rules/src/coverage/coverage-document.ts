import { countOf } from '@curbcut/model/text';
import type { Rule } from '../rule.ts';
import {
  type Coverage,
  countByCoverage,
  criteriaCoverage,
  type CriterionCoverage,
  failuresCoverage,
  type FailureCoverage,
} from './coverage.ts';

const words: Record<Coverage, string> = {
  failure: 'can fail automatically',
  review: 'asked for review only',
  person: 'only by a person',
};

/** docs/coverage.md: what the rules of this version test of WCAG 2.2, and what not. */
export function coverageDocument(): string {
  const criteria = criteriaCoverage();
  const failures = failuresCoverage();
  const levels = (['A', 'AA'] as const).map((level) => {
    const those = criteria.filter((criterion) => criterion.level === level);
    return row(`Level ${level}`, those);
  });
  const found = failures.filter(({ coverage }) => coverage !== 'person');
  const whole = found.filter(({ isWhole }) => isWhole);
  return [
    '# Coverage',
    'What the rules of this version test of WCAG 2.2, made from the [catalogue](../packages/rules/src/catalogue.ts) and from what is [left to people](../packages/rules/src/coverage/left-to-people.ts) by `UPDATE_EXPECTED=1 npx vitest run --project unit packages/rules`. The page `/coverage` of the web app shows the same.',
    'A rule that can fail asks a person instead where it is not sure. No rule decides the whole of a criterion: what a person has to judge stands at each. Rules that are only tried out count for nothing.',
    '## Criteria',
    table([['Level', 'Criteria', ...Object.values(words)], ...levels, row('A and AA', criteria)]),
    ...criteria.flatMap(criterionPart),
    '## Common failures',
    `W3C describes ${countOf(failures.length, 'common failure')} of WCAG 2.2. Rules find ${whole.length} whole, ${found.length - whole.length} in part, and nothing of the other ${failures.length - found.length}.`,
    ...failures.flatMap(failurePart),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function row(name: string, those: readonly CriterionCoverage[]): string[] {
  const counts = countByCoverage(those);
  return [name, those.length, counts.failure, counts.review, counts.person].map(String);
}

function criterionPart(criterion: CriterionCoverage): string[] {
  const { number, name, level, url, coverage, rules, person, notYet } = criterion;
  return [
    `### ${number} ${name} (${level})`,
    [
      `- [Understanding ${number}](${url}), ${words[coverage]}`,
      ...ruleLines(rules),
      ...(notYet ? [`- Not looked for yet: ${startLow(notYet)}`] : []),
      `- A person: ${startLow(person)}`,
      ...criterion.manualChecks.map((question) => `- In every report: ${question}`),
    ].join('\n'),
  ];
}

function failurePart(failure: FailureCoverage): string[] {
  const { id, title, url, criteria, rules, left } = failure;
  return [
    `### ${id}: ${title}`,
    [
      `- [${id}](${url})${criteria.length > 0 ? ` of ${criteria.join(', ')}` : ''}, ${extentOf(failure)}`,
      ...ruleLines(rules),
      ...(left ? [`- ${left}`] : []),
    ].join('\n'),
  ];
}

function extentOf({ coverage, isWhole }: FailureCoverage): string {
  if (coverage === 'person') return 'not found';
  const extent = isWhole ? 'whole' : 'in part';
  return coverage === 'review' ? `asked for review, ${extent}` : `found, ${extent}`;
}

function ruleLines(rules: CriterionCoverage['rules']): string[] {
  const line = (label: string, some: readonly Rule[]) =>
    some.length > 0 ? [`- ${label}: ${some.map(({ id }) => `\`${id}\``).join(', ')}`] : [];
  return [
    ...line('Fails', rules.failure),
    ...line('Asks', rules.review),
    ...line('Tried out', rules['tried-out']),
  ];
}

function startLow(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Padded as the formatter has it; numbers stand on the right. */
function table(rows: readonly string[][]): string {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(3, ...rows.map((one) => one[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}
