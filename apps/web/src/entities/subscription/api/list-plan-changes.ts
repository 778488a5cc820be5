import { PlanChangesAnswer } from '@curbcut/wire/plans';
import { callApi } from '../../../lib/api-client.ts';

/** Newest first. Throws `ApiError`. */
export async function listPlanChanges(): Promise<PlanChangesAnswer['changes']> {
  const { changes } = await callApi({ path: '/api/payments/plan-changes' }, PlanChangesAnswer);
  return changes;
}
