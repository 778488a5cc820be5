import { isNativeControl, isTabStop, roleOf } from '../checks/page/controls.ts';
import type { Control } from './control.ts';
import type { Hands } from './hands.ts';
import { hasCome } from './has-come.ts';
import type { LookWatch } from './look/watch-look.ts';
import type { Before, Press, Seen } from './page-use.ts';
import { promisesEscape } from './promises-escape.ts';

/** What a key does late has come after so long, in ms. */
const lateMs = 250;
/** What changes by itself is seen in so long, in ms. */
const byItselfMs = 400;

type Pressed = Pick<Press, 'control' | 'before' | 'seen' | 'keysInVain' | 'otherKey'>;

/** Both keys, or the space bar at least, are promised by these roles. */
const keyedRoles = /^(button|checkbox|switch|radio)$/;

/**
 * Where the key did nothing on a control that scripts make one, presses the other one, and clicks it where that does nothing
 * either; null where all has come to nothing, or was not tried.
 */
export async function tryMouse(
  hand: Hands,
  { control, before, seen }: Pressed,
  { hasAsked, look }: { hasAsked: () => boolean; look: LookWatch },
): Promise<Pressed | null> {
  if (control.key === 'click' || before.isChosen || !isByScript(control)) return null;
  const isInVain = (now: Seen) => !hasCome(before, now) && now.focus.place === 'control';
  if (!isInVain(seen) || hasAsked() || (await look.hasChanged())) return null;
  const isStillInVain = async () => {
    const comesLate = async () => !isInVain(await hand.look()) || look.hasChanged();
    return !(await hand.waitUntil(comesLate, lateMs)) && !hasAsked();
  };
  if (!(await isStillInVain())) return null;
  const other = control.key === 'Enter' ? 'Space' : 'Enter';
  await hand.operate({ ...control, key: other });
  await hand.settle();
  if (!(await isStillInVain())) {
    const came = await hand.look();
    if (!hasCome(before, came) || hasAsked() || !keyedRoles.test(roleOf(control.node))) return null;
    const otherKey = { key: control.key, works: false };
    return { control: { ...control, key: other }, before, seen: came, keysInVain: [], otherKey };
  }
  if (opensList(control)) {
    await hand.operate({ ...control, key: 'ArrowDown' });
    await hand.settle();
    const came = await hand.look();
    if (hasCome(before, came))
      return {
        control: { ...control, key: 'ArrowDown' },
        before,
        seen: came,
        keysInVain: [],
        otherKey: null,
      };
  }
  const clicked: Control = { ...control, key: 'click' };
  const asItWas = await hand.begin(clicked);
  if (!asItWas) return null;
  if (await changesByItself(hand, asItWas)) return null;
  await look.begin(clicked);
  await hand.operate(clicked);
  await hand.settle();
  const came = await hand.look();
  if (!hasCome(asItWas, came) || hasAsked()) {
    await hand.moveAway();
    return null;
  }
  const keysInVain = [control.key, other] as const;
  return { control: clicked, before: asItWas, seen: came, keysInVain, otherKey: null };
}

/** Arrow keys choose among tabs and entries of menus, which then need no other. */
export function isByScript({ node }: Pick<Control, 'node'>): boolean {
  return !isNativeControl(node) && isTabStop(node) && !/^(tab|menuitem)/.test(roleOf(node));
}

/** The down arrow opens a list of choices, or a menu, as well. */
function opensList({ node }: Control): boolean {
  return roleOf(node) === 'combobox' || promisesEscape(node);
}

/** Whether the page shows something new while nobody does anything. */
export async function changesByItself(hand: Hands, before: Before): Promise<boolean> {
  return hand.waitUntil(async () => hasCome(before, await hand.look()), byItselfMs);
}
