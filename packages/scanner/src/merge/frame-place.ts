import type { BoundingBox } from '@curbcut/model/scan';
import { frameElementIn, isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import { describeNodesInPage } from './describe-nodes-in-page.ts';
import { type FrameMatrix, installElementBoxes, type WorldWithBoxes } from './element-boxes.ts';
import { installNaming } from './naming/install-naming.ts';

/** Where a frame's document stands in the page, and how to get there. */
export interface FramePlace {
  selectors: string[];
  /** Which of the selectors, by their places, lead to a frame: the others lead to the host of a shadow tree. */
  frameSteps: number[];
  /** Neither its element nor one around it has moved since the picture was taken. */
  atRest: boolean;
  /** A box of the frame's window in CSS pixels of the whole page, as far as it is drawn there. */
  toPage(box: BoundingBox): BoundingBox | null;
}

const thePage: FramePlace = { selectors: [], frameSteps: [], atRest: true, toPage: (box) => box };

/** `known` holds the places that were asked for before, by the number of their frame. */
export function placeOf(
  page: PageUnderTest,
  frame: ScanFrame,
  known: Map<number, Promise<FramePlace>>,
): Promise<FramePlace> {
  const place = known.get(frame.index) ?? findPlace(page, frame, known);
  known.set(frame.index, place);
  return place;
}

async function findPlace(
  page: PageUnderTest,
  frame: ScanFrame,
  known: Map<number, Promise<FramePlace>>,
): Promise<FramePlace> {
  const parent = frame.parent === null ? undefined : page.frames[frame.parent];
  if (!parent) return thePage;
  const outer = await placeOf(page, parent, known);
  const element = await page.guard.race(frameElementIn(parent.frame, frame.frame));
  if (!element) return outer;
  const { frameMs, snippetLength } = page.limits;
  const world = isolatedWorld(parent.frame);
  const [, , [owner], matrix] = await page.guard.within(
    frameMs,
    'PAGE_HUNG',
    Promise.all([
      world.evaluate(installElementBoxes),
      installNaming(parent.frame, { anew: false }),
      world.evaluate(describeNodesInPage, [], { snippetLength }, element),
      world.evaluate(frameMatrixOf, element),
    ]),
  );
  await element.dispose();
  const drawn = owner?.box ?? null;
  const selectors = [...outer.selectors, ...(owner?.selectors ?? [])];
  return {
    selectors,
    frameSteps: owner ? [...outer.frameSteps, selectors.length - 1] : outer.frameSteps,
    atRest: outer.atRest && (owner?.atRest ?? false),
    toPage: (box) => {
      const inOuter = matrix && drawn && overlap(transform(matrix, box), drawn);
      return inOuter && outer.toPage(inOuter);
    },
  };
}

/** Runs in the world of the document that holds the frame. */
function frameMatrixOf(owner: Element): FrameMatrix | null {
  return (globalThis as unknown as WorldWithBoxes).curbcutBoxes.frameMatrix(owner);
}

/** The box around what becomes of a box. */
function transform([a, b, c, d, e, f]: FrameMatrix, box: BoundingBox): BoundingBox {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  const corners = [
    [x, y],
    [right, y],
    [x, bottom],
    [right, bottom],
  ] as const;
  const xs = corners.map(([left, top]) => a * left + c * top + e);
  const ys = corners.map(([left, top]) => b * left + d * top + f);
  const [startX, startY] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: startX,
    y: startY,
    width: Math.max(...xs) - startX,
    height: Math.max(...ys) - startY,
  };
}

/** The part of a box that lies in another one, to a tenth of a pixel; null where that is less than a pixel wide or high. */
export function overlap(box: BoundingBox, other: BoundingBox): BoundingBox | null {
  const x = Math.max(box.x, other.x);
  const y = Math.max(box.y, other.y);
  const width = Math.min(box.x + box.width, other.x + other.width) - x;
  const height = Math.min(box.y + box.height, other.y + other.height) - y;
  if (width < 1 || height < 1) return null;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}
