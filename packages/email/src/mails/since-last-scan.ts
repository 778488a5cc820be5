import { html } from 'ghtml';
import {
  countFixed,
  describeChanges,
  toScoreOutOf100,
  type NamedChange,
  type ScanReport,
} from '@curbcut/model/scan';
import { amount, countOf } from '@curbcut/model/text';
import { heading2, paragraph } from './mail-layout.ts';
import { pageText } from './page-text.ts';

const titlesListed = 5;
const notesListed = 4;
const heading = 'Since the last scan';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export interface Change {
  newCount: number;
  /** `2 new issues, 1 fixed. On 14 November 2026 the score was 65 of 100.` */
  summary: string;
  /** A line per new or fixed issue, the first few of each. */
  lines: string[];
  /** Sentences about what could not be compared. */
  notes: string[];
}

/** What has changed since the scan of the same URL before; null when there is none. */
export function changeOf({ comparison, result }: ScanReport): Change | null {
  if (!comparison || !result) return null;
  const { newCount } = comparison;
  const fixedCount = countFixed(comparison);
  const { cameBackCount } = comparison;
  const named = describeChanges(comparison, result.issues);
  const back = cameBackCount > 0 ? `, ${amount(cameBackCount)} came back` : '';
  const changed =
    newCount + fixedCount + cameBackCount === 0
      ? 'Nothing new, and nothing fixed.'
      : `${countOf(newCount, 'new issue')}${back}, ${amount(fixedCount)} fixed.`;
  const day = dateFormat.format(new Date(comparison.previousDate));
  const before =
    comparison.previousScore === null
      ? `On ${day} there was no score to compare with.`
      : `On ${day} the score was ${toScoreOutOf100(comparison.previousScore)} of 100.`;
  return {
    newCount,
    summary: `${changed} ${before}`,
    lines: [
      ...titles('New', named.new, newCount),
      ...titles('Came back', named.cameBack, cameBackCount),
      ...titles('Fixed', named.fixed, fixedCount),
    ],
    notes: comparison.notes.slice(0, notesListed).map((note) => pageText(note)),
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

function titles(label: string, changes: readonly NamedChange[], count: number): string[] {
  const shown = changes.slice(0, titlesListed);
  const more = count - shown.length;
  return [
    ...shown.map(
      ({ title, where }) =>
        `${label}: ${pageText(title)}${where === '' ? '' : ` (${pageText(where)})`}`,
    ),
    ...(more > 0 ? [`${label}: ${amount(more)} more`] : []),
  ];
}
