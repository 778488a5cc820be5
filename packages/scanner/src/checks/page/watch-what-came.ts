import type { PageUse, Press } from '../../interact/page-use.ts';
import type { ReplayElement } from '../../replay/locator-of.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { type Watch, watch } from '../../replay/replay-watches.ts';

/** Where what came of a press can be seen; null where only the address, or what is gone, tells of it. */
export function watchWhatCame(
  use: PageUse,
  { before, seen }: Pick<Press, 'before' | 'seen'>,
  control: ReplayElement,
): Watch | null {
  const [text] = seen.texts;
  const came = seen.layer ?? text;
  const element = came && replayElement(use, { frame: 0, element: came.element }, '');
  if (element) return watch.sightOf(element);
  const saysMore = seen.control.states !== '' || seen.expanded !== before.expanded;
  return saysMore && seen.control.isThere ? watch.statesOf(control) : null;
}
