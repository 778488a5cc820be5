import type { PlanChangesAnswer } from '@curbcut/wire/plans';
import { readPlanChanges } from '@curbcut/wire/read';
import { callApi } from '../../../lib/api-client.ts';

/** Newest first. Throws `ApiError`. */
export function listPlanChanges(): Promise<PlanChangesAnswer['changes']> {
  return callApi({ path: '/api/payments/plan-changes' }, readPlanChanges);
}
