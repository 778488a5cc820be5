import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { findWideElements, type WideElement } from './find-wide-elements.ts';
import { thresholds } from './thresholds.ts';

/** The elements that are too wide for a narrow window at this moment, in document order. */
export function lookForWideElements(
  { page, guard, limits }: PageUnderTest,
  maxElements: number,
): Promise<WideElement[]> {
  const work = isolatedWorld(page.mainFrame()).evaluate(findWideElements, {
    ...thresholds,
    maxElements,
  });
  return guard.within(limits.frameMs, 'PAGE_HUNG', work);
}
