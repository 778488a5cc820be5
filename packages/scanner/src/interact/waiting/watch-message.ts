import type { Pointer } from '../../engines/finding.ts';
import type { UsedPage } from '../used-page.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import type { askInPage } from '../ask-in-page.ts';
import type { Hands } from '../hands.ts';
import type { Press } from '../page-use.ts';
import type { Floating, WaitEyesInPage } from './install-wait-eyes.ts';
import { isSameFloating } from './is-same-floating.ts';
import type { PassingTime } from './passing-time.ts';
import type { MessageStory } from './wait-story.ts';

export interface WaitParts {
  page: UsedPage;
  hand: Hands;
  eyes: ReturnType<typeof askInPage<WaitEyesInPage>>;
  time: PassingTime;
  /** What was pressed on the page before, as people know it. */
  pressed: readonly string[];
  /** By the time for using the page. */
  endMs: number;
}

/** What people need at least to answer (WCAG 2.2, 2.2.1), in seconds. */
const watchedSeconds = 20;
/** A message has come by then, in ms. */
const comesMs = 600;

/** Brings the message of a press again, with the same control or with one like it, and watches it while time passes. */
export async function watchMessage(
  parts: WaitParts,
  { control, message }: Pick<Press, 'control' | 'message'>,
  alike: readonly Pointer[],
  resolved: Map<string, ResolvedNode>,
): Promise<MessageStory | null> {
  const { page, hand, eyes, time } = parts;
  // One that has come before may still be there.
  if (!(await time.pass(watchedSeconds * 1_000))) return null;
  const left = (await eyes('floating')).find(({ buttons }) => buttons === message?.buttons);
  if (left) {
    const at = { frame: 0, element: left.element };
    return { control, message: at, words: left.words, buttons: left.buttons, goneAfter: null };
  }
  for (const pointer of [control.pointer, ...alike]) {
    if (page.useTime.now() > parts.endMs) return null;
    const before = await eyes('floating');
    const one = { key: control.key, pointer };
    if (!(await hand.begin(one))) continue;
    await hand.operate(one);
    if (!(await time.pass(comesMs))) return null;
    const came = (await eyes('floating')).find((one) => !before.some(isSameFloating(one)));
    if (!came || came.buttons !== message?.buttons) continue;
    const at = { frame: 0, element: came.element };
    const { nodes } = await resolveNodes(page, [at]);
    for (const [one, node] of nodes) resolved.set(pointerKey(one), { ...node, box: null });
    const goneAfter = await watch(parts, came);
    return { control, message: at, words: came.words, buttons: came.buttons, goneAfter };
  }
  return null;
}

async function watch(
  { eyes, time, page, endMs }: WaitParts,
  came: Floating,
): Promise<number | null> {
  for (let seconds = 1; seconds <= watchedSeconds; seconds += 1) {
    if (page.useTime.now() > endMs || !(await time.pass(1_000))) return null;
    if (!(await eyes('floating')).some(isSameFloating(came))) return seconds;
  }
  return null;
}
