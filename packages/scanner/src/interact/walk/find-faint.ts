import { takePicture } from '../../capture/picture.ts';
import type { UsedPage } from '../used-page.ts';
import { rest } from '../rest.ts';
import type { Feet } from './feet.ts';
import { isSamePlace, knownFirst, mayLackSign, restingPlace, settleMs } from './find-unmarked.ts';
import { type Change, measureChange } from './measure-change.ts';
import type { Faint } from './walked.ts';
import type { Stop } from './stop.ts';

/** A stop whose own styles tell that the sign of the focus may be too weak. */
export interface Doubted {
  stop: Stop;
  /** Nothing of it changes but its outline and its shadow. */
  isRing: boolean;
}

/** So many are pictured with the focus and without it. */
const mostPictured = 4;
/** What fades in is there after so long, in ms. */
const fadeMs = 350;
/** Below this contrast, and with no other hue, nobody sees a thin line; and what non-text contrast asks for, with what is left to rounding. */
const thresholds = { unseen: 1.5, distance: 48, enough: 2.95 } as const;

/**
 * Those whose picture with the focus hardly differs from that without it, and all of which that is known. Of one kind one is
 * enough, and of those one that the last scan found (`before`).
 */
export async function findFaint(
  page: UsedPage,
  foot: Feet,
  doubted: ReadonlyMap<string, readonly Doubted[]>,
  before: ReadonlySet<Stop>,
): Promise<{ faint: Faint[]; told: Stop[] }> {
  const faint: Faint[] = [];
  const told: Stop[] = [];
  const isKnown = ({ stop }: Doubted) => before.has(stop);
  const lastMs = page.useTime.endOf((page.limits.walkMs * 2) / 3);
  const kinds = [...doubted.values()].flatMap(
    (alike) =>
      knownFirst(
        alike.filter(({ stop }) => mayLackSign(stop)),
        isKnown,
      )[0] ?? [],
  );
  for (const { stop, isRing } of knownFirst(kinds, isKnown).slice(0, mostPictured)) {
    if (page.useTime.now() > lastMs) break;
    const seen = await lookTwice(page, foot, stop, isRing);
    if (seen !== 'unknown') told.push(stop);
    if (typeof seen === 'object') faint.push({ stop, ...seen });
  }
  return { faint, told };
}

/** With the focus, without it, and where that looks wrong with it once more: what is slow to come is waited for. `clear`: it can be seen well. */
async function lookTwice(
  page: UsedPage,
  foot: Feet,
  { pointer }: Stop,
  isRing: boolean,
): Promise<Omit<Faint, 'stop'> | 'clear' | 'unknown'> {
  const { element } = pointer;
  const place = await restingPlace(page, foot, element);
  if (!place || !(await foot.isSeen(pointer))) return 'unknown';
  const picture = async () => {
    const taken = await takePicture(page, place);
    page.useTime.did('picture');
    return taken;
  };
  const first = await picture();
  await foot.ask('blur');
  await rest(page, settleMs);
  const plain = await picture();
  const isThere = async () => isSamePlace(place, await foot.ask('placeOf', element));
  if (!(await isThere())) return 'unknown';
  const atFirst = measureChange(first, plain);
  if (!judge(atFirst, isRing)) return atFirst ? 'clear' : 'unknown';
  await foot.ask('focus', element);
  await rest(page, fadeMs);
  const change = measureChange(await picture(), plain);
  const found = judge(change, isRing);
  if (!(await isThere())) return 'unknown';
  if (!change) return 'unknown';
  if (!found) return 'clear';
  const isUnseen = found === 'unseen';
  const contrast = isUnseen ? change.contrast : Math.max(change.contrast, change.beside);
  return { contrast, isUnseen };
}

function judge(change: Change | null, isRing: boolean): 'unseen' | 'faint' | null {
  if (!change) return null;
  const { contrast, beside, distance } = change;
  if (contrast >= thresholds.enough || (isRing && beside >= thresholds.enough)) return null;
  if (contrast < thresholds.unseen && distance < thresholds.distance) return 'unseen';
  return isRing ? 'faint' : null;
}
