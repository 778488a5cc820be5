import type { Frame } from 'puppeteer-core';
import { isolatedWorld, stopScript } from '../../browser/isolated-world.ts';
import type { PageUnderTest } from '../page-under-test.ts';
import type { WorldWithProgress } from './run-partial-in-page.ts';

/** What a portion of rules was at when it was stopped. */
export interface StoppedPortion {
  /** The rule that had the processor; null before the first and after the last one. */
  rule: string | null;
  /** For how long it had it. */
  ms: number;
}

/** Stops what runs in a frame, wherever it is. Null when that was nothing of axe: the page itself keeps it busy. */
export async function stopPortion(
  page: PageUnderTest,
  frame: Frame,
): Promise<StoppedPortion | null> {
  const { frameMs } = page.limits;
  await page.guard.within(frameMs, 'PAGE_HUNG', stopScript(frame));
  const look = () => isolatedWorld(frame).evaluate(readStopped);
  // What is stopped may have ended by itself, and the next thing that runs be stopped in its place.
  const stopped = look().catch(look);
  return page.guard.within(frameMs, 'PAGE_HUNG', stopped);
}

/** Runs in the page, after the timers by which the rules that were done hand over their results. */
async function readStopped(): Promise<StoppedPortion | null> {
  const progress = (globalThis as WorldWithProgress).curbcutAxeProgress;
  if (!progress) return null;
  const { busyWith, momentSince } = progress;
  // A page that takes more than a moment keeps it from axe.
  const longestMoment = 1_000;
  const isMoment = momentSince !== null && performance.now() - momentSince < longestMoment;
  if (!busyWith && !isMoment) return null;
  const at = busyWith ?? { rule: null, since: performance.now() };
  progress.busyWith = null;
  const ms = performance.now() - at.since;
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  return { rule: at.rule, ms };
}
