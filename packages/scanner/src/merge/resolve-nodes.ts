import type { BoundingBox } from '@curbcut/model/scan';
import { frameElementIn, isolatedWorld } from '../browser/isolated-world.ts';
import type { Pointer } from '../engines/finding.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import { describeNodesInPage } from './describe-nodes-in-page.ts';
import type { DescribedNode } from './described-node.ts';

export interface ResolvedNode extends Omit<DescribedNode, 'selectors'> {
  frame: number;
  /** One selector per frame or shadow root from the page's top to the element. */
  target: string[];
  /** CSS pixels of the whole page. */
  box: BoundingBox | null;
}

interface FramePlace {
  selectors: string[];
  x: number;
  y: number;
}

export interface ResolvedNodes<P> {
  /** Pointers to nothing are left out. */
  nodes: Map<P, ResolvedNode>;
  /** Frames that hold pointers and are gone, or show another document by now, with the way to them as far as it is known. */
  lostFrames: { target: string[] }[];
}

/** Resolves every engine's pointers to live elements, one trip into each frame. */
export async function resolveNodes<P extends Pointer>(
  page: PageUnderTest,
  pointers: readonly P[],
): Promise<ResolvedNodes<P>> {
  const resolved: ResolvedNodes<P> = { nodes: new Map(), lostFrames: [] };
  const places = new Map<number, Promise<FramePlace>>();
  for (const [index, nodes] of Map.groupBy(pointers, ({ frame }) => frame)) {
    const frame = page.frames[index];
    if (!frame) continue;
    const place = await unlessLost(page, frame, placeOf(page, frame, places));
    const numbers = [...new Set(nodes.map(({ element }) => element))];
    const described = place && (await unlessLost(page, frame, describe(page, frame, numbers)));
    if (!described) {
      resolved.lostFrames.push({ target: place?.selectors ?? [] });
      continue;
    }
    const byNumber = new Map(numbers.map((number, position) => [number, described[position]]));
    for (const node of nodes) {
      const found = byNumber.get(node.element);
      if (found) resolved.nodes.set(node, withPlace(found, index, place));
    }
  }
  return resolved;
}

/** Null for a frame that was taken away or hangs by now: that costs what was found in it, not the page scan. */
async function unlessLost<T>(
  page: PageUnderTest,
  { index }: ScanFrame,
  work: Promise<T>,
): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (index === 0 || page.guard.error) throw error;
    return null;
  }
}

function withPlace(
  { selectors, ...found }: DescribedNode,
  frame: number,
  place: FramePlace,
): ResolvedNode {
  const box = found.box && { ...found.box, x: found.box.x + place.x, y: found.box.y + place.y };
  return { ...found, frame, target: [...place.selectors, ...selectors], box };
}

async function describe(
  page: PageUnderTest,
  { frame, index }: ScanFrame,
  numbers: number[],
): Promise<(DescribedNode | null)[]> {
  const { engineMs, frameMs, snippetLength } = page.limits;
  const work = isolatedWorld(frame).evaluate(describeNodesInPage, numbers, { snippetLength });
  return page.guard.within(index === 0 ? engineMs : frameMs, 'PAGE_HUNG', work);
}

/** Where a frame's document stands in the page, and how to get there. */
function placeOf(
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
  if (!parent) return { selectors: [], x: 0, y: 0 };
  const outer = await placeOf(page, parent, known);
  const element = await page.guard.race(frameElementIn(parent.frame, frame.frame));
  if (!element) return outer;
  const limits = { snippetLength: page.limits.snippetLength };
  const [[owner], border] = await page.guard.within(
    page.limits.frameMs,
    'PAGE_HUNG',
    Promise.all([
      isolatedWorld(parent.frame).evaluate(describeNodesInPage, [], limits, element),
      element.evaluate((node) => ({ x: node.clientLeft, y: node.clientTop })),
    ]),
  );
  await element.dispose();
  return {
    selectors: [...outer.selectors, ...(owner?.selectors ?? [])],
    x: outer.x + (owner?.box?.x ?? 0) + border.x,
    y: outer.y + (owner?.box?.y ?? 0) + border.y,
  };
}
