import {
  decideTrust,
  findRule,
  leastMeasured,
  leastPrecision,
  rules,
  type Trust,
  trustExceptions,
} from '@curbcut/rules';
import { type Column, markdownTable } from '../../results/markdown-table.ts';
import type { CountedRule } from './count-trust.ts';

const sources = {
  act: 'ACT',
  govuk: 'GOV.UK',
  w3c: 'W3C',
  realistic: 'Realistic',
  software: 'Software',
};

const words: Record<Trust, string> = {
  failure: 'failure',
  agreement: 'failure with another engine',
  review: 'review',
  off: 'off',
};

const percent = (part: number) => `${Math.round(100 * part)} %`;

/** docs/engine-trust.md: what a failure counts for that a rule of an engine finds, and the counts that say so. */
export function describeTrust(counted: readonly CountedRule[]): string {
  return [
    '# What rules of engines count for',
    'Made by `npm run bench:detection` of [what rules reported](../bench/detection/engine-rules.json) in the suites of [detection](detection.md) and of [verdicts](../bench/software/engine-rules.json) on [real software](real-software.md); `UPDATE_EXPECTED=1 npx vitest run --project unit bench/detection/trust` makes it anew. The scanner reads [measured-trust.ts](../packages/rules/src/trust/measured-trust.ts), which is made with it.',
    [
      '- **Found / wrong**: cases with a barrier that the rule reported as failed, and failures that are none: on cases that are clean, and at level A and AA also about no case of their page. Of real software, issues judged true and false; what is debatable is not counted.',
      `- **Failure**: of ${leastMeasured} failures or more, ${percent(leastPrecision.failure)} are true: one counts alone. **Failure with another engine**: ${percent(leastPrecision.agreement)} are true: it counts where an engine that shares nothing with it says the same of the element, and else asks a person. **Review**: fewer are, so that it only asks. **Off**: it is not run, which is decided by hand, as a rule that is not run can't be measured.`,
      `- **Too few**: fewer than ${leastMeasured} were measured, and the rule counts for what its row of the [catalogue](../packages/rules/src/catalogue.ts) says. So do rules that are not listed: they reported nothing where the answer is known.`,
      '- **By hand**: an [exception](../packages/rules/src/trust/exceptions.ts), with its reason below.',
      '- Lighthouse reads the results of axe: its rules count for what those of axe do.',
    ].join('\n'),
    table(counted),
    '## By hand',
    exceptions(),
    '## What only asks',
    'Rows whose failures ask a person, as far as too little was measured to say otherwise:',
    rules
      .filter(({ trust, detectedBy }) => trust !== 'failure' && Object.keys(detectedBy).length > 0)
      .map(({ id, detectedBy }) => `- \`${id}\` (${Object.keys(detectedBy).join(', ')})`)
      .join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

function table(counted: readonly CountedRule[]): string {
  const right = (title: string): Column => ({ title, align: 'right' });
  const left = (title: string): Column => ({ title, align: 'left' });
  return markdownTable(
    [
      left('Engine'),
      left('Rule'),
      ...Object.values(sources).map(right),
      right('All'),
      right('Precision'),
      left('Counts for'),
    ],
    counted.map((row) => [
      row.engine,
      row.rule,
      ...Object.keys(sources).map((source) => {
        const counts = row.on[source];
        return counts ? `${counts.found} / ${counts.wrong}` : '-';
      }),
      `${row.found} / ${row.wrong}`,
      percent(row.found / (row.found + row.wrong)),
      countsFor(row),
    ]),
  );
}

function countsFor(row: CountedRule): string {
  const exception = trustExceptions[row.engine]?.[row.rule];
  if (exception) return `${words[exception.trust]} (by hand)`;
  const measured = decideTrust(row);
  if (measured) return words[measured];
  const usual = row.rows.flatMap((id) => findRule(id)?.trust ?? []);
  return `${[...new Set(usual)].map((trust) => words[trust]).join(', ')} (too few)`;
}

function exceptions(): string {
  return Object.entries(trustExceptions)
    .flatMap(([engine, ofEngine]) =>
      Object.entries(ofEngine).map(
        ([rule, { trust, reason }]) => `- \`${rule}\` of ${engine}, ${words[trust]}: ${reason}`,
      ),
    )
    .join('\n');
}
