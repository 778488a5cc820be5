import { levels as ruleLevels, manualAnswerKinds, outcomes } from '@curbcut/model/scan';
import type { CheckAnswer, CriteriaAnswer } from '../verdicts/criteria.ts';
import { asCount, asFlag, asList, asText, asTexts, fieldAt } from './json-field.ts';
import { oneOf } from './one-of.ts';

type Criterion = CriteriaAnswer['criteria'][number];

/** What a scan says of each criterion; one without a number or a known state is left out. Null: there is no list. */
export function readCriteria(answer: unknown): CriteriaAnswer | null {
  const criteria = asList(fieldAt(answer, 'criteria'));
  if (criteria === null) return null;
  return {
    standard: asText(fieldAt(answer, 'standard')) ?? '',
    criteria: criteria.map(readCriterion).filter((criterion) => criterion !== null),
    rules: (asList(fieldAt(answer, 'rules')) ?? [])
      .map(readListedRule)
      .filter((rule) => rule !== null),
    checks: (asList(fieldAt(answer, 'checks')) ?? []).map(readCheck).filter((one) => one !== null),
  };
}

/** A check that was answered just now; null where the answer says nothing of it. */
export function readAnsweredCheck(answer: unknown): CheckAnswer | null {
  return readAnswer(fieldAt(answer, 'answer'));
}

function readCriterion(value: unknown): Criterion | null {
  const text = (name: keyof Criterion) => asText(fieldAt(value, name));
  const number = text('number');
  const level = oneOf(levels, fieldAt(value, 'level'));
  const state = oneOf(states, fieldAt(value, 'state'));
  if (number === null || level === null || state === null) return null;
  return {
    number,
    name: text('name') ?? '',
    level,
    url: text('url') ?? '',
    state,
    left_alone: asTexts(fieldAt(value, 'left_alone')) ?? [],
    issues: asTexts(fieldAt(value, 'issues')) ?? [],
    by_person: asFlag(fieldAt(value, 'by_person')) ?? false,
    rules: (asList(fieldAt(value, 'rules')) ?? []).map(readRule).filter((rule) => rule !== null),
    person: text('person') ?? '',
    answer: readAnswer(fieldAt(value, 'answer')),
  };
}

function readRule(value: unknown): Criterion['rules'][number] | null {
  const id = asText(fieldAt(value, 'id'));
  const outcome = oneOf(outcomes, fieldAt(value, 'outcome'));
  if (id === null || outcome === null) return null;
  return {
    id,
    title: asText(fieldAt(value, 'title')) ?? id,
    outcome,
    techniques: asTexts(fieldAt(value, 'techniques')) ?? [],
    act_rules: asTexts(fieldAt(value, 'act_rules')) ?? [],
  };
}

function readListedRule(value: unknown): CriteriaAnswer['rules'][number] | null {
  const rule = readRule(value);
  const level = oneOf(ruleLevels, fieldAt(value, 'level'));
  if (rule === null || level === null) return null;
  return {
    ...rule,
    level,
    criteria: asTexts(fieldAt(value, 'criteria')) ?? [],
    in_standard: asFlag(fieldAt(value, 'in_standard')) ?? false,
    issues: asTexts(fieldAt(value, 'issues')) ?? [],
  };
}

function readCheck(value: unknown): CriteriaAnswer['checks'][number] | null {
  const id = asText(fieldAt(value, 'id'));
  const question = asText(fieldAt(value, 'question'));
  if (id === null || question === null) return null;
  return {
    id,
    question,
    criteria: asTexts(fieldAt(value, 'criteria')) ?? [],
    answer: readAnswer(fieldAt(value, 'answer')),
  };
}

function readAnswer(value: unknown): CheckAnswer | null {
  const answer = oneOf(manualAnswerKinds, fieldAt(value, 'answer'));
  const revision = asCount(fieldAt(value, 'revision'));
  if (answer === null || revision === null) return null;
  return {
    answer,
    note: asText(fieldAt(value, 'note')) ?? '',
    author: asText(fieldAt(value, 'author')) ?? '',
    answered_at: asText(fieldAt(value, 'answered_at')) ?? '',
    revision,
  };
}

const levels = ['A', 'AA', 'AAA'] as const;
const states = [
  'failed',
  'needs-review',
  'passed',
  'inapplicable',
  'person',
  'untested',
] as const satisfies readonly Criterion['state'][];
