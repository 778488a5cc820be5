import { called, quote } from '../checks/page/words-of.ts';
import type { Before, Press, Seen } from './page-use.ts';

/** Whether a press did something that shows. */
export function hasCome(before: Before, seen: Seen): boolean {
  const { layer, texts, textsGone, hasMoved, control, announced, unheard, refused } = seen;
  return (
    layer !== null ||
    texts.length + textsGone + announced.length + unheard.length > 0 ||
    hasMoved ||
    refused > 0 ||
    Boolean(seen.sorted) ||
    control.states !== '' ||
    !control.isThere ||
    seen.expanded !== before.expanded ||
    seen.controlled !== before.controlled
  );
}

/** The same in words that follow “then”, for example `“Sizes” opens`. */
export function whatCame({ seen }: Pick<Press, 'seen'>): string {
  const { layer, texts, hasMoved, control, announced } = seen;
  const [text] = texts;
  const [said] = announced;
  if (layer) return `${called(layer.name, 'a window')} opens`;
  if (hasMoved) return 'another view is shown';
  if (text) return `${quote(text.text.slice(0, 80))} appears`;
  if (said !== undefined) return `${quote(said)} is announced`;
  if (control.states !== '') return 'its state changes';
  return control.isThere ? 'the page changes' : 'it disappears';
}
