import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { changeContrast, differingPixels, textContrast } from './compare-pictures.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { decodePng, type Picture } from './decode-png.ts';
import * as inPage from './in-page.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What assistive technology is told of an element. */
export interface Accessible {
  role: string;
  name: string;
  description: string;
  /** It is told nothing of it. */
  ignored: boolean;
  /** For example `expanded`, `invalid`, `checked`, `selected`, `required`. */
  states: Record<string, unknown>;
}

/** How long something may take that follows from a key or a click. */
const patienceMs = 1_500;
/** Transitions that begin with a change of focus have ended by then. */
const transitionMs = 350;
const focusMargin = 12;

/** A freshly loaded page, used and measured. Selectors are CSS; one that fits no element is an error where it is needed. */
export class Proof {
  readonly page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  // Reading

  async has(selector: string): Promise<boolean> {
    return (await this.page.$(selector)) !== null;
  }

  count(selector: string): Promise<number> {
    return this.page.$$eval(selector, (all) => all.length);
  }

  /** Is drawn and has a size. */
  async isShown(selector: string): Promise<boolean> {
    const element = await this.page.$(selector);
    if (!element) return false;
    return element.evaluate((one) => {
      const { width, height } = one.getBoundingClientRect();
      const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return seen && width > 1 && height > 1;
    });
  }

  /** As it is drawn, white space collapsed. */
  async text(selector: string): Promise<string> {
    const element = await this.#find(selector);
    const text = await element.evaluate((one) => (one as HTMLElement).innerText ?? one.textContent);
    return text.replaceAll(/\s+/g, ' ').trim();
  }

  async attribute(selector: string, name: string): Promise<string | null> {
    return (await this.#find(selector)).evaluate((one, key) => one.getAttribute(key), name);
  }

  async value(selector: string): Promise<string> {
    return (await this.#find(selector)).evaluate((one) => (one as HTMLInputElement).value);
  }

  /** A computed style, for example `style('a', 'text-decoration-line')`. */
  async style(selector: string, property: string, pseudo: string | null = null): Promise<string> {
    const element = await this.#find(selector);
    return element.evaluate(
      (one, key, part) => getComputedStyle(one, part).getPropertyValue(key),
      property,
      pseudo,
    );
  }

  /** In the viewport, CSS pixels. */
  async box(selector: string): Promise<Box> {
    return (await this.#find(selector)).evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  title(): Promise<string> {
    return this.page.title();
  }

  // What assistive technology is told

  async accessible(selector: string): Promise<Accessible> {
    const element = await this.#find(selector);
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', {
      backendNodeId: await element.backendNodeId(),
      fetchRelatives: false,
    });
    const [node] = nodes;
    if (!node) throw new Error(`The browser says nothing of ${selector}.`);
    return {
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      ignored: node.ignored,
      states: Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [name, value.value] as const),
      ),
    };
  }

  async name(selector: string): Promise<string> {
    return (await this.accessible(selector)).name;
  }

  async role(selector: string): Promise<string> {
    return (await this.accessible(selector)).role;
  }

  /** The texts of live regions since the page was loaded, in order. */
  announced(): Promise<string[]> {
    return this.page.evaluate(
      () => (globalThis as unknown as { proofAnnouncements: string[] }).proofAnnouncements,
    );
  }

  /** Whether a live region comes to say it. */
  announces(words: RegExp): Promise<boolean> {
    return this.until(async () => (await this.announced()).some((text) => words.test(text)));
  }

  // Keys

  /** For example `press('Shift+Tab')`, `press('ArrowDown', 3)`. */
  async press(keys: string, times = 1): Promise<void> {
    const parts = keys.split('+') as KeyInput[];
    const key = parts.pop() as KeyInput;
    for (let count = 0; count < times; count++) {
      for (const part of parts) await this.page.keyboard.down(part);
      await this.page.keyboard.press(key);
      for (const part of parts.toReversed()) await this.page.keyboard.up(part);
      await this.drawn();
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.drawn();
  }

  /** By script, as a start for keys. */
  async focus(selector: string): Promise<void> {
    await (await this.#find(selector)).focus();
    await this.drawn();
  }

  /** A CSS path of the focused element, `body` when there is none. */
  focused(): Promise<string> {
    return this.page.evaluate(inPage.pathOfFocus);
  }

  /** Whether the focused element fits the selector. */
  hasFocus(selector: string): Promise<boolean> {
    return this.page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
  }

  /** Whether the focused element is, or is in, one that fits the selector. */
  focusIsIn(selector: string): Promise<boolean> {
    return this.page.evaluate((css) => Boolean(document.activeElement?.closest(css)), selector);
  }

  /** How often Tab is pressed, from where the focus is, until it is on the element; null when it does not get there. */
  async tabsTo(selector: string, max = 90): Promise<number | null> {
    for (let count = 1; count <= max; count++) {
      await this.press('Tab');
      if (await this.hasFocus(selector)) return count;
    }
    return null;
  }

  /** The paths of what gets the focus with Tab from where it is now, until it is in the body again or somewhere twice. */
  async tabStops(max = 120): Promise<string[]> {
    const stops: string[] = [];
    for (let count = 0; count < max; count++) {
      await this.press('Tab');
      const stop = await this.focused();
      // A field for a date takes several of them.
      if (stop === stops.at(-1)) continue;
      if (stop === 'body' || stops.includes(stop)) break;
      stops.push(stop);
    }
    return stops;
  }

  // Pointer

  async click(selector: string): Promise<void> {
    await (await this.#bringIntoView(selector)).click();
    await this.drawn();
  }

  async hover(selector: string): Promise<void> {
    await (await this.#bringIntoView(selector)).hover();
    await this.drawn();
  }

  async movePointerTo(x: number, y: number): Promise<void> {
    await this.page.mouse.move(x, y, { steps: 4 });
    await this.drawn();
  }

  /** Presses on the element and lets go elsewhere, as somebody who thinks better of it. */
  async pressAndLeave(selector: string): Promise<void> {
    await this.hover(selector);
    await this.page.mouse.down();
    await this.page.mouse.move(2, 2, { steps: 4 });
    await this.page.mouse.up();
    await this.drawn();
  }

  // The window

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height });
    await this.drawn();
  }

  /** 100 is as loaded; 200 halves the room. */
  async zoom(percent: number): Promise<void> {
    const { width = 1280, height = 900 } = this.page.viewport() ?? {};
    const scale = percent / 100;
    await this.page.setViewport({
      width: Math.round(width / scale),
      height: Math.round(height / scale),
      deviceScaleFactor: scale,
    });
    await this.drawn();
  }

  /** Only the letters, as with the browser's setting for them or a style sheet of one's own. */
  async enlargeText(percent: number): Promise<void> {
    await this.page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    await this.drawn();
  }

  /** The spacing of text that WCAG 1.4.12 names. */
  async spaceText(): Promise<void> {
    await this.page.evaluate(inPage.spaceText);
    await this.drawn();
  }

  scrollsSideways(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth + 1;
    });
  }

  /** Whether text of it is cut off by a box that does not scroll. */
  async isCutOff(selector: string): Promise<boolean> {
    return (await this.#find(selector)).evaluate(inPage.isCutOff);
  }

  /** The share of its box, from 0 to 1, that lies under something else or outside of the window, where it is now. */
  async coveredShare(selector: string): Promise<number> {
    return (await this.#find(selector)).evaluate(inPage.coveredShare);
  }

  // Pixels

  /** Of its text with what is painted behind it, where that is weakest. */
  async contrast(selector: string, pseudo: '::placeholder' | null = null): Promise<number> {
    const element = await this.#bringIntoView(selector);
    const clip = await element.evaluate(inPage.textBox);
    const color = await element.evaluate(inPage.textColor, pseudo);
    const paint = async (paintedIn: string) => {
      await element.evaluate(inPage.paintText, paintedIn);
      await this.drawn();
      return this.picture(clip);
    };
    const ratio = textContrast(await paint('#f0f'), await paint('transparent'), color);
    if (ratio === null) throw new Error(`${selector} shows no text.`);
    return ratio;
  }

  /** Of what is drawn of it besides text (borders, icons, fills) with what is painted behind it. */
  async graphicContrast(selector: string): Promise<number> {
    const element = await this.#bringIntoView(selector);
    await element.evaluate(inPage.paintText, 'transparent');
    await this.drawn();
    const clip = await this.box(selector);
    const shown = await this.picture(clip);
    await element.evaluate(inPage.hideElement);
    await this.drawn();
    return changeContrast(shown, await this.picture(clip));
  }

  /** How many pixels in and around it change by at least 3 to 1 when it gets the focus, and how many change at all. */
  async focusChange(selector: string): Promise<{ strong: number; all: number }> {
    const element = await this.#bringIntoView(selector);
    await element.evaluate((one) => {
      (one as HTMLElement).style.caretColor = 'transparent';
      (document.activeElement as HTMLElement | null)?.blur();
    });
    await delay(transitionMs);
    const { x, y, width, height } = await this.box(selector);
    const clip = {
      x: x - focusMargin,
      y: y - focusMargin,
      width: width + 2 * focusMargin,
      height: height + 2 * focusMargin,
    };
    const before = await this.picture(clip);
    await element.evaluate((one) => (one as HTMLElement).focus({ preventScroll: true }));
    await delay(transitionMs);
    const pairs = differingPixels(before, await this.picture(clip));
    return {
      strong: pairs.filter(([one, other]) => contrastRatio(one, other) >= 3).length,
      all: pairs.length,
    };
  }

  /** Whether somebody sees that it has the focus: a change of 3 to 1 as long as half of its width. */
  async showsFocus(selector: string): Promise<boolean> {
    const { width } = await this.box(selector);
    return (await this.focusChange(selector)).strong >= width / 2;
  }

  /** What the window shows there, as far as it reaches. */
  async picture(box?: Box): Promise<Picture> {
    const { width = 1280, height = 900 } = this.page.viewport() ?? {};
    const left = Math.max(0, Math.floor(box?.x ?? 0));
    const top = Math.max(0, Math.floor(box?.y ?? 0));
    const right = Math.min(width, Math.ceil(box ? box.x + box.width : width));
    const bottom = Math.min(height, Math.ceil(box ? box.y + box.height : height));
    const [scrollLeft, scrollTop] = await this.page.evaluate(() => [scrollX, scrollY] as const);
    const clip = {
      x: left + scrollLeft,
      y: top + scrollTop,
      width: Math.max(1, right - left),
      height: Math.max(1, bottom - top),
    };
    return decodePng(
      await this.page.screenshot({ type: 'png', clip, captureBeyondViewport: false }),
    );
  }

  // Waiting

  /** Whether it becomes true soon. */
  async until(is: () => Promise<boolean>, maxMs = patienceMs): Promise<boolean> {
    const end = performance.now() + maxMs;
    while (!(await is())) {
      if (performance.now() > end) return false;
      await delay(40);
    }
    return true;
  }

  async wait(ms: number): Promise<void> {
    await delay(ms);
  }

  /** Until what changed has been drawn. */
  drawn(): Promise<void> {
    return this.page.evaluate(inPage.untilDrawn);
  }

  async #find(selector: string): Promise<ElementHandle> {
    const element = await this.page.$(selector);
    if (!element) throw new Error(`The page has no ${selector}.`);
    return element;
  }

  async #bringIntoView(selector: string): Promise<ElementHandle> {
    const element = await this.#find(selector);
    await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await this.drawn();
    return element;
  }
}
