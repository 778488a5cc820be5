import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { TargetOutcome } from '../check.ts';
import { findWideElements } from './find-wide-elements.ts';
import { thresholds } from './thresholds.ts';

const maxElements = 20;

/** On a narrow screen no element with text reaches beyond it. */
export async function expectation(
  { page, guard, limits }: PageUnderTest,
  targets: readonly Pointer[],
): Promise<TargetOutcome[]> {
  const world = isolatedWorld(page.mainFrame());
  const wide = await guard.within(
    limits.frameMs,
    'PAGE_HUNG',
    world.evaluate(findWideElements, { ...thresholds, maxElements }),
  );
  const nodes = wide.map(({ element, right }) => ({
    frame: 0,
    element,
    failureSummary: `The element reaches to ${right} pixels where the screen ends at ${thresholds.width}.`,
  }));
  return targets.map(() =>
    nodes.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', nodes },
  );
}
