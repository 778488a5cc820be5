import type { BoundingBox } from '@curbcut/model/scan';
import { takePicture } from '../../capture/picture.ts';
import type { UsedPage } from '../used-page.ts';
import { rest } from '../rest.ts';
import type { Feet } from './feet.ts';
import { isSamePicture } from './same-picture.ts';
import type { Stop } from './stop.ts';

/** So many are pictured with the focus and without it. */
const mostPictured = 10;
/** A sign that fades in gets so long, in ms. */
export const settleMs = 120;
/** What the focus moves, as in a row that slides, gets so often so long to come to rest. */
const mostSettles = 6;

type Place = BoundingBox | null;

/** How stops look, as far as their pictures tell. */
interface Pictured {
  /** The same with the focus and without it. */
  unmarked: Stop[];
  /** All of which it is known. */
  told: Stop[];
}

/**
 * Of stops whose styles stay the same, those whose pictures do as well. What is typed in shows the mark where one types. Those
 * that the last scan found (`before`) come first, and count as marked only where the sign shows twice.
 */
export async function findUnmarked(
  page: UsedPage,
  foot: Feet,
  alike: readonly Stop[],
  { before, lastMs }: { before: ReadonlySet<Stop>; lastMs: number },
): Promise<Pictured> {
  const unmarked: Stop[] = [];
  const told = alike.filter((stop) => !mayLackSign(stop));
  const may = alike.filter(mayLackSign);
  for (const stop of knownFirst(may, (one) => before.has(one)).slice(0, mostPictured)) {
    if (page.useTime.now() > lastMs) break;
    const isMarked = await looksMarked(page, foot, stop, before.has(stop));
    if (isMarked !== null) told.push(stop);
    if (isMarked === false) unmarked.push(stop);
  }
  return { unmarked, told };
}

/** In their order otherwise. */
export function knownFirst<T>(all: readonly T[], isKnown: (one: T) => boolean): T[] {
  return [...all.filter(isKnown), ...all.filter((one) => !isKnown(one))];
}

/** Null where its pictures do not tell. */
async function looksMarked(
  page: UsedPage,
  foot: Feet,
  { pointer }: Stop,
  isTwice: boolean,
): Promise<boolean | null> {
  const { element } = pointer;
  const place = await restingPlace(page, foot, element);
  // What is cut off shows no sign either, which is another barrier.
  if (!place || !(await foot.isSeen(pointer))) return null;
  const picture = async () => {
    const taken = await takePicture(page, place);
    page.useTime.did('picture');
    return taken;
  };
  const marked = await picture();
  await foot.ask('blur');
  await rest(page, settleMs);
  const plain = await picture();
  // What is elsewhere without the focus was not pictured.
  if (!isSamePlace(place, await foot.ask('placeOf', element))) return null;
  if (isSamePicture(marked, plain)) return false;
  if (!isTwice) return true;
  // Something else may have moved there meanwhile.
  await foot.ask('focus', element);
  await rest(page, settleMs);
  return isSamePicture(marked, await picture()) ? true : null;
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
