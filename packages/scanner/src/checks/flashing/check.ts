import type { CapturedAnimation, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { flashesOf } from './flashes-of.ts';

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
  thresholds,
  sources: ['page'],
  applicability: async (capture) => [...(await animatedIn(capture)).keys()],
  expectation: async (capture) =>
    [...(await animatedIn(capture))].map(([node, animations]) => {
      const flashes = Math.max(...animations.map(flashesOf));
      if (flashes <= thresholds.flashes || areaOf(node) < thresholds.area)
        return { outcome: 'passed' };
      const failureSummary = `An animation makes this flash ${Math.round(flashes * 10) / 10} times a second on ${Math.round(areaOf(node)).toLocaleString('en')} square pixels: more than three flashes of this size can cause seizures.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

async function animatedIn(
  capture: PageCapture,
): Promise<ReadonlyMap<CapturedNode, CapturedAnimation[]>> {
  const { animations } = await capture.motion();
  const flashing = animations.filter(
    ({ node, pseudoElement, keyframes }) =>
      pseudoElement === '' &&
      node.box !== null &&
      keyframes.some((frame) =>
        ['opacity', 'backgroundColor', 'visibility'].some((name) => name in frame),
      ),
  );
  return Map.groupBy(flashing, ({ node }) => node);
}

function areaOf({ box }: CapturedNode): number {
  return (
    Math.min(box?.width ?? 0, thresholds.width) * Math.min(box?.height ?? 0, thresholds.height)
  );
}
