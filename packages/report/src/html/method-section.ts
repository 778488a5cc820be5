import { html } from 'ghtml';
import { toScoreOutOf100 } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { type RecordEngine, type ScanRecord } from '@curbcut/wire/scan';
import { visibleText } from './visible-text.ts';
import { dateText } from './wording.ts';

/** How the page was tested, and what the report is not. */
export function methodSection(record: ScanRecord, generatedAt: Date): string {
  const { metadata, results } = record;
  const facts: [name: string, value: string | null][] = [
    ['Engines', metadata.engines.map(engineText).join(', ') || null],
    [
      'Duration',
      metadata.scan_duration === null ? null : `${metadata.scan_duration.toFixed(2)} seconds`,
    ],
    [
      'Viewport',
      metadata.viewport && `${metadata.viewport.width} by ${metadata.viewport.height} pixels`,
    ],
    [
      'Size of the page',
      metadata.element_count === null ? null : countOf(metadata.element_count, 'element'),
    ],
    ['Rules without a finding', results && String(results.passed_rules)],
    ['Lighthouse accessibility score', lighthouseText(record)],
    ['Browser', metadata.browser_version],
    ['User agent', metadata.user_agent],
    ['Report made', dateText(generatedAt)],
    ['Job id', record.job_id],
  ];
  const terms = facts.flatMap(([name, value]) =>
    value
      ? [
          html`<div>
            <dt>${name}</dt>
            <dd>${visibleText(value)}</dd>
          </div>`,
        ]
      : [],
  );
  return html`<section class="keep" aria-labelledby="method">
    <h2 id="method">How this was tested</h2>
    <dl class="method">!${terms}</dl>
    <p class="small muted">
      This report is a diagnosis. It does not guarantee compliance with any law or standard.
    </p>
  </section>`;
}

function engineText({ name, version, status }: RecordEngine): string {
  return `${name} ${version}${status === 'failed' ? ' (did not finish)' : ''}`;
}

function lighthouseText({ results }: ScanRecord): string | null {
  if (!results || results.lighthouse_score === null) return null;
  return `${toScoreOutOf100(results.lighthouse_score)} of 100`;
}
