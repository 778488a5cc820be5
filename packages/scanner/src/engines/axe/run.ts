import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { ElementHandle, Frame } from 'puppeteer-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { ScanFailureError } from '../../scan-failure-error.ts';
import type { Pointer } from '../finding.ts';
import type { PageUnderTest, ScanFrame } from '../page-under-test.ts';
import { judgeDocumentsApart } from './judge-documents-apart.ts';
import { loadSuitableAxe } from './load-axe.ts';
import { runInPortions } from './run-in-portions.ts';
import type { Context, FrameContext, FrameRun, Partial } from './run-partial-in-page.ts';

/** Superseded rules; those that report what was not tested, not what is wrong; and the one we work out ourselves. */
const leftOut = new Set([
  ...axe.getRules(['deprecated']).map((rule) => rule.ruleId),
  'frame-tested',
  'hidden-content',
  'color-contrast-enhanced',
]);

const runOptions: RunOptions = {
  // Detail is gathered for these only; of the rest one element per rule is enough.
  resultTypes: ['violations', 'incomplete'],
  // The page is stable by now: media that is not there yet never comes, and axe would wait 10 s for it.
  preload: { assets: ['cssom', 'media'], timeout: 2_000 },
  rules: Object.fromEntries(
    axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !leftOut.has(ruleId) }]),
  ),
};

export interface AxeRun {
  results: AxeResults;
  /** Rules that found nothing to evaluate in the page itself, whatever they found in its frames. */
  idleInTopFrame: ReadonlySet<string>;
  /** The frame that a target's entries before the last one lead to. */
  frameOf(frameElements: unknown[]): number | undefined;
  /** Frames that axe could not run in. */
  failedFrames: { frame: ScanFrame | null; at: Pointer | null }[];
  /** How many more frames than are judged the judged ones hold. */
  framesBeyondLimit: number;
  /** Rules of axe that took too long in the page itself, and those that did so there or in a frame. */
  untested: { inTopFrame: ReadonlySet<string>; anywhere: ReadonlySet<string> };
}

/** The page's axe run, whichever engine needs it first. */
export function runAxeOnce(page: PageUnderTest): Promise<AxeRun> {
  return page.shared('axe', () => runAxe(page));
}

/** One axe run over the page and its frames with every rule. */
async function runAxe(page: PageUnderTest): Promise<AxeRun> {
  const partials: (Partial | null)[] = [];
  const framePaths = new Map<string, number>([[pathKey([]), 0]]);
  const failedFrames: AxeRun['failedFrames'] = [];
  let framesBeyondLimit = 0;
  const inTopFrame = new Set<string>();
  const anywhere = new Set<string>();
  const end = performance.now() + page.limits.engineMs * timeShare;
  await visit(page.frames[0] as ScanFrame, { exclude: [] } as Context, [], null);
  const idleInTopFrame = idleRules(partials[0]);
  judgeDocumentsApart(partials, partials.length > 1 && (await isFrameset(page)));
  const results = await axe.finishRun(partials as Partial[], runOptions);
  return {
    results,
    idleInTopFrame,
    failedFrames,
    framesBeyondLimit,
    untested: { inTopFrame, anywhere },
    frameOf: (selectors) => framePaths.get(pathKey(selectors)),
  };

  /** Depth first, in the order of axe's frame contexts: `finishRun` assigns partial results by their order. */
  async function visit(
    frame: ScanFrame,
    context: Context,
    path: unknown[],
    at: Pointer | null,
  ): Promise<void> {
    const slot = partials.push(null) - 1;
    let contexts: FrameContext[];
    try {
      const run = await runInFrame(page, frame, context, end);
      partials[slot] = run.partial;
      contexts = run.contexts;
      for (const rule of run.untested) {
        anywhere.add(rule);
        if (frame.index === 0) inTopFrame.add(rule);
      }
    } catch (error) {
      if (frame.index === 0 || page.guard.error) throw error;
      failedFrames.push({ frame, at });
      return;
    }
    const named = (partials[slot] as { frames?: { selector: unknown[] }[] }).frames ?? [];
    for (const [position, { frameSelector, frameContext }] of contexts.entries()) {
      const childPath = [...path, ...(named[position]?.selector ?? [frameSelector])];
      const owner = { frame: frame.index, element: Number(childPath.at(-1)) };
      // As many as are judged are known by now: the others are beyond the limit.
      if (framePaths.size === page.limits.frames) {
        partials.push(null);
        framesBeyondLimit += 1;
        continue;
      }
      const child = await findFrame(page, frame, frameSelector);
      if (child) {
        framePaths.set(pathKey(childPath), child.index);
        await visit(child, frameContext, childPath, owner);
      } else {
        partials.push(null);
        failedFrames.push({ frame: null, at: owner });
      }
    }
  }
}

async function isFrameset(page: PageUnderTest): Promise<boolean> {
  const world = isolatedWorld((page.frames[0] as ScanFrame).frame);
  return page.guard.race(world.evaluate(() => document.body?.localName === 'frameset'));
}

function idleRules(partial: Partial | null | undefined): Set<string> {
  const rules = (partial?.results ?? []) as { id: string; nodes: unknown[] }[];
  return new Set(rules.filter(({ nodes }) => nodes.length === 0).map(({ id }) => id));
}

/** A frame whose sandbox allows no scripts never responds: its timers stand still, and axe waits for them. */
const timersMs = 2_000;

function aTick(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Of the time for the engine: the rest is for stopping what is too slow, and for translating results. */
const timeShare = 0.7;

async function runInFrame(
  page: PageUnderTest,
  { frame, index }: ScanFrame,
  context: Context,
  end: number,
): Promise<FrameRun> {
  const leftMs = end - performance.now();
  if (index > 0) {
    if (leftMs <= 0) throw new ScanFailureError('PAGE_HUNG');
    await page.guard.within(timersMs, 'PAGE_HUNG', isolatedWorld(frame).evaluate(aTick));
  }
  const frameMs = page.limits.frameMs;
  await page.guard.within(frameMs, 'PAGE_HUNG', loadSuitableAxe(frame));
  const ms = index === 0 ? leftMs : Math.min(leftMs, frameMs * timeShare);
  return runInPortions(page, frame, { context, runOptions, ms });
}

async function findFrame(
  page: PageUnderTest,
  parent: ScanFrame,
  selector: unknown,
): Promise<ScanFrame | null> {
  const handle = await page.guard
    .within(
      page.limits.frameMs,
      'PAGE_HUNG',
      isolatedWorld(parent.frame).evaluateHandle((path) => {
        const engine = (globalThis as unknown as { axe: typeof axe }).axe;
        return engine.utils.shadowSelect(path as never);
      }, selector),
    )
    .catch((error: unknown) => {
      if (error instanceof ScanFailureError && page.guard.error) throw error;
      return null;
    });
  const element = handle?.asElement() as ElementHandle<HTMLIFrameElement> | null | undefined;
  const frame: Frame | null = element ? await page.guard.race(element.contentFrame()) : null;
  await handle?.dispose().catch(() => {});
  return page.frames.find((known) => known.frame === frame) ?? null;
}

function pathKey(selectors: unknown[]): string {
  return JSON.stringify(selectors);
}
