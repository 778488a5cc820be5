import { isReachedByArrows } from '../checks/page/controls.ts';
import { openedState } from '../states/opened-state.ts';
import type { Hands } from './hands.ts';
import type { Press } from './page-use.ts';
import { saysItOpens } from './press-pictures.ts';

/** So many stops are needed to say of something that it was opened, where its control does not say so. */
const leastStops = 3;

/** Whether the keyboard is led past the page before it comes to what was opened; the focus goes back to the control. */
export async function lookForFar(
  hand: Hands,
  pressed: Pick<Press, 'control' | 'before' | 'seen'>,
): Promise<Press['far']> {
  const { control, seen } = pressed;
  // Among tabs and the entries of a menu the arrow keys do something else.
  if (seen.focus.place !== 'control' || isReachedByArrows(control.node)) return null;
  const far = await hand.farOpened();
  if (!far) return null;
  // What comes beside a press may be a message.
  const hasOpened = saysItOpens(control) && openedState(pressed) !== null;
  if (far.stops < leastStops && !hasOpened) return null;
  await hand.press('ArrowDown');
  await hand.settle(20, 200);
  if (await hand.holdsFocus(far.element)) return null;
  await hand.focusOn(control.pointer.element);
  await hand.press('Tab');
  await hand.settle(20, 200);
  const firstTab = await hand.focus();
  const isIn = await hand.holdsFocus(far.element);
  await hand.focusOn(control.pointer.element);
  return isIn ? null : { ...far, firstTab };
}
