import type { RunOptions } from 'axe-core';
import type { Frame } from 'puppeteer-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { ScanFailureError } from '../../scan-failure-error.ts';
import type { PageUnderTest } from '../page-under-test.ts';
import { type Context, type FrameRun, runPartialInPage } from './run-partial-in-page.ts';
import { stopPortion } from './stop-portion.ts';

/** A rule that had this share of a portion's time when it was stopped is too slow; others are begun anew. */
const slowShare = 1 / 3;
/** The share of what time is left that a portion gets. */
const portionShare = 0.6;
const leastPortionMs = 2_000;

/** What is left of the time for a run of axe. */
export interface AxeTime {
  /** Without the time that the browser waited for a processor, as long as the scan itself can wait. */
  leftMs(): number;
  /** When the run ends in any case, as performance.now(). */
  lastMs: number;
}

/**
 * Runs the rules in a frame where axe is loaded, and ends in about `ms`. Most pages need one portion. One that takes too
 * long is stopped, and what is left is run without the rule that kept it. Throws PAGE_HUNG when it is the page that
 * keeps the frame busy, and PAGE_TOO_LARGE when there was not even time for one rule.
 */
export async function runInPortions(
  page: PageUnderTest,
  frame: Frame,
  {
    context,
    within,
    runOptions,
    ms,
    time,
  }: {
    context: Context;
    /** Elements by their numbers in the registry, which are judged alone. */
    within?: readonly number[];
    runOptions: RunOptions;
    ms: number;
    time: AxeTime;
  },
): Promise<FrameRun> {
  const end = page.guard.now() + ms;
  const slow: string[] = [];
  for (let isFirst = true; ; isFirst = false) {
    const leftMs = Math.min(end - page.guard.now(), time.leftMs());
    // Also where there is little time for a frame, its rules are tried once.
    const isLast = !isFirst && leftMs < leastPortionMs;
    const portionMs = isLast ? leastPortionMs : Math.max(leastPortionMs, leftMs * portionShare);
    const portion = { context, within, runOptions, untested: isLast ? null : slow };
    const startedMs = performance.now();
    const run = await runPortion(page, frame, JSON.stringify(portion), portionMs, time.lastMs);
    const ranMs = performance.now() - startedMs;
    if (run) {
      if (!testsAny(run)) throw new ScanFailureError('PAGE_TOO_LARGE');
      return run;
    }
    const stopped = await stopPortion(page, frame);
    if (!stopped) throw new ScanFailureError('PAGE_HUNG');
    if (isLast) throw new ScanFailureError('PAGE_TOO_LARGE');
    if (stopped.rule !== null && stopped.ms > ranMs * slowShare) slow.push(stopped.rule);
  }
}

/** Null when it did not end in time. */
async function runPortion(
  { guard }: PageUnderTest,
  frame: Frame,
  portion: string,
  ms: number,
  lastMs: number,
): Promise<FrameRun | null> {
  const work = isolatedWorld(frame).evaluate(runPartialInPage, portion);
  const ended = await guard.inTime(ms, work, Math.max(lastMs, performance.now() + leastPortionMs));
  return ended && (JSON.parse(ended.value) as FrameRun);
}

function testsAny({ partial }: FrameRun): boolean {
  return (partial as { results: unknown[] }).results.length > 0;
}
