import { isolatedWorld } from '../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../engines/element-registry.ts';
import type { Pointer } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { askElements } from './live-elements.ts';
import type { CapturedNode } from './page-capture.ts';

/** Pointers to captured elements as they are now. What the browser has thrown away since then has none. */
export async function toPointers(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
): Promise<Map<CapturedNode, Pointer>> {
  const frames = new Set(nodes.map(({ document }) => page.frames[document.frame]));
  // A frame that is gone gives no answers either.
  await page.guard.race(
    Promise.allSettled(
      [...frames].map((one) => one && isolatedWorld(one.frame).evaluate(installElementRegistry)),
    ),
  );
  const numbers = await askElements(page, nodes, numbersOf);
  return new Map(
    [...numbers].map(([node, element]) => [node, { frame: node.document.frame, element }]),
  );
}

/** Runs in the frame's isolated world. */
function numbersOf(...elements: Element[]): number[] {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  return elements.map((element) => registry.numberOf(element));
}
