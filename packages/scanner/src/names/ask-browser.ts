import { isolatedWorld } from '../browser/isolated-world.ts';
import type { WorldWithRegistry } from '../engines/element-registry.ts';
import type { PageUnderTest, ScanFrame } from '../engines/page-under-test.ts';
import { askTree } from './ask-tree.ts';
import { type BrowserName, readBrowserName } from './browser-name.ts';

/**
 * The names that the browser's accessibility tree has for elements of a frame, by their numbers in the frame's registry.
 * Elements that the browser gives no answer about are left out; a frame that is gone gives none.
 */
export async function askBrowser(
  page: PageUnderTest,
  frame: ScanFrame,
  numbers: readonly number[],
): Promise<Map<number, BrowserName>> {
  const [nodes, words] = await Promise.all([
    askTree(page, frame, numbers),
    page.guard.race(isolatedWorld(frame.frame).evaluate(listWords, numbers)),
  ]);
  return new Map(
    numbers.flatMap((number, place) => {
      const node = nodes.get(number);
      return node ? [[number, readBrowserName(node, words[place] ?? '')] as const] : [];
    }),
  );
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
