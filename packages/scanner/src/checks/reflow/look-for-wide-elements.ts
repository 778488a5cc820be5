import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { findWideClosed } from './find-wide-closed.ts';
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

/** The same of parts that wait to be shown, as far as style sheets tell it. */
export function lookForWideClosed(
  { page, guard, limits }: PageUnderTest,
  maxElements: number,
): Promise<{ element: number; beyond: number }[]> {
  const work = isolatedWorld(page.mainFrame()).evaluate(findWideClosed, {
    ...thresholds,
    maxElements,
  });
  return guard.within(limits.frameMs, 'PAGE_HUNG', work);
}
