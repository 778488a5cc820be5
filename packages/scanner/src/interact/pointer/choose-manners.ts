import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import {
  isEditable,
  isHiddenByAttribute,
  isTabStop,
  isTextField,
} from '../../checks/page/controls.ts';
import { handlersOf } from '../../checks/page/handlers.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { isRegrettable, nameOf } from '../choose-controls.ts';
import type { Manner } from './manner-story.ts';

/** Something that hears more than clicks, by its number in the registry. */
export interface Mannered {
  element: number;
  manner: Manner;
  isStop: boolean;
}

const mostTried = 3;
/** So many parts of the page around something, and beside it, may hold what does the same. */
const mostAround = 2;
/** What fills more of the page than this is a surface. In square pixels. */
const largest = 250_000;
const down = /^(pointerdown|mousedown|touchstart)$/;

/** What hears double clicks, the other button of the mouse or a long press, and nothing near it that keys work; one of a making. */
export async function chooseManners(
  page: PageUnderTest,
  capture: PageCapture,
): Promise<Mannered[]> {
  const [top] = capture.documents;
  const hearing = await capture.hearing();
  if (!top || top.frame !== 0 || !hearing) return [];
  const { of, heard } = await handlersOf(capture);
  const all = [...heard.values()].flat();
  const isDelegated = all.some(({ type }) => /^(dblclick|contextmenu)$/.test(type));
  const hears = (node: CapturedNode) => {
    const types = new Set(hearing(node));
    const isMeant = isDelegated && (node.attributes.has('class') || node.attributes.has('id'));
    if (isMeant) for (const { type } of of(node)) types.add(type);
    return types;
  };
  const makings = new Set<string>();
  const chosen: { node: CapturedNode; manner: Manner }[] = [];
  for (const node of top.nodes) {
    if (chosen.length >= mostTried) break;
    if (!mayBeHost(node) || isNearControls(node)) continue;
    const types = hears(node);
    const manners: Manner[] = [
      ...(types.has('dblclick') ? ['double' as const] : []),
      ...(types.has('contextmenu') && !isTabStop(node) ? ['right' as const] : []),
      ...([...types].some((type) => down.test(type)) ? ['long' as const] : []),
    ];
    if (manners.length === 0 || isRegrettable(node, nameOf(node))) continue;
    if (mayBeWorkedByKeys(node, types, heard)) continue;
    const asked = manners.includes('long') ? await capture.listeners([node]) : null;
    const isHeld = ({ type, source }: CapturedListener) =>
      down.test(type) && /\bsetTimeout\(/.test(source);
    for (const manner of manners) {
      if (manner === 'long' && !asked?.get(node)?.some(isHeld)) continue;
      const key = `${manner} ${node.tag} ${node.attributes.get('class')} ${node.parent?.attributes.get('class')}`;
      if (makings.has(key)) continue;
      makings.add(key);
      chosen.push({ node, manner });
    }
  }
  const pointers = await toPointers(
    page,
    chosen.map(({ node }) => node),
  );
  return chosen.flatMap(({ node, manner }) => {
    const element = pointers.get(node)?.element;
    return element === undefined ? [] : [{ element, manner, isStop: isTabStop(node) }];
  });
}

function mayBeHost(node: CapturedNode): boolean {
  if (node.kind !== 'element' || !node.box || !isVisible(node)) return false;
  if (/^(html|body|iframe|video|audio|canvas|select|option|label|a|summary)$/.test(node.tag))
    return false;
  if (node.box.width * node.box.height > largest) return false;
  return !isTextField(node) && !isEditable(node) && !isHiddenByAttribute(node);
}

/** A button of a row, or a box to tick beside it, may lead to the same in another way. */
function isNearControls(node: CapturedNode): boolean {
  const isOther = (one: CapturedNode) => one !== node && isTabStop(one);
  if ([...flatDescendants(node)].some(isOther)) return true;
  const around = [...flatAncestors(node)];
  if (around.some(isTabStop)) return true;
  const row = around.find(({ tag }) => /^(li|tr|article|dd|figure)$/.test(tag));
  return (
    row !== undefined && around.indexOf(row) < mostAround && [...flatDescendants(row)].some(isOther)
  );
}

/** Where it takes the focus, keys that are heard there or around it; else such as are heard wherever the focus is. */
function mayBeWorkedByKeys(
  node: CapturedNode,
  types: ReadonlySet<string>,
  heard: ReadonlyMap<CapturedNode, readonly CapturedListener[]>,
): boolean {
  if ([...types].some((type) => type.startsWith('key'))) return true;
  if (isTabStop(node) && types.has('click')) return true;
  const above = [...flatAncestors(node)].flatMap((one) => heard.get(one) ?? []);
  const keys = above.filter(({ type }) => type.startsWith('key'));
  return keys.some(
    ({ source }) =>
      /Enter|Arrow|F2\b|F10|ContextMenu|\b(13|37|38|39|40|113)\b/.test(source) ||
      (isTabStop(node) && !/['"`]\w+['"`]/.test(source)),
  );
}
