import { onlyCloses } from './closer.ts';
import type { Hands } from './hands.ts';
import type { DialogStory, FocusPlace, Layer } from './page-use.ts';

/** A focus that is on nothing gets so long to come back, in ms. */
const lateMs = 700;
/** So many buttons that may close it are tried. */
const mostClosers = 2;

/** Goes into what was opened, to its ends, and out again. */
export async function followDialog(
  hand: Hands,
  layer: Layer,
  opened: FocusPlace,
): Promise<DialogStory> {
  let takesFocus: DialogStory['takesFocus'] = 'moved';
  let firstTab: FocusPlace | null = null;
  const isOutside = opened.place === 'none' || (opened.place !== 'layer' && opened.isOld);
  if (isOutside) {
    await hand.press('Tab');
    await hand.settle(20, 200);
    firstTab = await hand.focus();
    takesFocus = firstTab.place === 'layer' ? 'next' : 'no';
  }
  const ends = (await hand.isOpen())
    ? await tryEnds(hand, layer, opened)
    : { letsOut: null, holds: false };
  const { letsOut } = ends;
  if (letsOut || takesFocus === 'no') await hand.enter('first');
  const mouseClosers = await hand.mouseClosers();
  const closers = (await hand.closers()).length;
  const closed = (await hand.isOpen()) ? await close(hand, layer.name) : null;
  const { closedBy = null, escape = null } = closed ?? {};
  const afterwards = closedBy ? await lookBack(hand) : null;
  const story = { layer, takesFocus, firstTab, ...ends, closedBy, escape };
  return { ...story, mouseClosers, closers, afterwards };
}

async function tryEnds(
  hand: Hands,
  layer: Layer,
  opened: FocusPlace,
): Promise<Pick<DialogStory, 'letsOut' | 'holds'>> {
  const none = { letsOut: null, holds: false };
  if (!layer.isModal) return none;
  if (layer.stops === 0) return { letsOut: null, holds: await isDeadEnd(hand, opened) };
  let held = 0;
  for (const [end, key] of [
    ['last', 'Tab'],
    ['first', 'Shift+Tab'],
  ] as const) {
    if (!(await hand.enter(end))) continue;
    await hand.press(key);
    await hand.settle(20, 200);
    const to = await hand.focus();
    if (!(await hand.isOpen())) return none;
    if (to.place === 'layer') held += 1;
    if (to.place !== 'layer' && to.place !== 'none' && to.isOld)
      return { letsOut: { key, to }, holds: false };
  }
  return { letsOut: null, holds: held === 2 };
}

/** Nothing in it takes the focus with Tab, and nothing of the page does either. The focus is given back. */
async function isDeadEnd(hand: Hands, { place, element }: FocusPlace): Promise<boolean> {
  if (place !== 'layer' || element === null) return false;
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    if (!(await hand.focusOn(element))) return false;
    await hand.press(key);
    await hand.settle(20, 200);
    const to = await hand.focus();
    if (to.place === 'elsewhere' || to.place === 'control' || !(await hand.isOpen())) return false;
  }
  return hand.focusOn(element);
}

async function close(hand: Hands, name: string): Promise<Pick<DialogStory, 'closedBy' | 'escape'>> {
  const byEscape = { closedBy: { escape: true, words: '' }, escape: 'closes' } as const;
  if ((await hand.focus()).place !== 'layer') await hand.enter('first');
  await hand.press('Escape');
  await hand.settle();
  if (!(await staysOpen(hand))) return byEscape;
  const closers = (await hand.closers()).filter((one) => onlyCloses(one, name));
  for (const { element, words } of closers.slice(0, mostClosers)) {
    if (!(await hand.focusOn(element))) continue;
    await hand.press('Enter');
    await hand.settle();
    if (!(await staysOpen(hand))) return { closedBy: { escape: false, words }, escape: 'stays' };
  }
  // A window that slides away may still be on its way.
  const isClosed = await hand.waitUntil(async () => !(await hand.isOpen()), lateMs);
  return isClosed ? byEscape : { closedBy: null, escape: 'stays' };
}

/** One that fades or slides away closes already: what is pressed in it then takes the focus along when it goes. */
async function staysOpen(hand: Hands): Promise<boolean> {
  if (!(await hand.isOpen())) return false;
  const isLeaving = (await hand.focus()).place !== 'layer' || (await hand.isMoving());
  return !isLeaving || !(await hand.waitUntil(async () => !(await hand.isOpen()), lateMs));
}

async function lookBack(hand: Hands): Promise<DialogStory['afterwards']> {
  let focus = await hand.focus();
  const comesBack = async () => {
    focus = await hand.focus();
    return focus.place !== 'none';
  };
  if (focus.place === 'none') await hand.waitUntil(comesBack, lateMs);
  if (focus.place !== 'none') return { focus, next: null, isNear: true };
  await hand.press('Tab');
  const next = await hand.focus();
  const isNear = next.element !== null && (await hand.isNear(next.element));
  return { focus, next, isNear };
}
