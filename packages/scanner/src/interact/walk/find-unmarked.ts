import type { BoundingBox } from '@curbcut/model/scan';
import { takePicture } from '../../capture/picture.ts';
import type { UsedPage } from '../used-page.ts';
import { rest } from '../rest.ts';
import type { Feet } from './feet.ts';
import { isSamePicture } from './same-picture.ts';
import type { Stop } from './walked.ts';

/** So many are pictured with the focus and without it. */
const mostPictured = 10;
/** A sign that fades in gets so long, in ms. */
export const settleMs = 120;
/** What the focus moves, as in a row that slides, gets so often so long to come to rest. */
const mostSettles = 6;

type Place = BoundingBox | null;

/** Of stops whose styles stay the same, those whose pictures do as well. What is typed in shows the mark where one types. */
export async function findUnmarked(
  page: UsedPage,
  foot: Feet,
  alike: readonly Stop[],
  lastMs: number,
): Promise<Stop[]> {
  const unmarked: Stop[] = [];
  for (const stop of alike.filter(mayLackSign).slice(0, mostPictured)) {
    if (page.useTime.now() > lastMs) break;
    const { element } = stop.pointer;
    const place = await restingPlace(page, foot, element);
    // What is cut off shows no sign either, which is another barrier.
    if (!place || !(await foot.isSeen(stop.pointer))) continue;
    const marked = await takePicture(page, place);
    await foot.ask('blur');
    await rest(page, settleMs);
    const plain = await takePicture(page, place);
    page.useTime.did('picture', 2);
    // What is elsewhere without the focus was not pictured.
    const isThere = isSamePlace(place, await foot.ask('placeOf', element));
    if (isThere && isSamePicture(marked, plain)) unmarked.push(stop);
  }
  return unmarked;
}

/** Where a stop is with the focus, when that moves it no more; null where it does not come to rest, or can't be shown. */
export async function restingPlace(page: UsedPage, foot: Feet, element: number): Promise<Place> {
  let place = await foot.ask('show', element);
  for (let settles = 0; place && settles < mostSettles; settles += 1) {
    await rest(page, settleMs);
    const now = await foot.ask('placeOf', element);
    if (isSamePlace(place, now)) return now;
    place = now;
  }
  return null;
}

export function isSamePlace(a: Place, b: Place): boolean {
  if (!a || !b) return false;
  const isNear = (side: keyof typeof a) => Math.abs(a[side] - b[side]) < 1;
  return isNear('x') && isNear('y') && isNear('width') && isNear('height');
}

/** Where one types the mark shows the focus, unless the field itself is not drawn. */
export function mayLackSign({ tag, type, isSeen, isDrawn, isEditable }: Stop): boolean {
  if (!isSeen || /^(iframe|object|embed|video|audio)$/.test(tag)) return false;
  if (isEditable || tag === 'textarea') return !isDrawn;
  return (
    tag !== 'input' || !isDrawn || /^(radio|checkbox|button|submit|reset|image|file)$/.test(type)
  );
}
