import { isolatedWorld } from '../../browser/isolated-world.ts';
import type { UsedPage } from '../used-page.ts';
import { askInPage } from '../ask-in-page.ts';
import { cutOff } from '../cut-off.ts';
import { findAgain } from '../find-again.ts';
import { hands } from '../hands.ts';
import { installUse } from '../install-use.ts';
import type { ArrowUse } from '../page-use.ts';
import { waitUntil } from '../wait-until.ts';
import { WayClearer } from '../way-clearer.ts';
import type { ArrowStory } from './arrow-story.ts';
import type { ArrowWidget } from './choose-widgets.ts';
import { type ArrowEyesInPage, installArrowEyes } from './install-arrow-eyes.ts';

/** What a key does has come after so long, in ms. */
const answerMs = 120;
/** A value that is told late is told by then, in ms. */
const tellsMs = 400;
/** What changes by itself is seen in so long, in ms. */
const byItselfMs = 150;

/** Each with the one that takes it back. */
const keys = [
  ['ArrowRight', 'ArrowLeft'],
  ['ArrowDown', 'ArrowUp'],
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowUp', 'ArrowDown'],
  ['End', 'Home'],
  ['Home', 'End'],
] as const;

/**
 * Presses the arrow keys in widgets whose roles promise them, in the page that is cut off from everything outside before.
 * `endMs` is by the time for using the page.
 */
export async function tryArrows(
  page: UsedPage,
  widgets: readonly ArrowWidget[],
  endMs: number,
): Promise<ArrowUse & { unreached: number }> {
  const arrows: ArrowStory[] = [];
  if (widgets.length === 0) return { arrows, unreached: 0 };
  await cutOff(page);
  const world = isolatedWorld(page.page.mainFrame());
  const within = <T>(work: Promise<T>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  await installUse(page);
  await within(world.evaluate(installArrowEyes));
  const way = new WayClearer(hands(page));
  let tried = 0;
  for (const widget of widgets) {
    if (page.useTime.now() > endMs) break;
    tried += 1;
    await way.clearFor(widget.stop);
    await findAgain(page, widget.stop);
    const story = await tryWidget(page, widget);
    if (story) arrows.push(story);
  }
  return { arrows, unreached: widgets.length - tried };
}

async function tryWidget(
  page: UsedPage,
  { widget, role, stop, words, items }: ArrowWidget,
): Promise<ArrowStory | null> {
  const eyes = askInPage<ArrowEyesInPage>(page, 'curbcutArrowEyes');
  const press = (key: (typeof keys)[number][number]) =>
    page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.page.keyboard.press(key));
  if (!(await eyes('focus', stop))) return null;
  const about = { frame: 0, element: widget };
  const told = { widget: about, role, stop: { frame: 0, element: stop }, words };
  const reading = role === 'slider' ? await eyes('reading', widget) : null;
  const isStuck = async () => {
    if (!reading) return false;
    const { value, place } = await eyes('reading', widget);
    return place !== '' && place !== reading.place && value === reading.value;
  };
  let before = await eyes('describe', widget, [...items]);
  const hasChanged = async () => (await eyes('describe', widget, [...items])) !== before;
  // What changes by itself tells nothing.
  if (await waitUntil(page, hasChanged, byItselfMs)) return null;
  for (const [key, back] of keys) {
    await press(key);
    if (await waitUntil(page, hasChanged, answerMs)) {
      const turnsRight = async () => !(await isStuck());
      const isWrong = (await isStuck()) && !(await waitUntil(page, turnsRight, tellsMs));
      await press(back);
      await waitUntil(page, async () => false, answerMs);
      const staysAt = isWrong && reading ? (reading.value.split('|')[0] ?? '') : null;
      return { ...told, items: items.length, answered: key, staysAt };
    }
    before = await eyes('describe', widget, [...items]);
  }
  return { ...told, items: items.length, answered: null, staysAt: null };
}
