import { flatAncestors } from '../../capture/flat-tree.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import {
  closest,
  findIn,
  isNativeControl,
  isTabStop,
  isTextField,
  roleOf,
} from '../../checks/page/controls.ts';
import { handlersOf } from '../../checks/page/handlers.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { isRegrettable, nameOf } from '../choose-controls.ts';
import { mayHearKeys } from './may-hear-keys.ts';

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
  /** Its code asks where a second finger is. */
  hearsTwoFingers: boolean;
  /** It may look like something that is pressed, and asks where on it the pointer goes down. */
  isTrack: boolean;
  /** What is done on it may be a drawing, which is a matter of the way that the hand takes. */
  isDrawn: boolean;
  /** Tab leads to something in it, and brings that in sight. */
  holdsStops: boolean;
  /** Keys may do on it, or anywhere on the page, what dragging does. */
  mayHearKeys: boolean;
}

const mostAlike = 1;
const down = /^(pointerdown|mousedown|touchstart)$/;
/** Code that tells two fingers from one. */
const twoFingers =
  /touches\.length\s*(?:[=!]==?|>=?|<)\s*[12]\b|touches\[1\]|touches\.item\(1\)|\.size\s*(?:[=!]==?|>=)\s*2\b|(?:pointers?|fingers?)\w*\.length\s*(?:[=!]==?|>=)\s*2\b/i;
/** What a press comes to hangs on the place, as on the track of a slider. */
const asksWhere = /\b(client|offset|page|screen)[XY]\b/;

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
  const kindOf = (node: CapturedNode) =>
    `${node.tag} ${node.attributes.get('class')} ${roleOf(node)} ${node.parent?.attributes.get('class')}`;
  const isFirst = (node: CapturedNode) => {
    const count = alike.get(kindOf(node)) ?? 0;
    alike.set(kindOf(node), count + 1);
    return count < mostAlike;
  };
  const mayBe = top.nodes.filter((node) => {
    if (node.kind !== 'element' || !node.box || !isVisible(node)) return false;
    if (isTextField(node) || /^(select|option|html|body|iframe|video|audio)$/.test(node.tag))
      return false;
    if (node.tag === 'input') return false;
    const isOne =
      isDragged(node) ||
      hears(node, down) ||
      (isAbove && mayBeMeant(node) && of(node).some(({ type }) => down.test(type)));
    // To choose another one takes it back.
    return isOne && (isDragged(node) || roleOf(node) !== 'tab');
  });
  const harmless = mayBe.filter((node) => !isRegrettable(node, nameOf(node)) && isFirst(node));
  // What a card offers to do with it is not done by moving it; one that offers nothing of the kind comes first.
  const offering = mayBe.filter(
    (node) =>
      isDragged(node) &&
      !harmless.includes(node) &&
      !isRegrettable(node, wordsBesideControls(node)) &&
      isFirst(node),
  );
  const chosen = [...harmless, ...offering];
  const few = chosen.slice(0, page.limits.drags);
  const listening = await capture.listeners(few);
  const isTrack = (node: CapturedNode) =>
    roleOf(node) === '' &&
    !isNativeControl(node) &&
    (listening.get(node) ?? []).some(
      ({ type, source }) => down.test(type) && asksWhere.test(source),
    );
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
        isPressed: isPressed(node) && !isTrack(node),
        isTrack: isTrack(node),
        hearsTwoFingers: (listening.get(node) ?? []).some(
          ({ type, source }) => /^(touch|pointer)/.test(type) && twoFingers.test(source),
        ),
        isDrawn: isDrawing(node) || findIn(node, isDrawing) !== null,
        holdsStops: findIn(node, (one) => one !== node && isTabStop(one)) !== null,
        mayHearKeys: mayHearKeys(node, top, heard),
      })),
    ),
    onto: dropped.flatMap(numberOf),
  };
}

function isDrawing({ tag }: CapturedNode): boolean {
  return tag === 'canvas' || tag === 'svg';
}

function wordsBesideControls(node: CapturedNode): string {
  if (node.kind === 'text') return node.text;
  const inner = node.children.filter(
    (child) => !isNativeControl(child) && roleOf(child) !== 'button',
  );
  return inner.map(wordsBesideControls).join(' ').replaceAll(/\s+/g, ' ').trim();
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
