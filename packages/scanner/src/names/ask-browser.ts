import type { CDPSession, ElementHandle, JSHandle } from 'puppeteer-core';
import { isolatedWorld } from '../browser/isolated-world.ts';
import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import { type BrowserName, readBrowserName } from './browser-name.ts';

/** What puppeteer has but does not declare. */
type OwnHandle = ElementHandle & { readonly client: CDPSession };

/**
 * The names that the browser's accessibility tree has for elements of a frame, by their numbers in the frame's registry.
 * Elements that the browser gives no answer about are left out; a frame that is gone gives none.
 */
export async function askBrowser(
  page: PageUnderTest,
  { frame }: ScanFrame,
  numbers: readonly number[],
): Promise<Map<number, BrowserName>> {
  const world = isolatedWorld(frame);
  const list = await page.guard.race(world.evaluateHandle(listElements, numbers));
  try {
    const [words, elements] = await page.guard.race(
      Promise.all([world.evaluate(listWords, numbers), elementsOf(list)]),
    );
    const client = [...elements.values()][0]?.client;
    if (!client) return new Map();
    return await ask(page, client, numbers, elements, words);
  } finally {
    await list.dispose().catch(() => {});
  }
}

async function ask(
  page: PageUnderTest,
  client: CDPSession,
  numbers: readonly number[],
  elements: ReadonlyMap<number, OwnHandle>,
  words: readonly string[],
): Promise<Map<number, BrowserName>> {
  // Otherwise the browser makes its tree for each answer.
  await page.guard.race(client.send('Accessibility.enable'));
  try {
    const names = new Map<number, BrowserName>();
    const asking = [...elements].map(async ([place, element]) => {
      const objectId = element.remoteObject().objectId ?? '';
      const query = { objectId, fetchRelatives: false };
      const answer = await client
        .send('Accessibility.getPartialAXTree', query)
        .catch(() => undefined);
      const number = numbers[place];
      if (!answer || number === undefined) return;
      names.set(number, readBrowserName(answer.nodes[0], words[place] ?? ''));
    });
    await page.guard.race(Promise.all(asking));
    return names;
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

/** Runs in the frame's isolated world: what the page holds as text that may name each of them. */
function listWords(numbers: readonly number[]): string[] {
  const { elements } = (globalThis as unknown as WorldWithRegistry).curbcutRegistry;
  return numbers.map((number) => {
    const element = elements[number];
    if (!element) return '';
    const labels = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    const referred = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => (id === '' ? null : document.getElementById(id)));
    return [element, ...labels, ...referred, element.closest('label')]
      .map((one) => one?.textContent ?? '')
      .join(' ')
      .slice(0, 5_000);
  });
}
