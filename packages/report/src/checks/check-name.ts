import { wcagLabel } from '@curbcut/model/scan';
import { manualChecks } from '@curbcut/rules/manual-checks';

/** What a check that no rule does is called: a criterion with its name, or the question. */
export function checkName(check: string): string {
  return manualChecks.find(({ id }) => id === check)?.question ?? wcagLabel(check);
}
