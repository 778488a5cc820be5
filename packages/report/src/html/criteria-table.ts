import { standardScope, type ScanResult, type Standard } from '@curbcut/model/scan';
import {
  countByState,
  criteriaStates,
  type CriterionState,
  criterionStates,
  type StatedCriterion,
} from '@curbcut/rules/coverage';
import { html } from 'ghtml';
import { webLink } from './web-link.ts';

const words: Record<CriterionState, string> = {
  failed: 'Failed',
  'needs-review': 'Review',
  passed: 'Passed*',
  inapplicable: 'Not appl.',
  person: 'Person',
  untested: 'Untested',
};

const counted: Record<CriterionState, string> = {
  failed: 'failed',
  'needs-review': 'to be reviewed',
  passed: 'passed the automatic part',
  inapplicable: 'not applicable',
  person: 'to be checked by a person',
  untested: 'untested',
};

/** Each criterion of the standard with what the scan says about it. */
export function criteriaTable(result: ScanResult, standard: Standard): string {
  const criteria = criteriaStates(result, standard);
  const counts = countByState(criteria);
  const sentence = criterionStates
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${counted[state]}`)
    .join(', ');
  const half = Math.ceil(criteria.length / 2);
  return html`<section class="keep" aria-labelledby="criteria">
    <div class="intro">
      <h2 id="criteria">${standardScope(standard)}: ${criteria.length} criteria</h2>
      <p>${sentence}.</p>
    </div>
    <div class="columns">!${table(criteria.slice(0, half))} !${table(criteria.slice(half))}</div>
    <p class="small muted">
      * The rules found no failure. A rule tests only a part of a criterion. Not applicable: the
      page has nothing that the rules look for. Untested: the rules that test it did not run in this
      scan.
    </p>
  </section>`;
}

function table(criteria: readonly StatedCriterion[]): string {
  const [first, last] = [criteria[0], criteria.at(-1)];
  const rows = criteria.map(
    ({ number, name, level, url, state }) =>
      html`<tr>
        <th scope="row">${number}</th>
        <td>!${webLink(url, name)}</td>
        <td>${level}</td>
        <td class="state state--${state}">${words[state]}</td>
      </tr>`,
  );
  return html`<table class="criteria">
    <caption class="unseen">
      Criteria ${first?.number ?? ''} to ${last?.number ?? ''}
    </caption>
    <thead>
      <tr>
        <th scope="col">No.</th>
        <th scope="col">Criterion</th>
        <th scope="col">Level</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      !${rows}
    </tbody>
  </table>`;
}
