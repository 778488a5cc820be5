import {
  type EngineRun,
  type EngineScore,
  type Outcome,
  outcomes,
  type ScanReport,
  type ScanResult,
  type Standard,
  standardName,
  toScoreOutOf100,
} from '@curbcut/model/scan';
import { countByOutcome, ruleDetails } from '@curbcut/rules/coverage';
import { html } from 'ghtml';
import { countOf } from '@curbcut/model/text';
import { visibleText } from './visible-text.ts';
import { dateText } from './wording.ts';

/** How the page was tested, and what the report is not. */
export function methodSection(report: ScanReport, generatedAt: Date): string {
  const { result } = report;
  const page = result?.page;
  const facts: [name: string, value: string | null][] = [
    ['Standard', standardName(report.standard)],
    ['Engines', result?.engines.map(engineText).join(', ') || null],
    [
      'Duration',
      report.durationMs === null ? null : `${(report.durationMs / 1_000).toFixed(2)} seconds`,
    ],
    [
      'Viewport',
      page?.viewport ? `${page.viewport.width} by ${page.viewport.height} pixels` : null,
    ],
    [
      'Size of the page',
      typeof page?.elementCount === 'number' ? countOf(page.elementCount, 'element') : null,
    ],
    ['Rules and best practices', result && rulesText(result, report.standard)],
    ...(result?.engineScores ?? []).map(engineScore),
    ['Browser', page?.browserVersion ?? null],
    ['User agent', page?.userAgent ?? null],
    ['Report made', dateText(generatedAt)],
    ['Job id', report.scanId],
  ];
  const terms = facts.flatMap(([name, value]) =>
    value
      ? [
          html`<div>
            <dt>${visibleText(name, 200)}</dt>
            <dd>${visibleText(value)}</dd>
          </div>`,
        ]
      : [],
  );
  return html`<section aria-labelledby="method">
    <h2 id="method">How this was tested</h2>
    !${result ? explanations(report) : ''}
    <dl class="method">!${terms}</dl>
  </section>`;
}

/** What the figures mean, and what the report is not. */
function explanations({ scanType, standard }: ScanReport): string {
  const what = scanType === 'site' ? 'a site on one day' : 'one page in one state';
  return html`<div class="columns keep">
    <div class="part">
      <h3>The score</h3>
      <p>
        Each issue of ${standardName(standard)} takes points by its severity and by how many
        elements it reaches: the worst whole, each further one less. What needs a review takes none.
      </p>
    </div>
    <div class="part">
      <h3>What this report cannot say</h3>
      <p>
        A machine finds a part of all barriers. This is evidence about ${what}, and no statement
        that a law or a standard is met.
        ${scanType === 'site' ? 'The result of each page lists its elements.' : 'The CSV report lists the elements, one a line.'}
      </p>
    </div>
  </div>`;
}

/** How many came to what, in few words: it stands in a narrow column on paper. */
function rulesText(result: ScanResult, standard: Standard): string {
  const rules = ruleDetails(result, standard);
  if (rules.length === 0) return `${result.passedRules} passed`;
  const counts = countByOutcome(rules);
  const words = {
    failed: 'failed',
    'needs-review': 'to review',
    passed: 'passed',
    inapplicable: 'not applicable',
    untested: 'untested',
  } as const satisfies Record<Outcome, string>;
  return outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${words[outcome]}`)
    .join(', ');
}

function engineText({ name, version, status, independent }: EngineRun): string {
  const notes = [
    ...(independent ? [] : ['no source of its own']),
    ...(status === 'failed' ? ['did not finish'] : []),
  ];
  return `${name} ${version}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

function engineScore({ name, score }: EngineScore): [name: string, value: string] {
  return [`${name} accessibility score`, `${toScoreOutOf100(score)} of 100`];
}
