import { planTypes, type PlanType } from '@curbcut/model/plans';
import { asNumber, asText, fieldAt, firstAt } from './json-field.ts';

const proLimit = 1_000;
const freeLimit = 5;

/**
 * The plan of a user. A server that says how many schedules the plan allows has named the plan itself: an operator
 * may give a plan any number of scans. Other answers are judged by their monthly limit first.
 */
export function readPlanType(user: unknown): PlanType {
  const named = firstAt(user, ['subscription_type', 'subscription', 'plan'], asPlanType);
  const limit = asNumber(fieldAt(user, 'max_scans_per_month'));
  const isOurs = asNumber(fieldAt(user, 'max_scheduled_scans')) !== null;
  if (isOurs && named) return named;
  if (limit === freeLimit) return 'free';
  if (limit !== null && limit >= proLimit) return 'pro';
  return limit === null ? 'free' : (named ?? 'free');
}

function asPlanType(value: unknown): PlanType | null {
  const word = asText(value)?.toLowerCase();
  return planTypes.find((type) => type === word) ?? null;
}
