import { isolatedWorld } from '../../browser/isolated-world.ts';
import { askInPage } from '../ask-in-page.ts';
import type { Hands } from '../hands.ts';
import type { Press } from '../page-use.ts';
import type { UsedPage } from '../used-page.ts';
import { type ArrowEyesInPage, installArrowEyes } from './install-arrow-eyes.ts';

/** What a key does has come after so long, in ms. */
const answerMs = 120;
/** What changes by itself is seen in so long, in ms. */
const byItselfMs = 150;

/** The first may only lead into it. */
const keys = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'End', 'Home'] as const;

/** Presses the arrow keys in a menu or a list of choices that a control has just opened; null where it has opened none. */
export type TryInOpened = (control: Press['control']) => Promise<Press['opened']>;

/** For a page in use. */
export async function arrowsInOpened(page: UsedPage, hand: Hands): Promise<TryInOpened> {
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installArrowEyes));
  const eyes = askInPage<ArrowEyesInPage>(page, 'curbcutArrowEyes');
  return async (control) => {
    const widget = await hand.openedWidget();
    if (!widget) return null;
    const { element, role, items, words } = widget;
    const describe = () => eyes('describe', element, items);
    const before = await describe();
    const hasChanged = async () => (await describe()) !== before;
    if (await hand.waitUntil(hasChanged, byItselfMs)) return { widget, arrows: null };
    let answered: string | null = null;
    for (const key of keys) {
      await hand.press(key);
      if (!(await hand.waitUntil(hasChanged, answerMs))) continue;
      answered = key;
      break;
    }
    const about = { widget: { frame: 0, element }, role, stop: control.pointer, words };
    const story = { ...about, items: items.length, answered, staysAt: null, within: control };
    return { widget, arrows: story };
  };
}
