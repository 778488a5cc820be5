import { checkedByPerson, type CheckedKind, checkedKinds, checkedWords } from '@curbcut/model/scan';
import type { CriteriaAnswer } from '@curbcut/wire/verdicts';
import { plural } from '../../lib/format.ts';

export type StatedCriterion = CriteriaAnswer['criteria'][number];
type CriterionState = StatedCriterion['state'];

/** How the criteria are listed: by what has to be done, as WCAG numbers them, or rule by rule. */
export const criteriaOrders = ['state', 'number', 'rule'] as const;
export type CriteriaOrder = (typeof criteriaOrders)[number];

export const criteriaOrderNames: Readonly<Record<CriteriaOrder, string>> = {
  state: 'By state',
  number: 'By number',
  rule: 'All rules',
};

/** The order that a URL's search part names; by state without one. */
export function readCriteriaOrder(search: URLSearchParams): CriteriaOrder {
  return criteriaOrders.find((order) => order === search.get('order')) ?? 'state';
}

/** The URL’s search part of an order; other parameters stay. */
export function writeCriteriaOrder(order: CriteriaOrder, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  if (order === 'state') next.delete('order');
  else next.set('order', order);
  return next;
}

export interface CriteriaSection {
  /** For ids within the page. */
  id: string;
  title: string;
  /** What the state means, where its title alone would say too much or too little. */
  meaning: string | null;
  criteria: StatedCriterion[];
}

/** What has to be done first; the words never say that a criterion is met. */
const states: readonly (Omit<CriteriaSection, 'id' | 'criteria'> & { state: CriterionState })[] = [
  { state: 'failed', title: 'Failed', meaning: null },
  { state: 'needs-review', title: 'Needs review', meaning: null },
  {
    state: 'person',
    title: 'To be checked by a person',
    meaning:
      'No rule can decide about these, at most about a part of one. Answers are kept for later scans of the page.',
  },
  {
    state: 'untested',
    title: 'Untested',
    meaning:
      'The rules that test these did not run in this scan: some compare the pages of a website, others had no time or were left out, or what they look at was left alone.',
  },
  {
    state: 'passed',
    title: 'Passed, automatic part',
    meaning:
      'The rules found no failure. A rule tests only a part of a criterion, so this is not yet “met”.',
  },
  {
    state: 'inapplicable',
    title: 'Not applicable',
    meaning: 'The page has nothing that the rules look for.',
  },
];

/** What people check stands first: nothing else on the page needs them. */
const listed = [
  ...states.filter(({ state }) => state === 'person'),
  ...states.filter(({ state }) => state !== 'person'),
];

type Answered = Pick<StatedCriterion, 'state' | 'answer'>;

/** What a person has found, where the scan leaves that to them; null: nobody has, or the scan has found something. */
export function checkedOf({ state, answer }: Answered): CheckedKind | null {
  return checkedByPerson(state, answer?.answer);
}

/** What a criterion's state is called, by a person's answer where it has one. */
export function stateTitle(criterion: Answered): string {
  const checked = checkedOf(criterion);
  if (checked) return checkedWords[checked];
  return titleOf(criterion.state);
}

/** `2 of 8 checked` for what people check, else how many there are; `criteria`: of one section. */
export function sectionCount(id: string, criteria: readonly Answered[]): string {
  if (id !== 'person') return plural(criteria.length, 'criterion', 'criteria');
  const checked = criteria.filter((criterion) => checkedOf(criterion) !== null);
  return `${checked.length} of ${criteria.length} checked`;
}

export interface StateCount {
  /** Of a style. */
  id: string;
  title: string;
  count: number;
  /** The section that they stand in, the first of them where they stand in several. */
  section: CriterionState;
}

/** How many criteria are in each state; what a person has found is a state of its own. */
export function stateCounts(criteria: readonly StatedCriterion[]): StateCount[] {
  const open = criteria.filter((criterion) => checkedOf(criterion) === null);
  const byScan = states.map(({ state, title }): StateCount => ({
    id: state,
    title,
    count: open.filter((criterion) => criterion.state === state).length,
    section: state,
  }));
  const byPeople = checkedKinds.map((kind) => {
    const own = criteria.filter((criterion) => checkedOf(criterion) === kind);
    const section = own[0]?.state ?? 'person';
    return { id: `checked-${kind}`, title: checkedWords[kind], count: own.length, section };
  });
  const next = byScan.findIndex(({ id }) => id === 'person') + 1;
  return byScan.toSpliced(next, 0, ...byPeople).filter(({ count }) => count > 0);
}

function titleOf(state: CriterionState): string {
  return states.find((one) => one.state === state)?.title ?? state;
}

/** WCAG's principles, by the first part of their criteria's numbers. */
const principles: readonly (readonly [number: string, title: string])[] = [
  ['1', 'Perceivable'],
  ['2', 'Operable'],
  ['3', 'Understandable'],
  ['4', 'Robust'],
];

/** The criteria by state or by principle, without sections that none is in. */
export function criteriaSections(
  criteria: readonly StatedCriterion[],
  order: Exclude<CriteriaOrder, 'rule'>,
): CriteriaSection[] {
  const sections: CriteriaSection[] =
    order === 'state'
      ? listed.map(({ state, title, meaning }) => ({
          id: state,
          title,
          meaning,
          criteria: criteria.filter((one) => one.state === state),
        }))
      : principles.map(([number, title]) => ({
          id: title.toLowerCase(),
          title: `${number}. ${title}`,
          meaning: null,
          criteria: criteria.filter((one) => one.number.startsWith(`${number}.`)),
        }));
  return sections.filter((section) => section.criteria.length > 0);
}
