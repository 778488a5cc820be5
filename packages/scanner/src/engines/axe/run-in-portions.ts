import { setTimeout as sleep } from 'node:timers/promises';
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

/**
 * Runs the rules in a frame where axe is loaded, and ends in about `ms`. Most pages need one portion. One that takes too
 * long is stopped, and what is left is run without the rule that kept it. Throws PAGE_HUNG when it is the page that
 * keeps the frame busy, and PAGE_TOO_LARGE when there was not even time for one rule.
 */
export async function runInPortions(
  page: PageUnderTest,
  frame: Frame,
  { context, runOptions, ms }: { context: Context; runOptions: RunOptions; ms: number },
): Promise<FrameRun> {
  const end = performance.now() + ms;
  const slow: string[] = [];
  for (let isFirst = true; ; isFirst = false) {
    const leftMs = end - performance.now();
    // Also where there is little time for a frame, its rules are tried once.
    const isLast = !isFirst && leftMs < leastPortionMs;
    const portionMs = isLast ? leastPortionMs : Math.max(leastPortionMs, leftMs * portionShare);
    const portion = { context, runOptions, untested: isLast ? null : slow };
    const run = await runPortion(page, frame, JSON.stringify(portion), portionMs);
    if (run) {
      if (!testsAny(run)) throw new ScanFailureError('PAGE_TOO_LARGE');
      return run;
    }
    const stopped = await stopPortion(page, frame);
    if (!stopped) throw new ScanFailureError('PAGE_HUNG');
    if (isLast) throw new ScanFailureError('PAGE_TOO_LARGE');
    if (stopped.rule !== null && stopped.ms > portionMs * slowShare) slow.push(stopped.rule);
  }
}

/** Null when it did not end in time. */
async function runPortion(
  page: PageUnderTest,
  frame: Frame,
  portion: string,
  ms: number,
): Promise<FrameRun | null> {
  const ended = new AbortController();
  const work = isolatedWorld(frame).evaluate(runPartialInPage, portion);
  const timer = sleep(ms, null, { signal: ended.signal }).catch(() => null);
  try {
    const json = await page.guard.race(Promise.race([work, timer]));
    return json === null ? null : (JSON.parse(json) as FrameRun);
  } finally {
    ended.abort();
  }
}

function testsAny({ partial }: FrameRun): boolean {
  return (partial as { results: unknown[] }).results.length > 0;
}
