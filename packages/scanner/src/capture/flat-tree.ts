import type { CapturedNode } from './page-capture.ts';

/**
 * What stands in an element as people get it: its shadow tree, and in that the children of the host where their slots are.
 * Children that are assigned by script, which no capture tells, are where their `slot` attributes say.
 */
export function flatChildren(node: CapturedNode): readonly CapturedNode[] {
  if (node.shadowRoot) return node.shadowRoot.children;
  if (node.tag !== 'slot') return node.children;
  const assigned = assignedTo(node);
  return assigned.length > 0 ? assigned : node.children;
}

/** What a node stands in as people get it; null for a document, and for what no slot takes. */
export function flatParent(node: CapturedNode): CapturedNode | null {
  const { parent } = node;
  if (!parent) return node.document.holder;
  if (parent.kind === 'shadow-root') return parent.parent;
  if (!parent.shadowRoot || node.kind === 'pseudo-element') return parent;
  return slotsOf(parent.shadowRoot).get(slotNameOf(node)) ?? null;
}

/** What a node stands in, the nearest first; through frames, to the page's own document. */
export function* flatAncestors(node: CapturedNode): Generator<CapturedNode> {
  for (let at = flatParent(node); at; at = flatParent(at)) yield at;
}

/** All that stands in a node, in the order in which it is read. Frames are not entered. */
export function* flatDescendants(node: CapturedNode): Generator<CapturedNode> {
  const waiting = [...flatChildren(node)].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    waiting.push(...[...flatChildren(next)].reverse());
  }
}

function assignedTo(slot: CapturedNode): readonly CapturedNode[] {
  const root = shadowRootAround(slot);
  const host = root?.parent;
  const name = slot.attributes.get('name') ?? '';
  if (!root || !host || slotsOf(root).get(name) !== slot) return [];
  return host.children.filter(
    (child) => child.kind !== 'pseudo-element' && slotNameOf(child) === name,
  );
}

function shadowRootAround(node: CapturedNode): CapturedNode | null {
  let at: CapturedNode | null = node;
  while (at && at.kind !== 'shadow-root') at = at.parent;
  return at;
}

function slotNameOf(node: CapturedNode): string {
  return node.attributes.get('slot') ?? '';
}

const known = new WeakMap<CapturedNode, ReadonlyMap<string, CapturedNode>>();

/** The slots of a shadow tree by name; of several with one name the first takes all. */
function slotsOf(shadowRoot: CapturedNode): ReadonlyMap<string, CapturedNode> {
  const found = known.get(shadowRoot);
  if (found) return found;
  const slots = new Map<string, CapturedNode>();
  const waiting = [...shadowRoot.children].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const name = next.attributes.get('name') ?? '';
    if (next.tag === 'slot' && !slots.has(name)) slots.set(name, next);
    waiting.push(...[...next.children].reverse());
  }
  known.set(shadowRoot, slots);
  return slots;
}
