import { roleOf } from '../checks/page/controls.ts';
import { hasCome } from './has-come.ts';
import type { Hands } from './hands.ts';
import type { Press } from './page-use.ts';
import { isByScript } from './try-mouse.ts';

/** What a key does late has come after so long, in ms. */
const lateMs = 250;

/** Enter has done something there with what scripts make a button, and left nothing over the page. */
export function mayHaveOther({
  control,
  before,
  seen,
}: Pick<Press, 'control' | 'before' | 'seen'>): boolean {
  return (
    control.key === 'Enter' &&
    isByScript(control) &&
    roleOf(control.node) === 'button' &&
    !seen.layer &&
    !seen.hasMoved &&
    seen.focus.place === 'control' &&
    hasCome(before, seen)
  );
}

/**
 * Whether the space bar does something as well on what scripts make a button, and Enter has worked; null where that can't be
 * told, as Enter itself does something once only. What a press has brought is taken away with the next one.
 */
export async function tryOtherKey(
  hand: Hands,
  pressed: Pick<Press, 'control' | 'before' | 'seen' | 'asked' | 'otherKey'>,
): Promise<Press['otherKey']> {
  const { control, asked } = pressed;
  if (asked || !mayHaveOther(pressed)) return null;
  const comes = async (key: 'Enter' | 'Space') => {
    const ready = await hand.begin({ ...control, key });
    if (!ready) return null;
    await hand.operate({ ...control, key });
    await hand.settle();
    const came = async () => hasCome(ready, await hand.look());
    return (await came()) || (await hand.waitUntil(came, lateMs));
  };
  const works = await comes('Space');
  if (works === null || (!works && !(await comes('Enter')))) return null;
  const last = { ...control, key: works ? ('Space' as const) : ('Enter' as const) };
  if (await hand.operateAgain(last)) await hand.settle();
  return { key: 'Space', works };
}
