import type { UsedPage } from '../used-page.ts';
import { waitUntil } from '../wait-until.ts';
import type { Point } from './point.ts';

/** What follows from an event has come after so long, in ms, or sooner where nothing more is to come. */
const settleMs = 90;

export function move({ page, guard, limits }: UsedPage, { x, y }: Point): Promise<void> {
  return guard.within(limits.frameMs, 'PAGE_HUNG', page.mouse.move(x, y));
}

export function hold({ page, guard, limits }: UsedPage, which: 'down' | 'up'): Promise<void> {
  return guard.within(limits.frameMs, 'PAGE_HUNG', page.mouse[which]());
}

export async function click(page: UsedPage, place: Point): Promise<void> {
  await move(page, place);
  await hold(page, 'down');
  await hold(page, 'up');
}

/** Waits until what follows from the last event has come. */
export async function settle(page: UsedPage): Promise<void> {
  await waitUntil(page, async () => false, settleMs);
}
