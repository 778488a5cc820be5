import { isolatedWorld } from '../../browser/isolated-world.ts';
import { untilStill } from '../../browser/until-still.ts';
import { captureOnce } from '../../capture/capture-once.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { installElementRegistry } from '../../engines/element-registry.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { PageCheck } from '../check.ts';
import { closest, roleOf } from '../page/controls.ts';
import { mayAdaptLate } from '../page/may-adapt-late.ts';
import { makeNarrow, narrowWindow } from '../page/narrow-window.ts';
import { rootNumber } from '../page/root-pointer.ts';
import { quote } from '../page/words-of.ts';
import { findLost, type LostPart, rememberShown } from './find-lost.ts';

/** CSS pixels, and how long in ms a page that adapts late may take: scripts wait for the last of many changes. */
const thresholds = { ...narrowWindow, quietMs: 300, mostMs: 2_000 } as const;

/** WCAG 2.2, 1.4.10: are the ways through a site still there on a narrow screen, or at 400 percent zoom? */
export const lostWhenNarrowCheck: PageCheck = {
  looksAt: 'page',
  rule: 'lost-when-narrow',
  name: 'Links of a narrow window',
  thorough: true,
  applicability: async (page) => {
    const [document] = (await captureOnce(page)).documents;
    const isInNavigation = document?.nodes.some(
      (node) =>
        node.tag === 'a' &&
        node.box !== null &&
        node.attributes.has('href') &&
        closest(node, isNavigation) !== null,
    );
    return isInNavigation ? [{ frame: 0, element: await rootNumber(page) }] : [];
  },
  remember: (page) => inPage(page, (world) => world.evaluate(rememberShown)),
  change: makeNarrow,
  async expectation(page) {
    const nodes = (await findLastingly(page)).map(({ element, words, count }) => ({
      frame: 0,
      element,
      failureSummary: `In a window of ${thresholds.width} pixels, ${count} links are not shown, for example ${words.map(quote).join(', ')}, and nothing that is shown there opens them or leads to the same pages.`,
      facts: knownFacts([
        ['Links not shown', String(count)],
        ['Width of the window', `${thresholds.width} px`],
      ]),
    }));
    return [nodes.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', nodes }];
  },
};

function isNavigation(node: CapturedNode): boolean {
  const { tag } = node;
  return tag === 'nav' || tag === 'header' || /^(navigation|banner)$/.test(roleOf(node));
}

/** A page that still adapts itself is no reason to blame it. */
async function findLastingly(page: PageUnderTest): Promise<LostPart[]> {
  await inPage(page, (world) => world.evaluate(installElementRegistry));
  const found = await inPage(page, (world) => world.evaluate(findLost));
  if (found.length === 0 || !(await mayAdaptLate(page))) return found;
  const { quietMs, mostMs } = thresholds;
  await inPage(page, (world) => world.evaluate(untilStill, quietMs, mostMs));
  return inPage(page, (world) => world.evaluate(findLost));
}

function inPage<T>(
  { page, guard, limits }: PageUnderTest,
  work: (world: ReturnType<typeof isolatedWorld>) => Promise<T>,
): Promise<T> {
  return guard.within(limits.frameMs, 'PAGE_HUNG', work(isolatedWorld(page.mainFrame())));
}
