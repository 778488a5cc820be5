import { takePicture } from '../../capture/picture.ts';
import { rest } from '../rest.ts';
import type { UsedPage } from '../used-page.ts';
import { isSamePicture } from './same-picture.ts';
import type { Feet } from './feet.ts';
import type { Cover } from './install-cover.ts';
import type { Covered } from './walked.ts';
import type { Stop } from './stop.ts';

/** The page may scroll, or a bar go out of the way, within so long, in ms. */
const settleMs = [120, 150] as const;
/** What opens with the focus closes within so long without it, in ms. */
const closeMs = 100;
/** So many are looked at again, and so many under the same thing. */
const most = { all: 6, alike: 4 } as const;

/** What lay over stops while they had the focus. */
export class Covers {
  readonly found: Covered[] = [];
  /** Of which it is known, each way. */
  readonly told = { on: new Set<Stop>(), back: new Set<Stop>() };
  readonly #page: UsedPage;
  readonly #foot: Feet;
  #looked = 0;

  constructor(page: UsedPage, foot: Feet) {
    this.#page = page;
    this.#foot = foot;
  }

  /** Looks again, with pictures, and once without the focus: what comes with the focus is brought by those who use the page. */
  async note(stop: Stop, cover: Cover | null, isBack: boolean): Promise<void> {
    const { frame, element } = stop.pointer;
    const alike = this.found.filter(({ by }) => by.element === cover?.element).length;
    const isKnown = alike >= most.alike || this.found.some((one) => one.stop === stop);
    const isUnasked = !cover || frame !== 0 || !stop.isSeen || isKnown;
    if (!isUnasked && this.#looked >= most.all) return;
    this.told[isBack ? 'back' : 'on'].add(stop);
    if (isUnasked) return;
    // What stayed over one stop stays over others.
    if (alike === 0 && !(await this.#stays(element, cover))) return;
    const by = { frame: 0, element: cover.element };
    this.found.push({ stop, by, words: cover.words, isBack });
  }

  async #stays(element: number, cover: Cover): Promise<boolean> {
    this.#looked += 1;
    for (const ms of settleMs) {
      await rest(this.#page, ms);
      if ((await this.#foot.ask('coverOf', element))?.element !== cover.element) return false;
    }
    return (await this.#isHidden(element)) && this.#staysWithoutFocus(element, cover);
  }

  async #staysWithoutFocus(element: number, cover: Cover): Promise<boolean> {
    await this.#foot.ask('blur');
    await rest(this.#page, closeMs);
    const without = await this.#foot.ask('coverOf', element);
    await this.#foot.ask('focus', element);
    return without?.element === cover.element;
  }

  /** The page looks the same with it and without it. */
  async #isHidden(element: number): Promise<boolean> {
    const place = await this.#foot.ask('fade', element);
    if (!place) return false;
    try {
      const without = await takePicture(this.#page, place);
      await this.#foot.ask('unfade');
      const withIt = await takePicture(this.#page, place);
      this.#page.useTime.did('picture', 2);
      return isSamePicture(without, withIt);
    } finally {
      await this.#foot.ask('unfade');
    }
  }
}
