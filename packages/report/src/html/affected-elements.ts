import { html } from 'ghtml';
import { placesOf } from '@curbcut/model/picture';
import { countOf } from '@curbcut/model/text';
import { type Issue, type IssueNode } from '@curbcut/model/scan';
import { issuePictures } from './issue-pictures.ts';
import type { ReportPicture } from './report-picture.ts';
import { visibleText } from './visible-text.ts';
import { webLink } from './web-link.ts';

const elementsShown = 20;

/** What an issue may take of a report. */
export interface EvidenceSpace {
  /** Of its elements. */
  evidenceChars: number;
  /** Parts of the page's picture. */
  pictures: number;
}

/**
 * The elements an issue is about: at least one, at most 20, and no more than there is space for; and where they are on
 * the picture of the page, when there is one.
 */
export function affectedElements(
  issue: Issue,
  { evidenceChars, pictures }: EvidenceSpace,
  picture: ReportPicture | null,
): string {
  if (issue.nodes.length === 0) return '';
  const items: string[] = [];
  let spent = 0;
  const places = picture ? placesOf(issue, picture) : [];
  const placed = new Set(places.map(({ number }) => number));
  for (const [index, node] of issue.nodes.slice(0, elementsShown).entries()) {
    const number = index + 1;
    const item = element(node, number, picture !== null && !placed.has(number));
    if (items.length > 0 && spent + item.length > evidenceChars) break;
    items.push(item);
    spent += item.length;
  }
  const more = Math.max(issue.nodesTotal, issue.nodes.length) - items.length;
  const rest = more > 0 ? html`<p class="small">… and ${countOf(more, 'more element')}</p>` : '';
  const listed = places.filter(({ number }) => number <= items.length);
  return html`<div class="part">
    <h4>Affected elements</h4>
    !${picture ? issuePictures(issue, listed, picture, pictures) : ''}
    <ul class="elements">
      !${items}
    </ul>
    !${rest}
  </div>`;
}

function element(node: IssueNode, count: number, isUnseen: boolean): string {
  const number = html`<span class="number"><span class="unseen">Number </span>${count}</span>`;
  const unseen = isUnseen
    ? '<p class="small muted">This element is not visible in the picture.</p>'
    : '';
  const path = visibleText(node.target.join(' >>> '), 1_000);
  const markup = node.html
    ? html`<pre class="code"><code>${visibleText(node.html, 1_024)}</code></pre>`
    : '';
  const summary = node.failureSummary
    ? html`<p>${visibleText(node.failureSummary, 1_000)}</p>`
    : '';
  const pageUrl = node.page?.url;
  const page = pageUrl
    ? html`<span class="small">On !${webLink(pageUrl, visibleText(pageUrl, 300))}</span><br />`
    : '';
  return html`<li>
    <p class="path">!${page}!${number}<code>${path}</code></p>
    !${unseen}!${markup}!${summary}
  </li>`;
}
