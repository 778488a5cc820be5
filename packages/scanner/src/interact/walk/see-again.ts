import { rest } from '../rest.ts';
import type { UsedPage } from '../used-page.ts';
import type { Feet } from './feet.ts';
import type { Stop } from './stop.ts';

/** So many stops that could not be seen are gone to once more. */
const most = 6;
/** What slides in, or a page that scrolls, gets so long each, in ms. */
const settleMs = [0, 250, 500] as const;

/**
 * Goes once more, from the stop before it, to links and buttons that could not be seen on the way: a busy page may have
 * been elsewhere just then. What can be seen this time counts as seen. `looksOf` tells how a stop looks: of those that look
 * the same and stay out of sight one is enough.
 */
export async function seeAgain(
  page: UsedPage,
  foot: Feet,
  {
    stops,
    looksOf,
    lastMs,
  }: { stops: readonly Stop[]; looksOf: (stop: Stop) => string; lastMs: number },
): Promise<void> {
  const staying = new Set<string>();
  let tried = 0;
  for (const [at, stop] of stops.entries()) {
    const before = stops[at - 1];
    const isControl = stop.tag === 'a' || stop.tag === 'button';
    if (stop.isSeen || !isControl || stop.pointer.frame !== 0 || before?.pointer.frame !== 0)
      continue;
    const kind = `${stop.tag} ${looksOf(stop)}`;
    if (staying.has(kind)) continue;
    if (tried >= most || page.useTime.now() > lastMs) return;
    tried += 1;
    stop.isSeen = await isSeenFrom(page, foot, before, stop);
    if (!stop.isSeen) staying.add(kind);
  }
}

async function isSeenFrom(
  page: UsedPage,
  foot: Feet,
  before: Stop,
  { pointer }: Stop,
): Promise<boolean> {
  if (!(await foot.ask('show', before.pointer.element))) return false;
  await foot.press('Tab');
  if ((await foot.where()).pointer?.element !== pointer.element) return false;
  for (const ms of settleMs) {
    if (ms > 0) await rest(page, ms);
    if (await foot.isSeen(pointer)) return true;
  }
  return false;
}
