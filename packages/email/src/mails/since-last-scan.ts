import { html } from 'ghtml';
import { toScoreOutOf100 } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { isEngineError, type RecordIssue, type ScanRecord } from '@curbcut/wire/scan';
import { heading2, paragraph } from './mail-layout.ts';
import { pageText } from './page-text.ts';

const titlesListed = 5;
const heading = 'Since the last scan';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export interface Change {
  newCount: number;
  /** `2 new issues, 1 fixed. On 14 November 2026 the score was 65 of 100.` */
  summary: string;
  /** A line per new or fixed issue, the first few of each. */
  lines: string[];
  notes: string[];
}

/** What has changed since the scan of the same address before; null when there is none. */
export function changeOf({ comparison, results }: ScanRecord): Change | null {
  if (!comparison || !results) return null;
  const { new_count: newCount, fixed_count: fixedCount } = comparison;
  const fresh = [...results.lighthouse_issues, ...results.additional_issues].filter(
    (issue) => issue.lifecycle === 'new' && issue.outcome === 'failed' && !isEngineError(issue),
  );
  const changed =
    newCount + fixedCount === 0
      ? 'Nothing new, and nothing fixed.'
      : `${countOf(newCount, 'new issue')}, ${fixedCount} fixed.`;
  const before = `On ${dateFormat.format(new Date(comparison.previous_date))} the score was ${toScoreOutOf100(comparison.previous_score)} of 100.`;
  return {
    newCount,
    summary: `${changed} ${before}`,
    lines: [
      ...titles('New', fresh, newCount),
      ...titles('Fixed', results.fixed_issues, fixedCount),
    ],
    notes: comparison.rules_changed
      ? ['An engine has another version since then: what is new may come from its new rules.']
      : [],
  };
}

export function changeHtml(change: Change | null): string {
  if (!change) return '';
  const lines = change.lines.map((line) => html`<li style="margin:0 0 6px">${line}</li>`);
  const list = html`<ul style="margin:0 0 12px;padding-left:24px">
    !${lines}
  </ul>`;
  return html`<h2 style="${heading2}">${heading}</h2>
    !${paragraph(change.summary)} !${lines.length > 0 ? list : ''} !${change.notes.map(paragraph)}`;
}

export function changeText(change: Change | null): string {
  if (!change) return '';
  return [
    heading.toUpperCase(),
    change.summary,
    ...change.lines.map((line) => `- ${line}`),
    ...change.notes,
  ].join('\n');
}

function titles(label: string, issues: readonly RecordIssue[], count: number): string[] {
  const shown = issues.slice(0, titlesListed);
  const more = count - shown.length;
  return [
    ...shown.map(({ title }) => `${label}: ${pageText(title)}`),
    ...(more > 0 ? [`${label}: ${more} more`] : []),
  ];
}
