import type { BoundingBox } from '@curbcut/model/scan';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { Pointer } from '../engines/finding.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import { describeNodesInPage } from './describe-nodes-in-page.ts';
import type { DescribedNode } from './described-node.ts';
import { installElementBoxes } from './element-boxes.ts';
import { type FramePlace, placeOf } from './frame-place.ts';
import { installNaming } from './naming/install-naming.ts';

export interface ResolvedNode extends Omit<DescribedNode, 'selectors'> {
  frame: number;
  /** One selector per frame or shadow root from the page's top to the element. */
  target: string[];
  /** Which of them, by their places, lead to a frame. */
  frameSteps: readonly number[];
  /** CSS pixels of the whole page; null when nothing is drawn, or when it is drawn elsewhere than on the picture. */
  box: BoundingBox | null;
  /** The same as the page is now, wherever it was on the picture. */
  boxNow: BoundingBox | null;
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

/** What has moved since the picture was taken would be shown in the wrong place. */
function withPlace(
  { selectors, ...found }: DescribedNode,
  frame: number,
  place: FramePlace,
): ResolvedNode {
  const atRest = found.atRest && place.atRest;
  const boxNow = found.box && place.toPage(found.box);
  return {
    ...found,
    atRest,
    frame,
    target: [...place.selectors, ...selectors],
    frameSteps: place.frameSteps,
    box: atRest ? boxNow : null,
    boxNow,
  };
}

async function describe(
  page: PageUnderTest,
  { frame, index }: ScanFrame,
  numbers: number[],
): Promise<(DescribedNode | null)[]> {
  const { engineMs, frameMs, snippetLength } = page.limits;
  const world = isolatedWorld(frame);
  const [, , described] = await page.guard.within(
    index === 0 ? engineMs : frameMs,
    'PAGE_HUNG',
    Promise.all([
      world.evaluate(installElementBoxes),
      installNaming(frame, { anew: true }),
      world.evaluate(describeNodesInPage, numbers, { snippetLength }),
    ]),
  );
  return described;
}
