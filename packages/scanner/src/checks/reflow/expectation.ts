import { isolatedWorld } from '../../browser/isolated-world.ts';
import { untilStill } from '../../browser/until-still.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { TargetOutcome } from '../check.ts';
import { untilAdapted } from '../until-adapted.ts';
import type { WideElement } from './find-wide-elements.ts';
import { lookForWideClosed, lookForWideElements } from './look-for-wide-elements.ts';
import { mayAdaptLate } from '../page/may-adapt-late.ts';
import { thresholds } from './thresholds.ts';

const maxElements = 20;
/** Scripts wait about so long for the last of many changes of a window. */
const quietMs = 300;
const mostMs = 2_000;

/** On a narrow screen no element with text reaches beyond it. */
export async function expectation(
  page: PageUnderTest,
  targets: readonly Pointer[],
): Promise<TargetOutcome[]> {
  const shown = (await findLastingly(page)).map(({ element, beyond, lost }) => ({
    frame: 0,
    element,
    failureSummary: `The element reaches ${beyond} pixels beyond the edge of a screen of ${thresholds.width} pixels${lost ? ', and what lies there can’t be scrolled to' : ''}.`,
    facts: knownFacts([
      ['Beyond the edge', `${beyond} px`],
      ['Width of the screen', `${thresholds.width} px`],
    ]),
  }));
  const closed = await lookForWideClosed(page, maxElements);
  const nodes = [
    ...shown,
    ...closed.map(({ element, beyond }) => ({
      frame: 0,
      element,
      failureSummary: `The element is in a part that is not shown yet. Its style gives it ${beyond} pixels more than the width of a screen of ${thresholds.width} pixels, so its lines can only be read by scrolling sideways.`,
      facts: knownFacts([
        ['Beyond the edge', `${beyond} px`],
        ['Width of the screen', `${thresholds.width} px`],
      ]),
    })),
  ].slice(0, maxElements);
  return targets.map(() =>
    nodes.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', nodes },
  );
}

/** A page that still adapts itself, or moves, is no reason to blame it: only what is found again counts. */
async function findLastingly(page: PageUnderTest): Promise<WideElement[]> {
  if ((await lookForWideElements(page, maxElements)).length === 0) return [];
  if (await mayAdaptLate(page)) {
    await inPage(page, (world) => world.evaluate(untilStill, quietMs, mostMs));
  }
  await inPage(page, (world) => world.evaluate(untilAdapted));
  const found = await lookForWideElements(page, maxElements);
  await inPage(page, (world) => world.evaluate(untilAdapted));
  const again = new Map(
    (await lookForWideElements(page, maxElements)).map((one) => [one.element, one]),
  );
  return found.filter(
    ({ element, beyond }) => Math.abs((again.get(element)?.beyond ?? Infinity) - beyond) <= 1,
  );
}

function inPage<T>(
  { page, guard, limits }: PageUnderTest,
  work: (world: ReturnType<typeof isolatedWorld>) => Promise<T>,
): Promise<T> {
  return guard.within(limits.frameMs, 'PAGE_HUNG', work(isolatedWorld(page.mainFrame())));
}
