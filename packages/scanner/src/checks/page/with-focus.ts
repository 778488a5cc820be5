import type { CDPSession } from 'puppeteer-core';
import { clientOf } from '../../browser/isolated-world.ts';
import { askElements } from '../../capture/live-elements.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/**
 * Whether something about elements of the page itself is another with the keyboard's focus than without. The browser applies
 * the styles of the focus without giving it to anybody, so that no script hears of it; transitions are left out meanwhile.
 * `read` runs in the frame's isolated world. Elements that are gone are left out.
 */
export async function changesWithFocus(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
  read: (...elements: Element[]) => string[],
): Promise<ReadonlyMap<CapturedNode, boolean>> {
  const session = clientOf(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', begin(session));
  try {
    const still = await askElements(page, nodes.slice(0, 1), stopTransitions);
    try {
      const before = await askElements(page, nodes, read);
      const ids = await idsOf(session, [...before.keys()]);
      const around = [...before.keys()].flatMap(({ parent }) => [parent, parent?.parent]);
      const holders = [
        ...new Set(around.filter((node) => node?.kind === 'element')),
      ] as CapturedNode[];
      const holderIds = await idsOf(session, holders);
      await force(session, [...holderIds.values()], ['focus-within']);
      await force(session, [...ids.values()], ['focus', 'focus-visible', 'focus-within']);
      const after = await askElements(page, [...before.keys()], read);
      await force(session, [...ids.values(), ...holderIds.values()], []);
      return new Map(
        [...after].flatMap(([node, now]) =>
          ids.has(node) ? [[node, now !== before.get(node)] as const] : [],
        ),
      );
    } finally {
      if (still.size > 0) await askElements(page, nodes.slice(0, 1), letTransitions);
    }
  } finally {
    await session.send('CSS.disable').catch(() => {});
  }
}

async function begin(session: CDPSession): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
}

async function idsOf(
  session: CDPSession,
  nodes: readonly CapturedNode[],
): Promise<Map<CapturedNode, number>> {
  const { nodeIds } = await session.send('DOM.pushNodesByBackendIdsToFrontend', {
    backendNodeIds: nodes.map(({ backendId }) => backendId),
  });
  return new Map(nodes.flatMap((node, at) => (nodeIds[at] ? [[node, nodeIds[at]] as const] : [])));
}

async function force(
  session: CDPSession,
  ids: readonly number[],
  forcedPseudoClasses: string[],
): Promise<void> {
  await Promise.allSettled(
    ids.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}

/** Runs in the frame's isolated world. */
function stopTransitions(...elements: Element[]): number[] {
  const [element] = elements;
  const root = element?.ownerDocument;
  if (!root) return elements.map(() => 0);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  (globalThis as unknown as { curbcutStill?: CSSStyleSheet }).curbcutStill = sheet;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return elements.map(() => 1);
}

/** Runs in the frame's isolated world. */
function letTransitions(...elements: Element[]): number[] {
  const [element] = elements;
  const root = element?.ownerDocument;
  const { curbcutStill } = globalThis as unknown as { curbcutStill?: CSSStyleSheet };
  if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== curbcutStill);
  return elements.map(() => 1);
}
