import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { DrawnColors } from '../../fixes/contrast/edge-fix.ts';
import type { Picture } from '../../capture/picture.ts';
import { contrastFacts } from '../../facts/contrast-facts.ts';
import type { CaptureCheck, TargetOutcome, CapturedFinding } from '../check.ts';
import { type Color, contrastOf, over, sayColor, sayRatio } from '../page/colors.ts';
import { partsWith } from '../page/parts-with.ts';
import { barsIn } from './bars.ts';
import { boxBarsIn } from './box-bars.ts';
import { choicesIn } from './choices.ts';
import { stateDotsIn } from './state-dots.ts';
import { switchesIn } from './switches.ts';
import type { Graphic } from './graphic.ts';
import { iconsIn } from './icons.ts';
import { linesIn } from './lines.ts';
import { measureGraphic } from './measure-graphic.ts';
import { measureLine } from './measure-line.ts';
import { measureMeter } from './measure-meter.ts';
import { type Meter, metersIn } from './meters.ts';
import { plainButtonsIn } from './plain-buttons.ts';
import { ratingsIn } from './ratings.ts';

/**
 * How many graphics and pixels are looked at. Where only pixels tell a color, those of thin lines are mixed with what is around
 * them: so much more is left open.
 */
const thresholds = {
  ratio: 3,
  mixed: 2.7,
  unseen: 1.02,
  mostGraphics: 200,
  mostPixels: 3_000_000,
} as const;

/** WCAG 2.2, 1.4.11: can symbols of controls, marks of states and bars of charts be seen? */
export const graphicsContrastCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'graphics-contrast',
  name: 'Contrast of symbols and charts',
  applicability: async (capture) =>
    [...graphicsOf(capture), ...metersOf(capture)].map(({ node }) => node),
  async expectation(capture) {
    const [graphics, meters] = [await judgeGraphics(capture), await judgeMeters(capture)];
    return [...graphics, ...meters];
  },
};

async function judgeGraphics(capture: PageCapture): Promise<TargetOutcome<CapturedFinding>[]> {
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
}

async function judgeMeters(capture: PageCapture): Promise<TargetOutcome<CapturedFinding>[]> {
  const meters = metersOf(capture);
  const faint = new Map<Meter, string>();
  for (const { box, items } of partsWith(meters, (meter) => meter.box, thresholds)) {
    const picture = await capture.pixels(box);
    for (const meter of items) {
      const measured = measureMeter(picture, meter, thresholds.ratio);
      if (!measured || measured.ratio >= thresholds.ratio) continue;
      faint.set(
        meter,
        `The filled part of the bar stands out from the rest with ${sayRatio(measured.ratio)} only (${sayColor(measured.left)} beside ${sayColor(measured.right)}); 3:1 is needed to see how far it goes.`,
      );
    }
  }
  return meters.map((meter): TargetOutcome<CapturedFinding> => {
    const { node, isTold } = meter;
    const failureSummary = faint.get(meter);
    if (failureSummary === undefined) return { outcome: 'passed' };
    return isTold
      ? {
          outcome: 'needs-review',
          nodes: [
            {
              node,
              failureSummary: `${failureSummary} Do the words beside it tell all that it shows?`,
            },
          ],
        }
      : { outcome: 'failed', nodes: [{ node, failureSummary }] };
  });
}

function metersOf({ documents: [document] }: PageCapture): Meter[] {
  return document ? metersIn(document).slice(0, thresholds.mostGraphics) : [];
}

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
    ...linesIn(document),
    ...stateDotsIn(document),
    ...boxBarsIn(document),
    ...switchesIn(document),
    ...choicesIn(document),
    ...plainButtonsIn(document),
    ...ratingsIn(document),
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
    ({ colors, back }) =>
      back === null || colors.length === 0 || strongestOf(colors, back).ratio < thresholds.ratio,
  );
  const faint = new Map<Graphic, Faint>();
  for (const { box, items } of partsWith(may, (graphic) => outside(graphic.box), thresholds)) {
    const picture = await capture.pixels(box);
    for (const graphic of items) {
      if (graphic.isThin) {
        const best = faintLineOf(picture, graphic);
        if (best) faint.set(graphic, best);
        continue;
      }
      const measured = measureGraphic(picture, graphic.box);
      if (!measured || measured.highest >= thresholds.ratio) continue;
      const { back, highest, color } = measured;
      if (graphic.colors.length === 0) {
        // Nothing that is seen at all may be nothing that is drawn.
        if (highest < thresholds.mixed && highest > thresholds.unseen)
          faint.set(graphic, { ratio: highest, color, back });
        continue;
      }
      const best = strongestOf(graphic.colors, back);
      if (best.ratio < thresholds.ratio) faint.set(graphic, { ...best, back });
    }
  }
  return faint;
}

function faintLineOf(picture: Picture, { box, colors, back: asStyled }: Graphic): Faint | null {
  const [line] = colors;
  const drawn = line && asStyled && over(line, asStyled);
  const back = drawn && measureLine(picture, box, drawn);
  if (!back) return null;
  const best = strongestOf(colors, back);
  return best.ratio < thresholds.ratio && best.ratio > thresholds.unseen ? { ...best, back } : null;
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
