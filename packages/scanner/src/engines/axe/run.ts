import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { ElementHandle, Frame, JSHandle } from 'puppeteer-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { ScanFailureError } from '../../scan-failure-error.ts';
import type { Pointer } from '../finding.ts';
import type { PageUnderTest, ScanFrame } from '../page-under-test.ts';
import { judgeDocumentsApart } from './judge-documents-apart.ts';
import { loadSuitableAxe } from './load-axe.ts';
import { type AxeTime, runInPortions } from './run-in-portions.ts';
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
  /** How many more frames than are judged the judged ones hold, and how many there was no time for. */
  framesLeftOut: { beyondLimit: number; withoutTime: number };
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
  const framesLeftOut = { beyondLimit: 0, withoutTime: 0 };
  const inTopFrame = new Set<string>();
  const anywhere = new Set<string>();
  const time = timeFor(page);
  let answering: Promise<ReadonlySet<ScanFrame>> | undefined;
  await visit(page.frames[0] as ScanFrame, { exclude: [] } as Context, [], null);
  const idleInTopFrame = idleRules(partials[0]);
  judgeDocumentsApart(partials, partials.length > 1 && (await isFrameset(page)));
  const results = await axe.finishRun(partials as Partial[], runOptions);
  return {
    results,
    idleInTopFrame,
    failedFrames,
    framesLeftOut,
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
      if (frame.index > 0) {
        answering ??= findAnswering(page);
        if (!(await answering).has(frame)) throw new ScanFailureError('PAGE_HUNG');
      }
      const run = await runInFrame(page, frame, context, time);
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
    const found: FoundFrame[] = [];
    for (const [position, { frameSelector, frameContext }] of contexts.entries()) {
      const childPath = [...path, ...(named[position]?.selector ?? [frameSelector])];
      const owner = { frame: frame.index, element: Number(childPath.at(-1)) };
      // As many as are judged are known by now: the others are beyond the limit.
      const room = page.limits.frames - framePaths.size;
      const why = room === 0 ? 'beyondLimit' : time.leftMs() <= 0 ? 'withoutTime' : null;
      if (!why && position === found.length) {
        const next = contexts.slice(position, position + room);
        const selectors = next.map((one) => one.frameSelector);
        found.push(...(await findFrames(page, frame, selectors)));
      }
      const child = why ?? found[position] ?? null;
      if (child === null) {
        partials.push(null);
        failedFrames.push({ frame: null, at: owner });
      } else if (typeof child === 'string') {
        partials.push(null);
        framesLeftOut[child] += 1;
      } else {
        framePaths.set(pathKey(childPath), child.index);
        await visit(child, frameContext, childPath, owner);
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

/** All are asked at once: it takes the time for one, however many there are that don't answer. */
async function findAnswering(page: PageUnderTest): Promise<ReadonlySet<ScanFrame>> {
  const answering = new Set<ScanFrame>();
  const asking = page.frames.slice(1).map(async (one) => {
    await isolatedWorld(one.frame).evaluate(aTick);
    answering.add(one);
  });
  await page.guard.inTime(timersMs, Promise.allSettled(asking));
  return new Set(answering);
}

function aTick(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Of the time for the engine: the rest is for stopping what is too slow, and for translating results. */
const timeShare = 0.7;
/** Of what the scan has left when axe begins, however long others kept the browser from working: evidence takes time too. */
const scanShare = 0.6;

function timeFor({ guard, limits }: PageUnderTest): AxeTime {
  const end = guard.now() + limits.engineMs * timeShare;
  const startedMs = performance.now();
  const lastMs = startedMs + (guard.endMs - startedMs) * scanShare;
  return { lastMs, leftMs: () => Math.min(end - guard.now(), lastMs - performance.now()) };
}

async function runInFrame(
  page: PageUnderTest,
  { frame, index }: ScanFrame,
  context: Context,
  time: AxeTime,
): Promise<FrameRun> {
  const { frameMs } = page.limits;
  await page.guard.within(frameMs, 'PAGE_HUNG', loadSuitableAxe(frame));
  const leftMs = time.leftMs();
  const ms = index === 0 ? leftMs : Math.min(leftMs, frameMs * timeShare);
  return runInPortions(page, frame, { context, runOptions, ms, time });
}

/** Null for a frame that can't be reached. */
type FoundFrame = ScanFrame | 'beyondLimit' | null;

/** The frames that elements of a document hold, in the order of their selectors. */
async function findFrames(
  page: PageUnderTest,
  { frame }: ScanFrame,
  selectors: readonly unknown[],
): Promise<FoundFrame[]> {
  const look = async () => {
    const list = await isolatedWorld(frame).evaluateHandle(selectAll, selectors);
    const elements = await list.getProperties();
    await list.dispose();
    return Promise.all(selectors.map((_, place) => frameIn(elements.get(String(place)))));
  };
  const frameIn = async (handle: JSHandle | undefined): Promise<FoundFrame> => {
    const element = handle?.asElement() as ElementHandle<HTMLIFrameElement> | null | undefined;
    const held: Frame | null = element ? await element.contentFrame() : null;
    handle?.dispose().catch(() => {});
    const known = page.frames.find((one) => one.frame === held);
    const isFull = page.frames.length === page.limits.frames;
    return known ?? (held && isFull ? 'beyondLimit' : null);
  };
  try {
    return await page.guard.within(page.limits.frameMs, 'PAGE_HUNG', look());
  } catch (error) {
    if (page.guard.error) throw error;
    return selectors.map(() => null);
  }
}

/** Runs in the page. */
function selectAll(selectors: readonly unknown[]): (Element | null)[] {
  const engine = (globalThis as unknown as { axe: typeof axe }).axe;
  return selectors.map((selector) => engine.utils.shadowSelect(selector as never));
}

function pathKey(selectors: unknown[]): string {
  return JSON.stringify(selectors);
}
