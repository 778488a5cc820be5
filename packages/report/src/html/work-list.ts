import { placeOfCause } from '@curbcut/model/causes';
import { wcagCriteria, type Issue } from '@curbcut/model/scan';
import { amount } from '@curbcut/model/text';
import { html } from 'ghtml';
import { severityWord } from './icons.ts';
import { lifecycleNames } from './issue-article.ts';
import type { NumberedIssue } from './report-issues.ts';
import { visibleText } from './visible-text.ts';

/** Later ones are named, and counted, behind the issues. */
const rowsShown = 250;
/** So many stay on one page. */
const rowsKept = 8;

/** All failed issues in one table, in order of work; empty when there are none. */
export function workList(failed: readonly NumberedIssue[]): string {
  if (failed.length === 0) return '';
  const isSite = failed.some(({ issue }) => issue.pagesCount !== undefined);
  const rows = failed.slice(0, rowsShown).map((one) => row(one, isSite));
  const more = failed.length - rows.length;
  return html`<section
    class="${failed.length <= rowsKept ? 'keep' : ''}"
    aria-labelledby="work-list"
  >
    <h2 id="work-list">Work list</h2>
    <table class="stacked">
      <caption class="unseen">
        Issues in order of work
      </caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Severity</th>
          <th scope="col">Issue</th>
          <th scope="col">Criterion</th>
          !${isSite ? '<th scope="col" class="figure">Pages</th>' : ''}
          <th scope="col" class="figure">Elements</th>
        </tr>
      </thead>
      <tbody>
        !${rows}
      </tbody>
    </table>
    !${more > 0 ? html`<p class="small muted">… and ${amount(more)} more: the CSV report has them all.</p>` : ''}
  </section>`;
}

function row({ number, issue }: NumberedIssue, isSite: boolean): string {
  const lifecycle =
    issue.lifecycle && issue.lifecycle !== 'recurring'
      ? html` (${lifecycleNames[issue.lifecycle].toLowerCase()})`
      : '';
  const from = placeOfCause(issue);
  const place =
    from === null ? '' : html`<br /><span class="small muted">${visibleText(from, 200)}</span>`;
  return html`<tr>
    <td>${amount(number)}</td>
    <td>!${severityWord(issue.impact)}</td>
    <th scope="row">
      <a href="#issue-${number}">${visibleText(issue.title, 512)}</a>!${lifecycle}!${place}
    </th>
    <td>${criterionOf(issue)}</td>
    !${isSite ? html`<td class="figure"><span class="only-stacked">Pages </span>${amount(issue.pagesCount ?? 1)}</td>` : ''}
    <td class="figure"><span class="only-stacked">Elements </span>${amount(issue.nodesTotal)}</td>
  </tr>`;
}

function criterionOf({ wcag }: Issue): string {
  const [first = '', ...others] = wcag;
  const name = `${first} ${wcagCriteria[first]?.name ?? ''}`.trim();
  return visibleText(others.length > 0 ? `${name}, ${others.join(', ')}` : name, 200);
}
