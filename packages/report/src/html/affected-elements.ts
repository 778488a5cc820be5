import { html } from 'ghtml';
import { countOf } from '@curbcut/model/text';
import { type Issue, type IssueNode } from '@curbcut/model/scan';
import { visibleText } from './visible-text.ts';
import { webLink } from './web-link.ts';

const elementsShown = 20;

/** The elements an issue is about: at least one, at most 20, and no more than `evidenceChars` characters of them. */
export function affectedElements(issue: Issue, evidenceChars: number): string {
  if (issue.nodes.length === 0) return '';
  const items: string[] = [];
  let spent = 0;
  for (const node of issue.nodes.slice(0, elementsShown)) {
    const item = element(node);
    if (items.length > 0 && spent + item.length > evidenceChars) break;
    items.push(item);
    spent += item.length;
  }
  const more = Math.max(issue.nodesTotal, issue.nodes.length) - items.length;
  const rest = more > 0 ? html`<p class="small">… and ${countOf(more, 'more element')}</p>` : '';
  return html`<div class="part">
    <h4>Affected elements</h4>
    <ul class="elements">
      !${items}
    </ul>
    !${rest}
  </div>`;
}

function element(node: IssueNode): string {
  const number =
    (node.marker ?? null) === null
      ? ''
      : html`<span class="number"><span class="unseen">Number </span>${node.marker}</span>`;
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
    !${markup}!${summary}
  </li>`;
}
