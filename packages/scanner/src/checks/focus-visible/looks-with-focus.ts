import type { CDPSession } from 'puppeteer-core';
import { clientOf } from '../../browser/isolated-world.ts';
import { askElements } from '../../capture/live-elements.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';

/**
 * Whether elements of the page itself look otherwise with the keyboard's focus than without. The browser applies the styles
 * of the focus without giving it to anybody, so that no script hears of it; animations are stopped meanwhile. Those that
 * are gone are left out.
 */
export async function looksWithFocus(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
): Promise<ReadonlyMap<CapturedNode, 'same' | 'other'>> {
  const session = clientOf(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', begin(session));
  try {
    const still = await askElements(page, nodes.slice(0, 1), stopTransitions);
    try {
      const before = await askElements(page, nodes, looksOf);
      const ids = await idsOf(session, [...before.keys()]);
      const around = [...before.keys()].flatMap(({ parent }) => [parent, parent?.parent]);
      const holders = [
        ...new Set(around.filter((node) => node?.kind === 'element')),
      ] as CapturedNode[];
      const holderIds = await idsOf(session, holders);
      await force(session, [...holderIds.values()], ['focus-within']);
      await force(session, [...ids.values()], ['focus', 'focus-visible', 'focus-within']);
      const after = await askElements(page, [...before.keys()], looksOf);
      await force(session, [...ids.values(), ...holderIds.values()], []);
      return new Map(
        [...after].flatMap(([node, looks]) =>
          ids.has(node) ? [[node, looks === before.get(node) ? 'same' : 'other'] as const] : [],
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

/** What is seen of each element, what is in it and what is next to it. Runs in the frame's isolated world. */
function looksOf(...elements: Element[]): string[] {
  const names = [
    'color',
    'background-color',
    'background-image',
    'background-position',
    'border-top-color',
    'border-right-color',
    'border-bottom-color',
    'border-left-color',
    'border-top-width',
    'border-bottom-width',
    'border-left-width',
    'border-top-style',
    'border-bottom-style',
    'outline-color',
    'outline-style',
    'outline-width',
    'box-shadow',
    'text-decoration-line',
    'text-decoration-color',
    'text-decoration-thickness',
    'text-shadow',
    'font-weight',
    'font-size',
    'opacity',
    'transform',
    'scale',
    'translate',
    'filter',
    'fill',
    'stroke',
    'visibility',
    'display',
    'clip-path',
    'width',
    'height',
    'content',
  ];
  const styleOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    const hasNoOutline =
      style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0;
    return names
      .filter((name) => !(hasNoOutline && name.startsWith('outline')))
      .map((name) => style.getPropertyValue(name))
      .join(';');
  };
  return elements.map((element) => {
    const near = [
      element,
      ...[...element.querySelectorAll('*')].slice(0, 12),
      ...(element.parentElement
        ? [element.parentElement, element.parentElement.parentElement]
        : []),
      (element.getRootNode() as ShadowRoot).host,
      element.nextElementSibling,
      element.nextElementSibling?.firstElementChild,
      element.nextElementSibling?.nextElementSibling,
      element.previousElementSibling,
    ].filter((one): one is Element => one instanceof Element);
    return near
      .map((one) => [styleOf(one), styleOf(one, '::before'), styleOf(one, '::after')].join('|'))
      .join('\n');
  });
}
