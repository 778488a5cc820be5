import { flatAncestors } from '../../capture/flat-tree.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import {
  closest,
  findIn,
  isNativeControl,
  isTextField,
  roleOf,
} from '../../checks/page/controls.ts';
import { handlersOf } from '../../checks/page/handlers.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { isRegrettable, nameOf } from '../choose-controls.ts';

/** What the mouse, a finger or a pen may take hold of, by its number in the registry. */
export interface Graspable {
  element: number;
  /** The browser drags it, as its author said so. */
  isDraggable: boolean;
  /** It is a slider by its role. */
  isSlider: boolean;
  /** It hears fingers. */
  hearsTouch: boolean;
  /** It is pressed for what it does: a button, a link or the like. */
  isPressed: boolean;
}

const mostAlike = 1;
const down = /^(pointerdown|mousedown|touchstart)$/;

/** What hears that a pointer goes down, and what may be dragged: one of a making. `onto` hears what is dropped on it. */
export async function chooseDrags(
  page: PageUnderTest,
  capture: PageCapture,
): Promise<{ grasped: Graspable[]; onto: number[] }> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return { grasped: [], onto: [] };
  const hearing = await capture.hearing();
  const { of, heard } = await handlersOf(capture);
  const isAbove = [...heard].some(
    ([node, listeners]) =>
      node.document === top &&
      listeners.some(({ type, source }) => down.test(type) && /closest|matches/.test(source)),
  );
  const hears = (node: CapturedNode, types: RegExp) =>
    [...(hearing?.(node) ?? [])].some((type) => types.test(type));
  const alike = new Map<string, number>();
  const chosen = top.nodes.filter((node) => {
    if (node.kind !== 'element' || !node.box || !isVisible(node)) return false;
    if (isTextField(node) || /^(select|option|html|body|iframe|video|audio)$/.test(node.tag))
      return false;
    if (node.tag === 'input') return false;
    const isOne =
      isDragged(node) ||
      hears(node, down) ||
      (isAbove && mayBeMeant(node) && of(node).some(({ type }) => down.test(type)));
    if (!isOne || isRegrettable(node, nameOf(node))) return false;
    // To choose another one takes it back.
    if (roleOf(node) === 'tab' && !isDragged(node)) return false;
    const key = `${node.tag} ${node.attributes.get('class')} ${roleOf(node)} ${node.parent?.attributes.get('class')}`;
    const count = alike.get(key) ?? 0;
    alike.set(key, count + 1);
    return count < mostAlike;
  });
  const few = chosen.slice(0, page.limits.drags);
  const dropped = top.nodes.filter((node) => hears(node, /^(drop|dragover)$/)).slice(0, 20);
  const pointers = await toPointers(page, [...few, ...dropped]);
  const numberOf = (node: CapturedNode) => pointers.get(node)?.element ?? [];
  return {
    grasped: few.flatMap((node) =>
      [numberOf(node)].flat().map((element) => ({
        element,
        isDraggable: isDragged(node),
        isSlider: isSlider(node),
        hearsTouch:
          hears(node, /^touch/) ||
          [...flatAncestors(node)].some((one) => hears(one, /^touchstart$/)),
        isPressed: isPressed(node),
      })),
    ),
    onto: dropped.flatMap(numberOf),
  };
}

function isSlider(node: CapturedNode): boolean {
  return roleOf(node) === 'slider';
}

function isDragged({ attributes }: CapturedNode): boolean {
  return attributes.get('draggable') === 'true';
}

function mayBeMeant({ attributes }: CapturedNode): boolean {
  return attributes.has('class') || attributes.has('id') || attributes.has('role');
}

/** What opens like a list of choices is closed again as easily, and a slider begins where the pointer goes down. */
function isPressed(node: CapturedNode): boolean {
  if (node.attributes.has('aria-expanded') || node.attributes.has('aria-haspopup')) return false;
  const role = roleOf(node);
  if (role !== '') return /^(button|link|menuitem|checkbox|switch)$/.test(role);
  return (
    isNativeControl(node) ||
    (node.style?.cursor === 'pointer' &&
      closest(node, isSlider) === null &&
      findIn(node, isSlider) === null)
  );
}
