import type { CDPSession } from 'puppeteer-core';
import { clientOf } from '../../browser/isolated-world.ts';
import { flatAncestors } from '../../capture/flat-tree.ts';
import { askElements } from '../../capture/live-elements.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/** What the browser applies the styles of. */
type StyledState = 'hover' | 'focus' | 'focus-visible' | 'focus-within';

/** Of an element, and of so many of its ancestors. */
interface ForcedState {
  own: readonly StyledState[];
  around: readonly StyledState[];
  ancestors: number;
}

/** What is next to an element, which may show its state, is among so many in the order of the page. */
const neighbors = 4;
/** Of an element in a shadow tree, whose focus its host may show. */
const ancestorsInShadow = 8;

/** As somebody who works with the keyboard brings it about, or with a mouse. */
const forcedStates = {
  focus: {
    own: ['focus', 'focus-visible', 'focus-within'],
    around: ['focus-within'],
    ancestors: 2,
  },
  // What colors a link may stand far outside of it, as on a card.
  hover: { own: ['hover'], around: ['hover'], ancestors: 8 },
} as const satisfies Record<string, ForcedState>;

/**
 * What `read` says of elements of the page itself, before and in a state: it runs in the frame's isolated world. The browser
 * applies the styles of the state without bringing it about, so that no script hears of it; transitions are left out
 * meanwhile. Elements that are gone are left out.
 */
export async function readInState<T>(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
  state: keyof typeof forcedStates,
  read: (...elements: Element[]) => T[],
): Promise<ReadonlyMap<CapturedNode, { before: T; after: T }>> {
  const { own, around, ancestors } = forcedStates[state];
  const session = clientOf(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', begin(session));
  try {
    const still = await askElements(page, nodes, stopTransitions);
    try {
      const before = await askElements(page, nodes, read);
      const ids = await idsOf(session, [...before.keys()]);
      const looks = new Map<CapturedNode, { before: T; after: T }>();
      for (const apart of apartFromNeighbors([...ids.keys()])) {
        const outer = apart.flatMap((node) =>
          [...flatAncestors(node)]
            .slice(0, node.shadowTree === null ? ancestors : ancestorsInShadow)
            .filter(({ kind }) => kind === 'element'),
        );
        const holderIds = [...(await idsOf(session, [...new Set(outer)])).values()];
        const ownIds = apart.flatMap((node) => ids.get(node) ?? []);
        await force(session, holderIds, around);
        await force(session, ownIds, own);
        const after = await askElements(page, apart, read);
        await force(session, [...ownIds, ...holderIds], []);
        for (const [node, now] of after)
          looks.set(node, { before: before.get(node) as T, after: now });
      }
      return looks;
    } finally {
      if (still.size > 0) await askElements(page, nodes, letTransitions);
    }
  } finally {
    await session.send('CSS.disable').catch(() => {});
  }
}

/** Whether something about elements of the page itself is another with the keyboard's focus than without. */
export async function changesWithFocus(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
  read: (...elements: Element[]) => string[],
): Promise<ReadonlyMap<CapturedNode, boolean>> {
  const looks = await readInState(page, nodes, 'focus', read);
  return new Map([...looks].map(([node, { before, after }]) => [node, before !== after]));
}

/** In groups none of which holds elements that stand side by side: what shows the state of one is not taken for that of another. */
function apartFromNeighbors(nodes: readonly CapturedNode[]): CapturedNode[][] {
  const groups = Array.from(
    { length: Math.min(neighbors, nodes.length) },
    () => [] as CapturedNode[],
  );
  for (const [at, node] of nodes.entries()) groups[at % neighbors]?.push(node);
  return groups;
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
  states: readonly StyledState[],
): Promise<void> {
  const forcedPseudoClasses = [...states];
  await Promise.allSettled(
    ids.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}

/** In the document and in each shadow tree around the elements. Runs in the frame's isolated world. */
function stopTransitions(...elements: Element[]): number[] {
  const roots = new Set<Document | ShadowRoot>();
  for (const element of elements)
    for (let root = element.getRootNode(); ;) {
      if (root instanceof ShadowRoot) {
        roots.add(root);
        root = root.host.getRootNode();
        continue;
      }
      if (root instanceof Document) roots.add(root);
      break;
    }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; }');
  (globalThis as unknown as { curbcutStill?: CSSStyleSheet }).curbcutStill = sheet;
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return elements.map(() => 1);
}

/** Runs in the frame's isolated world. */
function letTransitions(...elements: Element[]): number[] {
  const { curbcutStill } = globalThis as unknown as { curbcutStill?: CSSStyleSheet };
  for (const element of elements)
    for (let root = element.getRootNode(); ;) {
      if (!(root instanceof ShadowRoot) && !(root instanceof Document)) break;
      const kept = root.adoptedStyleSheets.filter((one) => one !== curbcutStill);
      if (kept.length < root.adoptedStyleSheets.length) root.adoptedStyleSheets = kept;
      if (!(root instanceof ShadowRoot)) break;
      root = root.host.getRootNode();
    }
  return elements.map(() => 1);
}
