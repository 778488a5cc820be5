import { isolatedWorld } from '../../browser/isolated-world.ts';
import { askInPage } from '../ask-in-page.ts';
import { leadsToRegrettable, saysRegrettable } from '../regrettable.ts';
import type { UsedPage } from '../used-page.ts';
import type { Eyes } from './eyes.ts';
import type { NearControl } from './install-near-controls.ts';
import type { Box, Point } from './point.ts';
import { installShiftEyes, type ShiftEyesInPage } from './install-shift-eyes.ts';
import { click, settle } from './mouse.ts';

/** So many controls near what is dragged are tried, and so many of what one of them opens. */
const mostControls = 10;
const mostOpened = 5;

/** What is dragged along a track is no larger than this, in CSS pixels. */
const mostHandle = 64;

/** What changes the same with a pointer that is not moved while it is down: a press on some place of it, or a control near it. */
export interface Alternative {
  words: string;
  by: 'place' | 'control';
}

export interface Search {
  /** Keys of what was changed. */
  changed: readonly string[];
  /** Something went from one list to another. */
  isMoved: boolean;
  isSlider: boolean;
  /** Presses on the thing itself, and on what it stands in, are no way. */
  onlyControls?: boolean;
  inTime: () => boolean;
}

/** A way to change what was changed, pressed or chosen in with a pointer that is not moved while it is down. */
export async function findAlternative(
  page: UsedPage,
  eyes: Eyes,
  host: number,
  { changed, isMoved, isSlider, onlyControls = false, inTime }: Search,
): Promise<Alternative | null | 'no-time'> {
  const thing = isMoved ? await eyes.tracked() : null;
  const at = await eyes.boxOf(host);
  const isHandle = at !== null && at.width <= mostHandle && at.height <= mostHandle;
  // Other things change the sum as well: what sets the value moves the handle.
  const isMovedItself = isHandle && changed.includes(`${host} style`);
  const same = isMovedItself ? [`${host} style`] : changed;
  const shift = await openShiftEyes(page);
  const zoomed = new Set(await shift('onlyZoomed', [...same]));
  const begin = async () => {
    if (!thing) await shift('remember', host);
    await eyes.watch();
  };
  const isDone = async () => {
    if (thing) return (await eyes.tracked())?.place !== thing.place;
    const now = (await eyes.changes()).filter((key) => same.includes(key));
    // What makes a map larger does not lead to another part of it.
    const onlyZoomed = new Set(zoomed.size > 0 ? [] : await shift('onlyZoomed', now));
    return isSame(
      now.filter((key) => !onlyZoomed.has(key)),
      same,
    );
  };
  if (!isMoved && !onlyControls) {
    // On the track of a slider, or in a small map of the page.
    for (const place of await eyes.placesIn(host)) {
      if (!inTime()) return 'no-time';
      if (isMovedItself && isOnHandle(place, await eyes.boxOf(host))) continue;
      await begin();
      await click(page, place);
      await settle(page);
      if (await isDone()) return { words: await eyes.wordsOf(host), by: 'place' };
    }
  }
  const near = thing?.element ?? host;
  // Numbers that are written narrow a list down; a slider takes them as well.
  const controls = (await eyes.controlsNear(near, 2 * mostControls))
    .filter(({ kind }) => isSlider || kind !== 'entry')
    .slice(0, mostControls)
    .filter(isHarmless);
  const isFree = async () => (await eyes.pointOn(near)) !== null;
  for (const control of controls) {
    if (!inTime()) return 'no-time';
    await eyes.remember();
    await begin();
    if (!(await operate(page, eyes, control))) continue;
    if (await isDone()) return { words: control.words, by: 'control' };
    for (const came of await eyes.appeared(control.element)) {
      const opened = (await eyes.controlsIn(came.element, mostOpened)).filter(isHarmless);
      for (const one of opened) {
        if (!inTime()) return 'no-time';
        await begin();
        if (!(await operate(page, eyes, one))) continue;
        if (await isDone()) return { words: one.words, by: 'control' };
      }
    }
    if (await isFree()) continue;
    // What it has opened lies over the others as well.
    await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', page.page.keyboard.press('Escape'));
    await settle(page);
    if (!(await isFree())) await operate(page, eyes, control);
  }
  return null;
}

/** Remembers how an element lies before something is done to it. */
export async function rememberLying(page: UsedPage, host: number): Promise<void> {
  await (
    await openShiftEyes(page)
  )('remember', host);
}

/** Of some keys of changes those of what is larger or smaller since then, and has not moved. */
export async function onlyZoomed(page: UsedPage, keys: readonly string[]): Promise<string[]> {
  return (await openShiftEyes(page))('onlyZoomed', [...keys]);
}

async function openShiftEyes(page: UsedPage) {
  const world = isolatedWorld(page.page.mainFrame());
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', world.evaluate(installShiftEyes));
  return askInPage<ShiftEyesInPage>(page, 'curbcutShiftEyes');
}

/** A handle follows the pointer a little when it is pressed at its edge: that sets no value. */
function isOnHandle({ x, y }: Point, box: Box | null): boolean {
  if (!box) return false;
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function isHarmless({ words, hints }: NearControl): boolean {
  return !saysRegrettable(words) && !leadsToRegrettable(hints);
}

async function operate(
  page: UsedPage,
  eyes: Eyes,
  { element, kind }: NearControl,
): Promise<boolean> {
  if (kind === 'entry') {
    // One of both ways may be at its end.
    for (const times of [1.2, 0.8]) {
      if (!(await eyes.enterAnother(element, times))) return false;
      await settle(page);
    }
    return true;
  }
  if (kind === 'select') {
    if (!(await eyes.chooseAnother(element))) return false;
  } else {
    const point = await eyes.pointOn(element);
    if (!point) return false;
    await click(page, point);
    if (kind === 'number')
      await page.guard.within(
        page.limits.frameMs,
        'PAGE_HUNG',
        page.page.keyboard.press('ArrowUp'),
      );
  }
  await settle(page);
  return true;
}

/** The same elements are another way, or others of the same making are: an item of a list that has moved. */
function isSame(now: readonly string[], changed: readonly string[]): boolean {
  const shown = changed.filter((key) => !/ (class|aria-\w+)$/.test(key));
  // Of a slider that is drawn in parts nothing but its value may have changed itself.
  const same = shown.length > 0 ? shown : changed.filter((key) => / aria-value\w+$/.test(key));
  return now.some((key) => same.includes(key));
}
