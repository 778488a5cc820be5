import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { TargetOutcome } from '../check.ts';
import { findWideElements } from './find-wide-elements.ts';
import { thresholds } from './thresholds.ts';

const narrow = { width: thresholds.width, height: 640 };
const maxElements = 20;

/** On a narrow screen no element with text reaches beyond it. */
export async function expectation(
  { page, guard, limits }: PageUnderTest,
  targets: readonly Pointer[],
): Promise<TargetOutcome[]> {
  const before = page.viewport();
  await guard.race(page.setViewport(narrow));
  try {
    const world = isolatedWorld(page.mainFrame());
    await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(untilAdapted));
    const wide = await guard.within(
      limits.frameMs,
      'PAGE_HUNG',
      world.evaluate(findWideElements, { ...thresholds, maxElements }),
    );
    const nodes = wide.map(({ element, right }) => ({
      frame: 0,
      element,
      failureSummary: `The element reaches to ${right} pixels where the screen ends at ${narrow.width}.`,
    }));
    return targets.map(() =>
      nodes.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', nodes },
    );
  } finally {
    if (!guard.error) await guard.race(page.setViewport(before));
  }
}

/**
 * Waits until the page's own scripts have been notified of the new width, which they do before its next frame; the first one may
 * be under way already. A page that draws none is not waited for. Runs in the page.
 */
async function untilAdapted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 1_000);
      requestAnimationFrame(() => resolve());
    });
  }
}
