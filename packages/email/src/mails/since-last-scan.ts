import { html } from 'ghtml';
import {
  isToDo,
  ruleChangedNote,
  toScoreOutOf100,
  type Issue,
  type ScanReport,
} from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
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

/** What has changed since the scan of the same URL before; null when there is none. */
export function changeOf({ comparison, result }: ScanReport): Change | null {
  if (!comparison || !result) return null;
  const { newCount, ruleChangedCount } = comparison;
  const fixedCount = comparison.fixed.length;
  const fresh = result.issues.filter((issue) => issue.lifecycle === 'new' && isToDo(issue));
  const changed =
    newCount + fixedCount === 0
      ? 'Nothing new, and nothing fixed.'
      : `${countOf(newCount, 'new issue')}, ${fixedCount} fixed.`;
  const day = dateFormat.format(new Date(comparison.previousDate));
  const before =
    comparison.previousScore === null
      ? `On ${day} there was no score to compare with.`
      : `On ${day} the score was ${toScoreOutOf100(comparison.previousScore)} of 100.`;
  return {
    newCount,
    summary: `${changed} ${before}`,
    lines: [...titles('New', fresh, newCount), ...titles('Fixed', comparison.fixed, fixedCount)],
    notes: ruleChangedCount > 0 ? [ruleChangedNote(ruleChangedCount)] : [],
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

function titles(label: string, issues: readonly Issue[], count: number): string[] {
  const shown = issues.slice(0, titlesListed);
  const more = count - shown.length;
  return [
    ...shown.map(({ title }) => `${label}: ${pageText(title)}`),
    ...(more > 0 ? [`${label}: ${more} more`] : []),
  ];
}
