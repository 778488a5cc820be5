import { toPointers } from '../capture/to-pointers.ts';
import type { CapturedNode } from '../capture/page-capture.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { pointerKey } from '../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../merge/resolve-nodes.ts';
import { chooseInOpened } from './choose-controls.ts';
import type { Control } from './control.ts';
import { findAgain, rememberForLater } from './find-again.ts';
import type { Hands } from './hands.ts';
import { saysRegrettable } from './regrettable.ts';

const quietMs = 60;
const mostMs = 700;
const openingMs = 400;

/** What a press has opened, with controls in it that are pressed later. */
export interface Opened {
  opener: Control;
  /** What the opener says of itself when it is closed. */
  expanded: string | null;
  /** It leads to another view. */
  leadsAway: boolean;
  inner: readonly Control[];
}

/** The controls in what a press has just opened, remembered so that they are found when it is opened again. */
export async function controlsIn(
  page: PageUnderTest,
  fresh: readonly CapturedNode[],
  { opener, called, known, resolved }: Opening,
): Promise<Control[]> {
  // Whoever is asked whether something is to be deleted only has to say yes.
  if (saysRegrettable(called)) return [];
  const chosen = chooseInOpened(fresh, known);
  if (chosen.length === 0) return [];
  const pointers = await toPointers(
    page,
    chosen.map(({ node }) => node),
  );
  const controls = chosen.flatMap(({ node, name, key }): Control[] => {
    const pointer = pointers.get(node);
    return pointer ? [{ node, name, key, pointer, within: opener }] : [];
  });
  const { nodes } = await resolveNodes(
    page,
    controls.map(({ pointer }) => pointer),
  );
  for (const [pointer, node] of nodes) resolved.set(pointerKey(pointer), { ...node, box: null });
  await rememberForLater(
    page,
    controls.map(({ pointer }) => pointer.element),
  );
  return controls;
}

interface Opening {
  opener: Control;
  /** The name of what was opened, and of what has opened it. */
  called: string;
  /** The making of controls that another press has opened. */
  known: Set<string>;
  resolved: Map<string, ResolvedNode>;
}

/** Opens again what a control stands in, where it is closed or another view is shown. False where it can't be found then. */
export async function reachAgain(
  page: PageUnderTest,
  hand: Hands,
  { within, pointer }: Control,
): Promise<boolean> {
  if (await findAgain(page, pointer.element)) return true;
  if (!within) return false;
  const { element } = within.pointer;
  await findAgain(page, element);
  if (!(await hand.focusOn(element))) return false;
  await hand.press(within.key);
  await hand.settle(quietMs, mostMs);
  // What opens may still take the focus.
  await hand.waitUntil(async () => false, openingMs);
  await findAgain(page, pointer.element);
  return true;
}

/** Closes what was opened, and leads back to where it was opened. */
export async function closeAgain(
  page: PageUnderTest,
  hand: Hands,
  { opener, expanded }: Opened,
  address: string,
): Promise<void> {
  const { element } = opener.pointer;
  await findAgain(page, element);
  const isOpen = async () => expanded !== null && (await hand.expandedOf(element)) !== expanded;
  await hand.press('Escape');
  await hand.settle(quietMs, mostMs);
  if ((await isOpen()) && (await hand.focusOn(element))) {
    await hand.press(opener.key);
    await hand.settle(quietMs, mostMs);
  }
  await hand.goBack(address);
}
