import { isNewView } from './is-new-view.ts';
import type { Hands } from './hands.ts';
import type { Press } from './page-use.ts';

/** So many controls are tried that may lead back. */
const mostBack = 2;
/** So many blocks of text are most of a view. */
const leastGone = 4;

type Pressed = Pick<Press, 'control' | 'seen'>;

/**
 * Where presses have led to other views, presses again what stands beside those that did and changed nothing when the first
 * view was shown: it is what leads to that. `isThere`: what is looked for can be seen.
 */
export async function showFirstView(
  hand: Hands,
  presses: readonly Pressed[],
  isThere: () => Promise<boolean>,
): Promise<void> {
  for (const { control } of leadingToFirst(presses).slice(0, mostBack)) {
    if (await isThere()) return;
    if (await hand.operateAgain(control)) await hand.settle();
  }
}

function leadingToFirst(presses: readonly Pressed[]): Pressed[] {
  const isOther = (press: Pressed) => isNewView(press) || tookMuchAway(press);
  const views = presses.filter((press) => !press.control.within && isOther(press));
  const firstView = presses.findIndex((press) => views.includes(press));
  return presses
    .slice(0, Math.max(firstView, 0))
    .filter((press) => hasDoneNothing(press) && views.some((view) => areBeside(view, press)));
}

/** As a short view that takes the place of a long one. */
function tookMuchAway({ seen: { layer, texts, textsGone } }: Pressed): boolean {
  return !layer && texts.length > 0 && textsGone >= leastGone;
}

function hasDoneNothing({ control, seen }: Pressed): boolean {
  const { texts, textsGone, layer, hasMoved } = seen;
  return !control.within && !layer && !hasMoved && texts.length + textsGone === 0;
}

/** In the same list, or right beside each other. */
function areBeside({ control: one }: Pressed, { control: other }: Pressed): boolean {
  const [list, others] = [one.node.parent, other.node.parent];
  if (list === others) return list !== null;
  return list?.parent !== null && list?.parent === others?.parent && list?.tag === 'li';
}
