import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { ElementHandle, Frame } from 'puppeteer-core';
import { isolatedWorld } from '../../browser/isolated-world.ts';
import { ScanFailureError } from '../../scan-failure-error.ts';
import type { PageUnderTest, ScanFrame } from '../page-under-test.ts';

/** Superseded, or without a barrier of their own; the rest runs, experimental rules too. */
const leftOut = new Set(axe.getRules(['deprecated']).map((rule) => rule.ruleId));

const runOptions: RunOptions = {
  // Detail is gathered for these only; of the rest one element per rule is enough.
  resultTypes: ['violations', 'incomplete'],
  // The page has settled by now: media that is not there yet never comes, and axe would wait 10 s for it.
  preload: { assets: ['cssom', 'media'], timeout: 2_000 },
  rules: Object.fromEntries(
    axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !leftOut.has(ruleId) }]),
  ),
};

export interface AxeRun {
  results: AxeResults;
  /** Rules that found nothing to judge in the page itself, whatever they found in its frames. */
  idleInTopFrame: ReadonlySet<string>;
  /** Of a target's selectors without the last one, joined: the frame that they lead to. */
  frameOf(frameSelectors: unknown[]): number | undefined;
  /** Frames that axe could not run in. */
  failedFrames: { frame: ScanFrame | null; selector: string[] }[];
}

type Context = Parameters<typeof axe.utils.getFrameContexts>[0];
interface FrameContext {
  frameSelector: unknown;
  frameContext: Context;
}
type Partial = Awaited<ReturnType<typeof axe.runPartial>>;

/** One axe run over the page and its frames with every rule: it serves the axe and the Lighthouse engine alike. */
export async function runAxe(page: PageUnderTest): Promise<AxeRun> {
  const partials: (Partial | null)[] = [];
  const framePaths = new Map<string, number>([[pathKey([]), 0]]);
  const failedFrames: AxeRun['failedFrames'] = [];
  await visit(page.frames[0] as ScanFrame, { exclude: [] } as Context, []);
  const idleInTopFrame = idleRules(partials[0]);
  const results = await axe.finishRun(partials as Partial[], runOptions);
  return {
    results,
    idleInTopFrame,
    failedFrames,
    frameOf: (selectors) => framePaths.get(pathKey(selectors)),
  };

  /** Depth first, in the order of axe's frame contexts: `finishRun` tells partial results by their order. */
  async function visit(frame: ScanFrame, context: Context, path: unknown[]): Promise<void> {
    const slot = partials.push(null) - 1;
    let contexts: FrameContext[];
    try {
      const run = await runInFrame(page, frame, context);
      partials[slot] = run.partial;
      contexts = run.contexts;
    } catch (error) {
      if (frame.index === 0 || page.guard.error) throw error;
      failedFrames.push({ frame, selector: path.map(String) });
      return;
    }
    const named = (partials[slot] as { frames?: { selector: unknown[] }[] }).frames ?? [];
    for (const [position, { frameSelector, frameContext }] of contexts.entries()) {
      const childPath = [...path, ...(named[position]?.selector ?? [frameSelector])];
      const child = await findFrame(page, frame, frameSelector);
      if (child) {
        framePaths.set(pathKey(childPath), child.index);
        await visit(child, frameContext, childPath);
      } else {
        partials.push(null);
        failedFrames.push({ frame: null, selector: childPath.map(String) });
      }
    }
  }
}

function idleRules(partial: Partial | null | undefined): Set<string> {
  const rules = (partial?.results ?? []) as { id: string; nodes: unknown[] }[];
  return new Set(rules.filter(({ nodes }) => nodes.length === 0).map(({ id }) => id));
}

async function runInFrame(
  page: PageUnderTest,
  { frame, index }: ScanFrame,
  context: Context,
): Promise<{ partial: Partial; contexts: FrameContext[] }> {
  const world = isolatedWorld(frame);
  const work = (async () => {
    await world.evaluate(axe.source);
    const json = await world.evaluate(runPartialInPage, JSON.stringify({ context, runOptions }));
    return JSON.parse(json) as { partial: Partial; contexts: FrameContext[] };
  })();
  return page.guard.within(
    index === 0 ? page.limits.engineMs : page.limits.frameMs,
    'PAGE_HUNG',
    work,
  );
}

/** Runs in the frame's isolated world. Text goes both ways: structured values of this size are slow to pass. */
async function runPartialInPage(input: string): Promise<string> {
  const { context, runOptions } = JSON.parse(input) as { context: Context; runOptions: RunOptions };
  const engine = (globalThis as unknown as { axe: typeof axe }).axe;
  const contexts = engine.utils.getFrameContexts(context, runOptions);
  const partial = await engine.runPartial(
    context as Parameters<typeof axe.runPartial>[0],
    runOptions,
  );
  return JSON.stringify({ partial, contexts });
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
