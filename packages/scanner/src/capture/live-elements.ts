import type { ElementHandle, JSHandle, Realm } from 'puppeteer-core';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import type { CapturedNode } from './page-capture.ts';

/** What puppeteer has but does not declare. */
type OwnFrame = ScanFrame['frame'] & { isolatedRealm(): Realm & Adopting };
interface Adopting {
  adoptBackendNode(backendNodeId: number): Promise<JSHandle<Node>>;
}

/**
 * Asks captured elements something as they are now: `work` runs in the isolated world of each frame with the elements of
 * that frame, and answers for each of them. Elements that the browser has thrown away are left out, as are those of frames
 * that are gone.
 */
export async function askElements<T>(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
  work: (...elements: Element[]) => T[],
): Promise<Map<CapturedNode, T>> {
  const answers = new Map<CapturedNode, T>();
  for (const [index, ofFrame] of Map.groupBy(nodes, ({ document }) => document.frame)) {
    const frame = page.frames[index]?.frame as OwnFrame | undefined;
    if (!frame) continue;
    try {
      const asking = askFrame(frame, [...new Set(ofFrame)], work);
      const found = await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', asking);
      for (const [node, answer] of found) answers.set(node, answer);
    } catch (error) {
      if (page.guard.error) throw error;
    }
  }
  return answers;
}

async function askFrame<T>(
  frame: OwnFrame,
  nodes: readonly CapturedNode[],
  work: (...elements: Element[]) => T[],
): Promise<[CapturedNode, T][]> {
  const realm = frame.isolatedRealm();
  const handles = await Promise.all(
    nodes.map(({ backendId }) => realm.adoptBackendNode(backendId).catch(() => null)),
  );
  const found = handles.filter((handle) => handle !== null) as ElementHandle[];
  try {
    const answers = await isolatedWorld(frame).evaluate(work, ...found);
    return nodes
      .filter((_, place) => handles[place])
      .flatMap((node, place) => {
        const answer = answers[place];
        return answer === undefined ? [] : [[node, answer] as [CapturedNode, T]];
      });
  } finally {
    for (const handle of found) handle.dispose().catch(() => {});
  }
}
