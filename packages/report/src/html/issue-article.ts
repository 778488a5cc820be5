import {
  type CodeChange,
  type Lifecycle,
  type Issue,
  type EngineRun,
  categoryName,
  foundBy,
  wcagLabel,
} from '@curbcut/model/scan';
import { html } from 'ghtml';
import { countOf } from '@curbcut/model/text';
import { affectedElements, type EvidenceSpace } from './affected-elements.ts';
import { impactIcon, impactNames } from './icons.ts';
import type { NumberedIssue } from './report-issues.ts';
import type { ReportPicture } from './report-picture.ts';
import { visibleText } from './visible-text.ts';
import { webLink } from './web-link.ts';

const lifecycleNames: Record<Lifecycle, string> = {
  new: 'New',
  recurring: 'Recurring',
  fixed: 'Fixed',
  'rule-changed': 'Rule changed',
};

/** An issue with more elements may break across pages; kept whole it would leave half pages empty. */
const elementsOfWholeIssue = 3;

/** One issue with its evidence and its fix. */
export function issueArticle(
  { number, issue }: NumberedIssue,
  engines: readonly EngineRun[],
  space: EvidenceSpace,
  picture: ReportPicture | null,
): string {
  const id = `issue-${number}`;
  const review = issue.outcome === 'needs-review' ? ' issue--review' : '';
  const length = issue.nodes.length > elementsOfWholeIssue ? ' issue--long' : '';
  return html`<article class="issue${length}${review}" aria-labelledby="${id}">
    <h3 id="${id}">${number}. ${visibleText(issue.title, 512)}</h3>
    <ul class="facts">
      !${facts(issue, engines)}
    </ul>
    <p>${visibleText(issue.description)}</p>
    !${affectedElements(issue, space, picture)}
    <div class="part">
      <h4>How to fix</h4>
      <p>${visibleText(issue.help)}</p>
      !${suggestedChange(issue)} !${helpLink(issue)}
    </div>
  </article>`;
}

function facts(issue: Issue, engines: readonly EngineRun[]): string[] {
  const standards = issue.wcag.length
    ? issue.wcag.slice(0, 10).map((criterion) => `WCAG ${visibleText(wcagLabel(criterion), 100)}`)
    : [issue.level === 'best-practice' ? 'Best practice' : `Level ${issue.level}`];
  return [
    html`<span class="badge tint-${issue.impact}"
      >!${impactIcon(issue.impact)}${impactNames[issue.impact]}</span
    >`,
    ...(issue.outcome === 'needs-review'
      ? ['<span class="badge badge--line">Needs review</span>']
      : []),
    ...(issue.lifecycle
      ? [html`<span class="badge badge--line">${lifecycleNames[issue.lifecycle]}</span>`]
      : []),
    ...(issue.tags.includes('experimental')
      ? ['<span class="badge badge--line">Experimental</span>']
      : []),
    ...(issue.pagesCount ? [html`On ${countOf(issue.pagesCount, 'page')}`] : []),
    ...standards.map((standard) => html`${standard}`),
    html`${categoryName(issue.category)}`,
    html`${visibleText(foundBy(issue, engines), 300)}`,
  ].map((fact) => html`<li>!${fact}</li>`);
}

function suggestedChange({ fix }: Issue): string {
  if (!fix) return '';
  const others = fix.alternatives ?? [];
  return [
    diff(fix, 'Suggested change.'),
    ...others.map((change) => diff(change, 'Or instead.')),
  ].join('');
}

function diff(change: CodeChange, caption: string): string {
  const lines = (code: string) => visibleText(code).split('\n');
  const removed = lines(change.before).map(
    (line) => html`<del><span class="unseen">Remove: </span>${line}</del>`,
  );
  const added = lines(change.after).map(
    (line) => html`<ins><span class="unseen">Add: </span>${line}</ins>`,
  );
  const note = change.note ? html` ${visibleText(change.note)}` : '';
  return html`<div class="change">
    <p class="caption">${caption}!${note}</p>
    <pre class="diff"><code>!${[...removed, ...added]}</code></pre>
  </div>`;
}

function helpLink(issue: Issue): string {
  if (issue.helpUrl === '') return '';
  const host = URL.parse(issue.helpUrl)?.host ?? '';
  const text = `About the rule ${issue.rule}${host ? ` (${host})` : ''}`;
  return html`<p class="small">!${webLink(issue.helpUrl, text)}</p>`;
}
