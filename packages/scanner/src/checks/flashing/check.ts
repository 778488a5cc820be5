import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { CaptureCheck } from '../check.ts';
import { flashesOf, flickersOf } from './flashes-of.ts';

/**
 * Flashes in a second that are too many, and the area in square CSS pixels from which they are dangerous: a quarter of what
 * an eye sees sharply, which WCAG takes for 341 by 256 pixels. Of the page so much is in sight at once.
 */
const thresholds = { flashes: 3, area: 21_824, width: 1_280, height: 900 } as const;

/** WCAG 2.2, 2.3.1: does anything large flash more than three times a second? */
export const flashingCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'flashing',
  name: 'Flashes',
  applicability: async (capture) => [...(await changingIn(capture)).keys()],
  expectation: async (capture) =>
    [...(await changingIn(capture))].map(([node, changes]) => {
      const [most] = changes.toSorted((a, b) => b.flashes - a.flashes);
      if (!most || most.flashes <= thresholds.flashes || areaOf(node) < thresholds.area)
        return { outcome: 'passed' };
      const failureSummary = `${most.by} makes this flash ${Math.round(most.flashes * 10) / 10} times a second on ${Math.round(areaOf(node)).toLocaleString('en')} square pixels: more than three flashes of this size can cause seizures.`;
      const facts = knownFacts([
        ['Flashes in a second', String(Math.round(most.flashes * 10) / 10)],
        ['At most', String(thresholds.flashes)],
        ['Area', `${Math.round(areaOf(node)).toLocaleString('en')} square pixels`],
      ]);
      return { outcome: 'failed', nodes: [{ node, failureSummary, facts }] };
    }),
};

interface Change {
  node: CapturedNode;
  by: 'An animation' | 'A script';
  flashes: number;
}

async function changingIn(capture: PageCapture): Promise<ReadonlyMap<CapturedNode, Change[]>> {
  const { animations, flickers } = await capture.motion();
  const animated = animations.filter(
    ({ pseudoElement, keyframes }) =>
      pseudoElement === '' &&
      keyframes.some((frame) =>
        ['opacity', 'backgroundColor', 'visibility'].some((name) => name in frame),
      ),
  );
  const changes: Change[] = [
    ...animated.map((each) => ({
      node: each.node,
      by: 'An animation' as const,
      flashes: flashesOf(each),
    })),
    ...flickers.map((each) => ({
      node: each.node,
      by: 'A script' as const,
      flashes: flickersOf(each),
    })),
  ];
  return Map.groupBy(
    changes.filter(({ node }) => node.box !== null),
    ({ node }) => node,
  );
}

function areaOf({ box }: CapturedNode): number {
  return (
    Math.min(box?.width ?? 0, thresholds.width) * Math.min(box?.height ?? 0, thresholds.height)
  );
}
