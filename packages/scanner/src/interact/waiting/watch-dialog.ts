import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import type { Press } from '../page-use.ts';
import type { MessageStory } from './wait-story.ts';
import type { WaitParts } from './watch-message.ts';

/** A dialog that tells of a time is left alone until so many seconds of the page have gone by. */
const moments = [
  5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 90, 120, 180, 240, 300, 600,
] as const;
/** A dialog has come by then, in ms. */
const comesMs = 1_000;

/** Opens a dialog again that may count down, and leaves it alone. */
export async function watchDialog(
  { page, hand, eyes, time, endMs }: WaitParts,
  { control }: Pick<Press, 'control'>,
  resolved: Map<string, ResolvedNode>,
): Promise<MessageStory | null> {
  if (!(await hand.begin(control))) return null;
  await hand.operate(control);
  if (!(await time.pass(comesMs))) return null;
  const { layer } = await hand.look();
  if (!layer) return null;
  const at = { frame: 0, element: layer.element };
  const words = await eyes('wordsIn', layer.element);
  const offered = await eyes('controlsIn', layer.element);
  const buttons = offered.filter((name) => name !== '').join(', ');
  const { nodes } = await resolveNodes(page, [at]);
  for (const [one, node] of nodes) resolved.set(pointerKey(one), { ...node, box: null });
  const story = { control, message: at, words, buttons, countsDown: true as const };
  let passed = 0;
  for (const seconds of moments) {
    if (page.useTime.now() > endMs || !(await time.pass((seconds - passed) * 1_000))) return null;
    passed = seconds;
    if (!(await hand.isOpen())) return { ...story, goneAfter: seconds };
    // Something more may offer more time.
    const now = await eyes('controlsIn', layer.element);
    if (now.length !== offered.length || isOther(words, await eyes('wordsIn', layer.element)))
      break;
  }
  await hand.press('Escape');
  return { ...story, goneAfter: null };
}

/** It says something else than before, and not only another number. */
function isOther(before: string, now: string): boolean {
  const without = (words: string) => words.replace(/\d+/g, '');
  return without(before) !== without(now);
}
