import { pointerKey } from '../../engines/pointer-key.ts';
import { rest } from '../rest.ts';
import type { UsedPage } from '../used-page.ts';
import type { Covers } from './covers.ts';
import type { Feet, Standing } from './feet.ts';
import { hasParts, mostInside, mostStays } from './has-parts.ts';
import type { Jump, NoWayBack } from './walked.ts';
import type { Stop } from './stop.ts';

/** So many places are enough to tell, and so many stops may be new on the way back. */
const mostFaults = 2;
const mostUnknown = 15;
/** A timer that moves the focus shows within so long, in ms. */
const holdMs = 120;

interface WayBack {
  noWaysBack: NoWayBack[];
  /** The stops to which it is known how the way back leads. */
  told: readonly Stop[];
}

/**
 * Presses Shift and Tab from the end of the page to its start. What does not lead back is tried once more, with the focus given
 * to it, and only counts where the stop before it takes the focus and keeps it.
 */
export async function walkBack(
  page: UsedPage,
  foot: Feet,
  { stops, jumps, covers }: { stops: readonly Stop[]; jumps: readonly Jump[]; covers: Covers },
): Promise<WayBack> {
  const faults: NoWayBack[] = [];
  if (stops.length < 2) return { noWaysBack: faults, told: stops };
  const places = new Map(stops.map(({ pointer }, at) => [pointerKey(pointer), at]));
  const placeOf = ({ pointer }: Standing) => pointer && places.get(pointerKey(pointer));
  const moving = new Set(jumps.map(({ from }) => pointerKey(from.pointer)));
  const isMoved = ({ pointer, passed }: Standing) =>
    passed.some((element) => moving.has(pointerKey({ frame: pointer?.frame ?? 0, element })));
  const endMs = page.useTime.endOf(page.limits.walkBackMs);
  let at = stops.length;
  let stays = 0;
  let unknown = 0;
  const mostPresses = page.limits.walkBackStops;
  for (let presses = 0; presses < mostPresses && page.useTime.now() < endMs; presses += 1) {
    await foot.press('Shift+Tab');
    const found = await foot.where();
    const place = placeOf(found);
    if (place === undefined) {
      unknown += 1;
      if (unknown > mostUnknown) break;
      continue;
    }
    // From the end of the page the first press may lead to what is around it.
    if (at === stops.length) {
      if (place === null && presses < mostStays) continue;
      at = place ?? at - 1;
      if (place !== null) {
        await covers.note(stops[at] as Stop, found.cover, true);
        continue;
      }
    }
    if (place !== null && place < at) {
      [at, stays] = [place, 0];
      await covers.note(stops[at] as Stop, found.cover, true);
      if (at === 0) break;
      continue;
    }
    const here = stops[at] as Stop;
    if (place === at && stays < (hasParts(here) ? mostInside : mostStays)) {
      stays += 1;
      continue;
    }
    const before = stops[at - 1];
    if (!before || isMoved(found)) break;
    const fault = await confirm(page, foot, { here, before, placeOf, at });
    if (fault) faults.push(fault);
    if (faults.length >= mostFaults || !(await foot.ask('show', before.pointer.element))) break;
    [at, stays] = [at - 1, 0];
    if (at === 0) break;
  }
  return { noWaysBack: faults, told: stops.slice(at) };
}

interface Doubted {
  here: Stop;
  before: Stop;
  at: number;
  placeOf(found: Standing): number | null | undefined;
}

async function confirm(
  page: UsedPage,
  foot: Feet,
  { here, before, at, placeOf }: Doubted,
): Promise<NoWayBack | null> {
  if ([here, before].some((stop) => stop.pointer.frame !== 0 || hasParts(stop))) return null;
  if (await foot.ask('namesKeys')) return null;
  const has = async ({ pointer }: Stop) => {
    if (!(await foot.ask('show', pointer.element))) return false;
    await rest(page, holdMs);
    return (await foot.where()).pointer?.element === pointer.element;
  };
  if (!(await has(before)) || !(await has(here))) return null;
  await foot.press('Shift+Tab');
  await rest(page, holdMs);
  const found = await foot.where();
  const place = placeOf(found);
  if (place === undefined || (place !== null && place < at)) return null;
  // Escape may be the way out of what uses Tab itself; and what nothing has may go on from where it was.
  if (place !== null) await foot.press('Escape');
  await foot.press('Shift+Tab');
  const later = placeOf(await foot.where());
  if (later === undefined || (later !== null && later < at)) return null;
  const leads = place === null ? 'nowhere' : place === at ? 'stays' : 'on';
  return { at: here, before, leads, words: place === null ? '' : found.words };
}
