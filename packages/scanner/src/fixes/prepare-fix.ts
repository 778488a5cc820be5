import { reflowCheck } from '../checks/reflow/check.ts';
import type { Pointer } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { prepareReflowFix } from './reflow/suggest-reflow-fix.ts';

/** Works out fixes that need the page as a check has changed it, while it is so. `nodes`: what the rule has found there. */
export async function prepareFix(
  page: PageUnderTest,
  rule: string,
  nodes: readonly Pointer[],
): Promise<void> {
  if (rule === reflowCheck.rule) await prepareReflowFix(page, nodes);
}
