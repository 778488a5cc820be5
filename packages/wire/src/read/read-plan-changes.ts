import { planTypes } from '@curbcut/model/plans';
import type { ChangePlanAnswer, PlanChangesAnswer } from '../plans/payments.ts';
import { asCount, asList, asText, fieldAt } from './json-field.ts';
import { oneOf } from './one-of.ts';

type PlanChange = PlanChangesAnswer['changes'][number];

const actors = ['operator', 'owner', 'payments'] as const;
const outcomes = ['changed', 'requires-payment', 'scheduled'] as const;

/** Who changed an account's plan, newest first; a change between unknown plans is left out. Null: there is no list. */
export function readPlanChanges(answer: unknown): PlanChange[] | null {
  return asList(fieldAt(answer, 'changes'))?.flatMap(readPlanChange) ?? null;
}

function readPlanChange(value: unknown): PlanChange[] {
  const at = (name: keyof PlanChange) => fieldAt(value, name);
  const [from, to] = [oneOf(planTypes, at('from')), oneOf(planTypes, at('to'))];
  const actor = oneOf(actors, at('actor'));
  if (from === null || to === null || actor === null) return [];
  const text = (name: keyof PlanChange) => asText(at(name)) ?? '';
  return [{ changed_at: text('changed_at'), from, to, actor, reason: text('reason') }];
}

/** What came of a change of plan; null for an answer that does not say. */
export function readChangedPlan(
  answer: unknown,
): Pick<ChangePlanAnswer, 'outcome' | 'client_secret' | 'amount' | 'message'> | null {
  const outcome = oneOf(outcomes, fieldAt(answer, 'outcome'));
  const message = asText(fieldAt(answer, 'message'));
  if (outcome === null || message === null) return null;
  return {
    outcome,
    message,
    client_secret: asText(fieldAt(answer, 'client_secret')),
    amount: asCount(fieldAt(answer, 'amount')) ?? 0,
  };
}
