import { onlyCloses } from './closer.ts';
import type { Hands } from './hands.ts';
import { refusalsOf } from './refuses-consent.ts';
import { saysRegrettable } from './regrettable.ts';

/** From a later step of a form so many steps lead back. */
const mostSteps = 3;

/** Closes what keeps people from an element, as an earlier use of the page may have left it open. */
export class WayClearer {
  readonly #hand: Hands;
  /** Dialogs that none of their ways out has closed. */
  readonly #stuck = new Set<number>();

  constructor(hand: Hands) {
    this.#hand = hand;
  }

  /** False: no dialog kept people from it, or it still does. */
  async clearFor(element: number): Promise<boolean> {
    const hand = this.#hand;
    const blocker = await hand.blocker(element);
    if (!blocker || this.#stuck.has(blocker.element)) return false;
    const isClear = async () => {
      await hand.settle();
      return (await hand.blocker(element))?.element !== blocker.element;
    };
    await hand.press('Escape');
    if (await isClear()) return true;
    const closers = blocker.closers.filter((closer) => onlyCloses(closer));
    for (const closer of [...refusalsOf(blocker), ...closers]) {
      await hand.click(closer.element);
      if (await isClear()) return true;
    }
    this.#stuck.add(blocker.element);
    return false;
  }

  /** Goes back in a form of several steps until what stands in an earlier one is shown again. */
  async goBackTo(isThere: () => Promise<boolean>): Promise<void> {
    const hand = this.#hand;
    for (let step = 0; step < mostSteps; step += 1) {
      const back = (await hand.waysBack()).find(({ words }) => !saysRegrettable(words));
      if (!back) return;
      await hand.click(back.element);
      await hand.settle();
      if (await isThere()) return;
    }
  }
}
