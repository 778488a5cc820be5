import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';

/** The first role that the author gave, in lower case; empty where there is none. */
export function roleOf({ attributes }: CapturedNode): string {
  return attributes.get('role')?.trim().toLowerCase().split(/\s+/)[0] ?? '';
}

/** What takes the focus by what it is. */
export function isNativeControl({ tag, attributes }: CapturedNode): boolean {
  if (tag === 'a' || tag === 'area') return attributes.has('href') || attributes.has('xlink:href');
  if (tag === 'input') return attributes.get('type')?.toLowerCase() !== 'hidden';
  if (tag === 'audio' || tag === 'video') return attributes.has('controls');
  return nativeControls.has(tag);
}

const nativeControls = new Set([
  'button',
  'select',
  'textarea',
  'summary',
  'iframe',
  'embed',
  'object',
]);

/** Whether Tab, or a script, can give it the focus. */
export function isFocusable(node: CapturedNode): boolean {
  if (node.kind !== 'element' || isDisabled(node)) return false;
  return isNativeControl(node) || node.attributes.has('tabindex') || isEditable(node);
}

/** Whether Tab leads to it. */
export function isTabStop(node: CapturedNode): boolean {
  const index = Number.parseInt(node.attributes.get('tabindex') ?? '', 10);
  return isFocusable(node) && !(index < 0);
}

/** Whether it is one of several of which Tab leads to one, and from that the arrow keys lead to the others. */
export function isReachedByArrows(node: CapturedNode): boolean {
  return /^(tab|menuitem)$/.test(roleOf(node)) && isFocusable(node) && !isTabStop(node);
}

export function isDisabled({ tag, attributes }: CapturedNode): boolean {
  return attributes.has('disabled') && disabling.has(tag);
}

const disabling = new Set(['button', 'input', 'select', 'textarea', 'fieldset', 'option']);

/** Text can be typed in it though it is no field. */
export function isEditable({ attributes }: CapturedNode): boolean {
  const value = attributes.get('contenteditable')?.toLowerCase();
  return value === '' || value === 'true' || value === 'plaintext-only';
}

/** A field that takes text, by keyboard. */
export function isTextField({ tag, attributes }: CapturedNode): boolean {
  if (tag === 'textarea') return true;
  return tag === 'input' && textTypes.has(attributes.get('type')?.trim().toLowerCase() || 'text');
}

const textTypes = new Set([
  'text',
  'search',
  'email',
  'tel',
  'url',
  'password',
  'number',
  'date',
  'time',
  'month',
  'week',
  'datetime-local',
]);

/** Kept from assistive technology, or from everybody, by an attribute of it or around it. */
export function isHiddenByAttribute(node: CapturedNode): boolean {
  const hides = ({ attributes }: CapturedNode) =>
    attributes.get('aria-hidden') === 'true' || attributes.has('inert');
  if (hides(node)) return true;
  for (const around of flatAncestors(node)) if (hides(around)) return true;
  return false;
}

/** A dialog by role or element. */
export function isDialog(node: CapturedNode): boolean {
  const role = roleOf(node);
  return role === 'dialog' || role === 'alertdialog' || (node.tag === 'dialog' && role === '');
}

/** Around a node or itself, within its document. */
export function closest(
  node: CapturedNode,
  is: (node: CapturedNode) => boolean,
): CapturedNode | null {
  if (is(node)) return node;
  for (const around of flatAncestors(node)) {
    if (around.document !== node.document) return null;
    if (is(around)) return around;
  }
  return null;
}

/** The first that stands in a node. */
export function findIn(
  node: CapturedNode,
  is: (node: CapturedNode) => boolean,
): CapturedNode | null {
  for (const inside of flatDescendants(node)) if (is(inside)) return inside;
  return null;
}
