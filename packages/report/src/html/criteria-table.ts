import {
  type CheckedKind,
  checkedByPerson,
  checkedKinds,
  type ManualAnswer,
  type ScanReport,
  type ScanResult,
  standardScope,
} from '@curbcut/model/scan';
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

const checkedCell: Record<CheckedKind, string> = {
  failed: 'Failed†',
  passed: 'Passed†',
  'not-applicable': 'Not appl.†',
};

const checkedCounted: Record<CheckedKind, string> = {
  failed: 'failed as checked by a person',
  passed: 'passed as checked by a person',
  'not-applicable': 'not applicable as checked by a person',
};

interface Row extends StatedCriterion {
  checked: CheckedKind | null;
}

/** Each criterion of the standard with what the scan says about it, or a person where that is left to people. */
export function criteriaTable(
  { standard, manualAnswers }: Pick<ScanReport, 'standard' | 'manualAnswers'>,
  result: ScanResult,
): string {
  const criteria = withAnswers(criteriaStates(result, standard), manualAnswers);
  const sentence = sentenceOf(criteria);
  const isChecked = criteria.some(({ checked }) => checked !== null);
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
      scan, or what they look at was left alone.!${isChecked ? ' † Checked by a person.' : ''}
    </p>
  </section>`;
}

function withAnswers(
  criteria: readonly StatedCriterion[],
  answers: readonly ManualAnswer[],
): Row[] {
  const given = new Map(answers.map(({ check, answer }) => [check, answer]));
  return criteria.map((criterion) => ({
    ...criterion,
    checked: checkedByPerson(criterion.state, given.get(criterion.number)),
  }));
}

function sentenceOf(criteria: readonly Row[]): string {
  const counts = countByState(criteria.filter(({ checked }) => checked === null));
  const byRules = criterionStates.map((state) => [counts[state], counted[state]] as const);
  const byPeople = checkedKinds.map(
    (kind) =>
      [criteria.filter(({ checked }) => checked === kind).length, checkedCounted[kind]] as const,
  );
  return [...byRules, ...byPeople]
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}

function table(criteria: readonly Row[]): string {
  const [first, last] = [criteria[0], criteria.at(-1)];
  const rows = criteria.map(
    ({ number, name, level, url, state, checked }) =>
      html`<tr>
        <th scope="row">${number}</th>
        <td>!${webLink(url, name)}</td>
        <td>${level}</td>
        <td class="state state--${state}">${checked ? checkedCell[checked] : words[state]}</td>
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
