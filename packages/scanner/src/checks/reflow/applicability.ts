import { isolatedWorld } from '../../browser/isolated-world.ts';
import { installElementRegistry, type WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** The body of a page that shows text and scrolls down; one whose lines are vertical scrolls sideways instead. */
export async function applicability({ page, guard, limits }: PageUnderTest): Promise<Pointer[]> {
  const world = isolatedWorld(page.mainFrame());
  await guard.race(world.evaluate(installElementRegistry));
  const body = await guard.within(limits.frameMs, 'PAGE_HUNG', world.evaluate(bodyWithText));
  return body === null ? [] : [{ frame: 0, element: body }];
}

/** The body's number in the registry; null for a page that the rule is not about. Runs in the page. */
function bodyWithText(): number | null {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const body = document.body as HTMLElement | null;
  if (!body || !getComputedStyle(body).writingMode.startsWith('horizontal')) return null;
  return showsText(body) ? registry.numberOf(body) : null;

  function showsText(root: Node): boolean {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (node instanceof Element) {
        if (node.shadowRoot && showsText(node.shadowRoot)) return true;
      } else if (node.nodeValue?.trim() && node.parentElement?.checkVisibility()) return true;
    }
    return false;
  }
}
