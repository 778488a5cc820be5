import { colorPairOf, placeOfCause } from '@curbcut/model/causes';
import {
  answerNeedOf,
  answerNeedWords,
  type CodeChange,
  type Lifecycle,
  type Issue,
  type IssueNode,
  type EngineRun,
  foundBy,
  wcagLabel,
} from '@curbcut/model/scan';
import { headingOf } from '@curbcut/rules/questions';
import { html } from 'ghtml';
import { countOf, withoutIndent } from '@curbcut/model/text';
import { affectedElements, codeOf, type ShownElements } from './affected-elements.ts';
import { severityWord } from './icons.ts';
import { issueCrop } from './issue-crop.ts';
import type { NumberedIssue } from './report-issues.ts';
import { verdictLine } from './verdict-text.ts';
import { reproductionPart, seenLine, stateFigures } from './reproduction-part.ts';
import { visibleText } from './visible-text.ts';
import { webLink } from './web-link.ts';

export const lifecycleNames: Record<Lifecycle, string> = {
  new: 'New',
  'came-back': 'Came back',
  recurring: 'Recurring',
  fixed: 'Fixed',
  'rule-changed': 'Rule changed',
};

/** Code of a suggested change longer than this stands in the JSON report. Lines. */
const linesOfChange = 12;

/** One issue with one crop and one fix. Of a review no severity is said before somebody has decided. */
export function issueArticle(
  { number, issue }: NumberedIssue,
  engines: readonly EngineRun[],
  shown: ShownElements,
): string {
  const id = `issue-${number}`;
  const crop = issueCrop(issue, shown.picture);
  const looks = [
    'issue',
    ...(issue.outcome === 'needs-review' ? ['issue--review'] : []),
    ...(crop === '' ? ['issue--bare'] : []),
  ];
  return html`<article class="${looks.join(' ')}" aria-labelledby="${id}">
    <div class="issue__text">
      <h3 id="${id}">${number}. ${visibleText(headingOf(issue), 512)}</h3>
      <ul class="facts">
        !${facts(issue)}
      </ul>
      !${verdictLine(issue)}
      <p class="lines">${visibleText(issue.description)}</p>
      !${seenLine(issue)}
      <p class="lines"><b>How to fix:</b> ${visibleText(issue.help)}</p>
      !${suggestedChange(issue, shown) || codeOfFirst(issue)} !${reproductionPart(issue, shown)}
      !${affectedElements(issue, shown)}
    </div>
    <div class="issue__side">
      !${crop}
      <p class="small muted">${visibleText(foundBy(issue, engines), 500)}.</p>
      !${helpLink(issue)}
    </div>
  </article>`;
}

function facts(issue: Issue): string[] {
  const place = placeOfCause(issue);
  const standards = issue.wcag.length
    ? issue.wcag.slice(0, 10).map((criterion) => `WCAG ${visibleText(wcagLabel(criterion), 100)}`)
    : [issue.level === 'best-practice' ? 'Best practice' : `Level ${issue.level}`];
  return [
    ...(issue.outcome === 'needs-review'
      ? [
          '<span class="badge badge--line">Needs review</span>',
          html`${answerNeedWords[answerNeedOf(issue)]}`,
        ]
      : [severityWord(issue.impact)]),
    ...(issue.lifecycle
      ? [html`<span class="badge badge--line">${lifecycleNames[issue.lifecycle]}</span>`]
      : []),
    ...(issue.tags.includes('experimental')
      ? ['<span class="badge badge--line">Experimental</span>']
      : []),
    html`${countOf(Math.max(issue.nodesTotal, issue.nodes.length), 'element')}`,
    ...(issue.pagesCount ? [html`On ${countOf(issue.pagesCount, 'page')}`] : []),
    ...(place === null ? [] : [html`${visibleText(place, 200)}`]),
    ...standards.map((standard) => html`${standard}`),
  ].map((fact) => html`<li>!${fact}</li>`);
}

function codeOfFirst({ nodes }: Issue): string {
  const [first] = nodes;
  return first ? codeOf(first) : '';
}

function suggestedChange({ fix, nodes }: Issue, { statePictures }: ShownElements): string {
  const ofColors = nodes.map(changeOfColors).join('');
  if (!fix) return ofColors;
  const others = fix.alternatives?.length ?? 0;
  const instead =
    others > 0
      ? html`<p class="small muted">
          ${countOf(others, 'other change')} would do as well:
          ${others === 1 ? 'it is' : 'they are'} in the JSON report.
        </p>`
      : '';
  return `${diff(fix)}${instead}${stateFigures(fix.pictures ?? [], statePictures)}${ofColors}`;
}

/** Of text with other colors than the first has. */
function changeOfColors(node: IssueNode): string {
  if (!node.fix) return '';
  return html`<p class="small muted">
      For text in ${visibleText(colorPairOf(node) ?? 'other colors')}:
    </p>
    !${diff(node.fix)}`;
}

function diff(change: CodeChange): string {
  const removed = linesOf(change.before).map(
    (line) => html`<del><span class="unseen">Remove: </span>${line}</del>`,
  );
  const added = linesOf(change.after).map(
    (line) => html`<ins><span class="unseen">Add: </span>${line}</ins>`,
  );
  const note = change.note ? html` ${visibleText(change.note)}` : '';
  return html`<div class="change">
    <p class="caption">Suggested change.!${note}</p>
    <pre class="diff"><code>!${[...removed, ...added]}</code></pre>
  </div>`;
}

function linesOf(code: string): string[] {
  const lines = visibleText(withoutIndent(code)).split('\n');
  if (lines.length <= linesOfChange) return lines;
  return [...lines.slice(0, linesOfChange - 1), '… (shortened: the JSON report has all of it)'];
}

function helpLink(issue: Issue): string {
  if (issue.helpUrl === '') return '';
  return html`<p class="small">!${webLink(issue.helpUrl, `About the rule ${issue.rule}`)}</p>`;
}
