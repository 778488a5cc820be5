import { isolatedWorld } from '../../browser/isolated-world.ts';
import { loadAxe } from '../../engines/axe/load-axe.ts';
import type { ScanFrame } from '../../engines/page-under-test.ts';
import { type RuleOnElement, runRulesInPage } from './run-rules-in-page.ts';

/** Runs single rules of axe on single elements of a frame as it is now, and returns the pairs that do not hold. */
export async function runRulesOn(
  { frame }: ScanFrame,
  pairs: readonly RuleOnElement[],
): Promise<RuleOnElement[]> {
  if (pairs.length === 0) return [];
  await loadAxe(frame);
  return isolatedWorld(frame).evaluate(runRulesInPage, pairs);
}
