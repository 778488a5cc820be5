import type { UsedPage } from '../used-page.ts';
import { broughtByKeys, isNeeded } from './brought-by-keys.ts';
import type { HoverHost } from './choose-hovers.ts';
import type { Eyes } from './eyes.ts';
import type { HoverStory } from './hover-story.ts';
import { waitUntil } from '../wait-until.ts';
import type { Appeared } from './install-appearing.ts';
import type { Box, Point } from './point.ts';

/** What a script shows may come so late, in ms, and what styles show. */
const lateMs = 650;
const styledMs = 120;
/** What was shown gets so long to go, in ms: it may fade, and code may wait for the pointer to come. */
const fadesMs = 600;
/** What was seen once gets more time to come and to go again, in ms, since a busy machine is late. */
const againMs = 1_500;

/** Moves the pointer onto an element, and tries what came. Null where nothing did. */
export async function hoverOver(
  page: UsedPage,
  eyes: Eyes,
  { element, byScript }: HoverHost,
  endMs: number,
): Promise<HoverStory | null> {
  await move(page, away);
  const point = await eyes.pointOn(element);
  if (!point) return null;
  const drawnBefore = await eyes.drawnWords(element);
  const hostWords = await eyes.wordsOf(element);
  await eyes.remember();
  await move(page, point);
  const content = await whatCame(page, eyes, element, byScript ? lateMs : styledMs);
  const host = { frame: 0, element };
  if (!content) {
    const drawn = await eyes.drawnWords(element);
    if (drawn === '' || drawn === drawnBefore) return null;
    await page.page.keyboard.press('Escape');
    const isDrawn = (await eyes.drawnWords(element)) === drawn;
    return {
      host,
      hostWords,
      content: host,
      words: drawn,
      covers: null,
      escape: isDrawn ? 'no' : 'yes',
      stays: null,
      byKeys: null,
    };
  }
  const about = { host: element, content: content.element };
  const needs = await isNeeded(page, about);
  const stays = await staysUnderPointer(page, eyes, content);
  const escape = await goesWithEscape(page, eyes, { element, point, content });
  const { words, covers } = content;
  const pointer = { frame: 0, element: content.element };
  await move(page, away);
  await goes(page, eyes, content.element);
  const byKeys = needs
    ? await broughtByKeys(page, eyes, { ...about, words, byScript, endMs })
    : null;
  return { host, hostWords, content: pointer, words, covers, escape, stays, byKeys };
}

/** Shows what came once more, and takes the pointer away after `work`. Null where it did not come again. */
export async function whileShown<T>(
  page: UsedPage,
  eyes: Eyes,
  { host, content }: Pick<HoverStory, 'host' | 'content'>,
  work: () => Promise<T>,
): Promise<T | null> {
  const point = await eyes.pointOn(host.element);
  if (!point) return null;
  await eyes.remember();
  await move(page, point);
  const isSame = await eyes.until(content.element, true, styledMs);
  const back = isSame
    ? content.element
    : (await whatCame(page, eyes, host.element, againMs))?.element;
  // What is half faded in has other colors.
  const isStill = async () => back !== undefined && !(await eyes.isMoving(back));
  const done = (await waitUntil(page, isStill, fadesMs)) ? await work() : null;
  await move(page, away);
  await goes(page, eyes, content.element);
  return done;
}

/** Nothing of a page is expected there. */
const away: Point = { x: 1, y: 1 };

function move({ page, guard, limits }: UsedPage, { x, y }: Point): Promise<void> {
  return guard.within(limits.frameMs, 'PAGE_HUNG', page.mouse.move(x, y));
}

async function whatCame(
  page: UsedPage,
  eyes: Eyes,
  host: number,
  mostMs: number,
): Promise<Appeared | null> {
  let came: Appeared | undefined;
  const hasCome = async () => {
    [came] = (await eyes.appeared(host)).filter(saysSomething);
    return came !== undefined;
  };
  await waitUntil(page, hasCome, mostMs);
  return came ?? null;
}

function goes(
  page: UsedPage,
  eyes: Eyes,
  element: number,
  mostMs: number = fadesMs,
): Promise<boolean> {
  return waitUntil(page, () => eyes.until(element, false, 0), mostMs);
}

function saysSomething({ words, controls }: Appeared): boolean {
  return /\p{L}{2}|\d/u.test(words) || controls > 0;
}

/** In one leap, as a pointer takes a small gap. */
async function staysUnderPointer(
  page: UsedPage,
  eyes: Eyes,
  { element }: Appeared,
): Promise<boolean | null> {
  const box = await eyes.boxOf(element);
  const inside = box && middleInWindow(box, windowOf(page));
  if (!inside) return null;
  await move(page, inside);
  return !(await goes(page, eyes, element));
}

async function goesWithEscape(
  page: UsedPage,
  eyes: Eyes,
  { element, point, content }: { element: number; point: Point; content: Appeared },
): Promise<HoverStory['escape']> {
  /** The content as it is shown now, which may be made anew each time. */
  let shown = content.element;
  const show = async () => {
    await move(page, away);
    // What is still there would soon go because of this move, and not of Escape.
    await goes(page, eyes, shown, againMs);
    await move(page, point);
    if (await eyes.until(content.element, true, styledMs)) return content.element;
    return (await whatCame(page, eyes, element, againMs))?.element ?? null;
  };
  /** Null: it did not come again. */
  const takesAway = async () => {
    const again = await show();
    if (again === null) return null;
    shown = again;
    await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.page.keyboard.press('Escape'));
    return goes(page, eyes, shown);
  };
  await eyes.blur();
  const isGone = await takesAway();
  if (isGone !== false) return isGone && 'yes';
  if (!(await eyes.focusOn(element))) return 'no';
  const isGoneFocused = await takesAway();
  await eyes.blur();
  return isGoneFocused === true ? 'focused' : 'no';
}

function windowOf({ page }: UsedPage): Box {
  const { width = 0, height = 0 } = page.viewport() ?? {};
  return { x: 0, y: 0, width, height };
}

function middleInWindow(box: Box, window: Box): Point | null {
  const left = Math.max(box.x, 0);
  const top = Math.max(box.y, 0);
  const right = Math.min(box.x + box.width, window.width);
  const bottom = Math.min(box.y + box.height, window.height);
  return right - left < 4 || bottom - top < 4
    ? null
    : { x: (left + right) / 2, y: (top + bottom) / 2 };
}
