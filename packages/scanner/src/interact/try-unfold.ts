import { roleOf } from '../checks/page/controls.ts';
import type { Hands } from './hands.ts';
import type { Press } from './page-use.ts';

/** Attributes by which a browser or the page tells that something is open. */
const telling = ['aria-expanded', 'aria-pressed', 'aria-haspopup', 'popovertarget', 'commandfor'];

type Pressed = Pick<Press, 'control' | 'before' | 'seen' | 'asked' | 'message'>;

/**
 * Whether a button shows text with one press and hides it with the next, and shows it with the third, while nothing of it
 * says which of both it is. What was shown is hidden afterwards.
 */
export async function tryUnfold(hand: Hands, pressed: Pressed): Promise<boolean> {
  const { control, seen } = pressed;
  if (!mayUnfold(pressed)) return false;
  const { words } = seen.focus;
  const first = seen.texts[0]?.text;
  const again = async () => {
    if (!(await hand.operateAgain(control))) return null;
    await hand.settle();
    const now = await hand.look();
    return now.focus.place === 'control' && now.focus.words === words && !now.layer ? now : null;
  };
  // What goes by itself may be gone by chance.
  if ((await hand.look()).texts[0]?.text !== first) return false;
  for (const isShown of [false, true, false]) {
    const now = await again();
    if (!now || now.textsGone > 0) return false;
    if (isShown ? now.texts[0]?.text !== first : now.texts.length > 0) return false;
  }
  return true;
}

function mayUnfold({ control, before, seen, asked, message }: Pressed): boolean {
  const { node, key } = control;
  if (asked || message || key !== 'Enter' || before.expanded !== null) return false;
  if (roleOf(node) !== 'button' && !(roleOf(node) === '' && node.tag === 'button')) return false;
  if (telling.some((name) => node.attributes.has(name))) return false;
  if (seen.layer || seen.hasMoved || seen.focus.place !== 'control') return false;
  if (seen.control.states !== '' || seen.announced.length > 0 || seen.textsGone > 0) return false;
  return (
    seen.texts.length > 0 &&
    seen.texts.every(
      ({ before: said, isFloating, isInLine }) => said === '' && !isFloating && !isInLine,
    )
  );
}
