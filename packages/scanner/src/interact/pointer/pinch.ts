import type { UsedPage } from '../used-page.ts';
import type { Graspable } from './choose-drags.ts';
import type { DragStory } from './drag-story.ts';
import type { Eyes } from './eyes.ts';
import { findAlternative, onlyZoomed, rememberLying } from './find-alternative.ts';
import type { Point } from './point.ts';
import { settle } from './mouse.ts';

/** How far each of two fingers is from the middle between them, one after the other, in CSS pixels. */
const apart: readonly number[] = [15, 30, 50, 70];
const together: readonly number[] = apart.toReversed();

/** So long nothing may change before two fingers are put down, and so long is waited for that at most. Ms. */
const quietMs = 150;
const mostRestMs = 900;

/**
 * Puts two fingers on something and moves them apart and together; null where that comes to nothing, or to what one finger
 * does as well. `isDragged`: one finger, or the mouse, has moved something on it.
 */
export async function pinchOn(
  page: UsedPage,
  eyes: Eyes,
  { element, isSlider }: Graspable,
  { isDragged, endMs }: { isDragged: boolean; endMs: number },
): Promise<DragStory | 'no-time' | null> {
  const inTime = () => page.useTime.now() < endMs;
  const hostWords = await eyes.wordsOf(element);
  const restless = new Set(await eyes.rest(quietMs, mostRestMs));
  const pinch = async (way: readonly number[]) => {
    const place = await eyes.pointOn(element);
    if (!place) return [];
    await rememberLying(page, element);
    await eyes.watch();
    await putTwoFingers(page, place, way);
    await settle(page);
    const changed = (await eyes.changes()).filter((key) => !restless.has(key));
    return isDragged ? onlyZoomed(page, changed) : changed;
  };
  const either = async () => {
    // At the end of what it makes larger it only makes that smaller.
    const changed = await pinch(apart);
    return changed.length > 0 ? changed : pinch(together);
  };
  if (!inTime()) return 'no-time';
  const changed = await either();
  if (changed.length === 0) return null;
  const again = await either();
  if (!inTime()) return 'no-time';
  const alternative =
    (await zoomsByTwoClicks(page, eyes, element, changed)) ??
    (await findAlternative(page, eyes, element, { changed, isMoved: false, isSlider, inTime }));
  if (alternative === 'no-time') return alternative;
  const seen = { times: again.length > 0 ? 2 : 1, tries: 2 };
  return { host: { frame: 0, element }, hostWords, kind: 'pinch', alternative, byKeys: null, seen };
}

async function zoomsByTwoClicks(
  page: UsedPage,
  eyes: Eyes,
  element: number,
  changed: readonly string[],
): Promise<{ words: string; by: 'place' } | null> {
  const place = await eyes.pointOn(element);
  if (!place) return null;
  await eyes.watch();
  const clicks = page.page.mouse.click(place.x, place.y, { count: 2 });
  await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', clicks);
  await settle(page);
  const isSame = (await eyes.changes()).some((key) => changed.includes(key));
  return isSame ? { words: await eyes.wordsOf(element), by: 'place' } : null;
}

async function putTwoFingers(
  page: UsedPage,
  { x, y }: Point,
  way: readonly number[],
): Promise<void> {
  const { touchscreen } = page.page;
  const within = <T>(work: Promise<T>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  const [start = 0, ...rest] = way;
  const left = await within(touchscreen.touchStart(Math.max(0, x - start), y));
  const right = await within(touchscreen.touchStart(x + start, y));
  for (const far of rest) {
    await within(left.move(Math.max(0, x - far), y));
    await within(right.move(x + far, y));
  }
  await within(left.end());
  await within(right.end());
}
