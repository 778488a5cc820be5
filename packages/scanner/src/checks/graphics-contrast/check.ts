import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { DrawnColors } from '../../fixes/contrast/edge-fix.ts';
import { contrastFacts } from '../../facts/contrast-facts.ts';
import type { CaptureCheck, TargetOutcome, CapturedFinding } from '../check.ts';
import { type Color, contrastOf, over, sayColor, sayRatio } from '../page/colors.ts';
import { partsWith } from '../page/parts-with.ts';
import { barsIn } from './bars.ts';
import { stateDotsIn } from './state-dots.ts';
import { switchesIn } from './switches.ts';
import type { Graphic } from './graphic.ts';
import { iconsIn } from './icons.ts';
import { measureGraphic } from './measure-graphic.ts';

/** How many graphics and pixels are looked at. */
const thresholds = { ratio: 3, mostGraphics: 200, mostPixels: 3_000_000 } as const;

/** WCAG 2.2, 1.4.11: can symbols of controls, marks of states and bars of charts be seen? */
export const graphicsContrastCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'graphics-contrast',
  name: 'Contrast of symbols and charts',
  thresholds,
  sources: ['page', 'color-alone'],
  applicability: async (capture) => graphicsOf(capture).map(({ node }) => node),
  async expectation(capture) {
    const graphics = graphicsOf(capture);
    const faint = await faintOnes(capture, graphics);
    // Of marks and bars that belong together, some that can be seen may be all that is needed.
    const whole = new Set(
      [...Map.groupBy(graphics, ({ group }) => group)]
        .filter(([group, all]) => group === null || all.every((one) => faint.has(one)))
        .map(([group]) => group),
    );
    return graphics.map((graphic): TargetOutcome<CapturedFinding> => {
      const found = faint.get(graphic);
      if (!found || !whole.has(graphic.group)) return { outcome: 'passed' };
      const failureSummary = `${graphic.said} stands out with ${sayRatio(found.ratio)} only (${sayColor(found.color)} on ${sayColor(found.back)}); 3:1 is needed to see it.`;
      const facts = contrastFacts({
        ratio: sayRatio(found.ratio),
        required: `${thresholds.ratio}:1`,
        drawn: ['Color', sayColor(found.color)],
        back: sayColor(found.back),
      });
      const data: DrawnColors = {
        drawn: sayColor(found.color),
        back: sayColor(found.back),
        required: thresholds.ratio,
      };
      return { outcome: 'failed', nodes: [{ node: graphic.node, failureSummary, facts, data }] };
    });
  },
};

const known = new WeakMap<PageCapture, Graphic[]>();

function graphicsOf(capture: PageCapture): Graphic[] {
  const found = known.get(capture) ?? read(capture);
  known.set(capture, found);
  return found;
}

function read({ documents: [document] }: PageCapture): Graphic[] {
  if (!document) return [];
  const all = [
    ...iconsIn(document),
    ...barsIn(document),
    ...stateDotsIn(document),
    ...switchesIn(document),
  ];
  const seen = new Set<CapturedNode>();
  return all
    .filter(({ node }) => !seen.has(node) && seen.add(node))
    .slice(0, thresholds.mostGraphics);
}

interface Faint {
  ratio: number;
  color: Color;
  back: Color;
}

/** Those whose colors are too close to what is drawn around them, and whose pixels are too. */
async function faintOnes(
  capture: PageCapture,
  graphics: readonly Graphic[],
): Promise<Map<Graphic, Faint>> {
  const may = graphics.filter(
    ({ colors, back }) => back === null || strongestOf(colors, back).ratio < thresholds.ratio,
  );
  const faint = new Map<Graphic, Faint>();
  for (const { box, items } of partsWith(may, (graphic) => outside(graphic.box), thresholds)) {
    const picture = await capture.pixels(box);
    for (const graphic of items) {
      const measured = measureGraphic(picture, graphic.box);
      if (!measured || measured.highest >= thresholds.ratio) continue;
      const best = strongestOf(graphic.colors, measured.back);
      if (best.ratio < thresholds.ratio) faint.set(graphic, { ...best, back: measured.back });
    }
  }
  return faint;
}

/** The color of a graphic that stands out most. */
function strongestOf(colors: readonly Color[], back: Color): { ratio: number; color: Color } {
  const all = colors
    .map((one) => over(one, back))
    .map((color) => ({ color, ratio: contrastOf(color, back) }));
  return all.reduce((best, one) => (one.ratio > best.ratio ? one : best), {
    color: back,
    ratio: 1,
  });
}

function outside({ x, y, width, height }: Graphic['box']): Graphic['box'] {
  return { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
}
