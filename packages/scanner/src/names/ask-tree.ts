import type { CDPSession, ElementHandle, JSHandle, Protocol } from 'puppeteer-core';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';

/** What puppeteer has but does not declare. */
type OwnHandle = ElementHandle & { readonly client: CDPSession };

/**
 * What the browser's accessibility tree has of elements of a frame, by their numbers in the frame's registry. Elements
 * that the browser gives no answer about are left out; a frame that is gone gives none.
 */
export async function askTree(
  page: PageUnderTest,
  { frame }: ScanFrame,
  numbers: readonly number[],
): Promise<Map<number, Protocol.Accessibility.AXNode>> {
  const world = isolatedWorld(frame);
  const list = await page.guard.race(world.evaluateHandle(listElements, numbers));
  try {
    const elements = await page.guard.race(elementsOf(list));
    const client = [...elements.values()][0]?.client;
    if (!client) return new Map();
    return await ask(page, client, numbers, elements);
  } finally {
    await list.dispose().catch(() => {});
  }
}

async function ask(
  page: PageUnderTest,
  client: CDPSession,
  numbers: readonly number[],
  elements: ReadonlyMap<number, OwnHandle>,
): Promise<Map<number, Protocol.Accessibility.AXNode>> {
  // Otherwise the browser makes its tree for each answer.
  await page.guard.race(client.send('Accessibility.enable'));
  try {
    const nodes = new Map<number, Protocol.Accessibility.AXNode>();
    const asking = [...elements].map(async ([place, element]) => {
      const objectId = element.remoteObject().objectId ?? '';
      const query = { objectId, fetchRelatives: false };
      const answer = await client
        .send('Accessibility.getPartialAXTree', query)
        .catch(() => undefined);
      const number = numbers[place];
      const node = answer?.nodes[0];
      if (node && number !== undefined) nodes.set(number, node);
    });
    await page.guard.race(Promise.all(asking));
    return nodes;
  } finally {
    await client.send('Accessibility.disable').catch(() => {});
  }
}

/** By their place in the list. */
async function elementsOf(list: JSHandle): Promise<Map<number, OwnHandle>> {
  const elements = new Map<number, OwnHandle>();
  for (const [place, handle] of await list.getProperties()) {
    const element = handle.asElement();
    if (element) elements.set(Number(place), element as OwnHandle);
  }
  return elements;
}

/** Runs in the frame's isolated world. */
function listElements(numbers: readonly number[]): (Element | undefined)[] {
  const { elements } = (globalThis as unknown as WorldWithRegistry).curbcutRegistry;
  return numbers.map((number) => elements[number]);
}
