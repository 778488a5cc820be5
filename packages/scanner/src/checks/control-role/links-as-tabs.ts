import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { byIds } from '../page/label-of.ts';

/** Lists of tabs, all of them links that lead elsewhere, on a page without any panel. */
export async function linksAsTabs(capture: PageCapture): Promise<CapturedNode[]> {
  const lists = capture.documents
    .filter(({ nodes }) => !nodes.some((node) => roleOf(node) === 'tabpanel'))
    .flatMap(({ nodes }) => nodes.filter(isListOfLinks));
  if (lists.length === 0) return [];
  const handlers = await handlersOf(capture);
  return lists.filter((list) =>
    [list, ...tabsIn(list)].every((node) => handlers.of(node).every(({ type }) => !led.test(type))),
  );
}

/** What code hears may show something in place of where a link leads. */
const led = /^(click|mousedown|pointerdown|keydown|keyup)$/;

function isListOfLinks(node: CapturedNode): boolean {
  if (node.kind !== 'element' || roleOf(node) !== 'tablist') return false;
  if (!isVisible(node) || isHiddenByAttribute(node)) return false;
  const tabs = tabsIn(node);
  return tabs.length > 1 && tabs.every(leadsElsewhere);
}

function tabsIn(list: CapturedNode): CapturedNode[] {
  return [...flatDescendants(list)].filter(
    (node) => node.kind === 'element' && roleOf(node) === 'tab',
  );
}

/** It is a link, and neither its address nor what it says that it controls is a part of this page. */
function leadsElsewhere({ tag, attributes, document }: CapturedNode): boolean {
  const address = attributes.get('href')?.trim() ?? '';
  if (tag !== 'a' || /^(?:#?$|javascript:)/i.test(address)) return false;
  const isThere = (id: string) => byIds(document.root, id).length > 0;
  const controlled = attributes.get('aria-controls')?.split(/\s+/).filter(Boolean) ?? [];
  if (controlled.some(isThere)) return false;
  const fragment = /^#(.+)$/.exec(address)?.[1];
  return fragment === undefined || !isThere(decode(fragment));
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
