import { type Issue, verdictWords } from '@curbcut/model/scan';
import { amount, countOf } from '@curbcut/model/text';
import { headingOf } from '@curbcut/rules/questions';
import { html } from 'ghtml';
import { verdictText } from './verdict-text.ts';
import { visibleText } from './visible-text.ts';

const rowsShown = 200;

/**
 * What people have set aside, each with its reason and by whom. Empty when there is nothing, except where they could
 * have: then it says so, or the reader could not tell it from a report that keeps it back.
 */
export function settledSection(settled: readonly Issue[], takesVerdicts: boolean): string {
  const decided = settled.flatMap((issue) =>
    issue.verdict ? [{ issue, verdict: issue.verdict }] : [],
  );
  if (decided.length === 0) return takesVerdicts ? nothingSettled : '';
  const rows = decided.slice(0, rowsShown).map(
    ({ issue, verdict }) =>
      html`<tr>
        <th scope="row">${verdictWords[verdict.kind]}</th>
        <td>${visibleText(headingOf(issue), 512)}, ${countOf(issue.nodesTotal, 'element')}</td>
        <td>!${verdictText(verdict)}</td>
      </tr>`,
  );
  const more = decided.length - rows.length;
  return html`<section aria-labelledby="settled">
    <div class="intro">
      <h2 id="settled">Decided by people</h2>
      <p class="muted">
        Ignored issues are still in the score. False alarms and what is no problem are not.
      </p>
    </div>
    <table class="stacked">
      <caption class="unseen">
        Findings that people have set aside
      </caption>
      <thead>
        <tr>
          <th scope="col">Decision</th>
          <th scope="col">Finding</th>
          <th scope="col">Why and by whom</th>
        </tr>
      </thead>
      <tbody>
        !${rows}
      </tbody>
    </table>
    !${more > 0 ? html`<p class="small muted">… and ${amount(more)} more: the CSV report has them all.</p>` : ''}
  </section>`;
}

const nothingSettled = html`<section class="keep" aria-labelledby="settled">
  <h2 id="settled">Decided by people</h2>
  <p>Nothing is ignored, nothing is marked as a false alarm.</p>
</section>`;
