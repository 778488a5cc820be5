import { stepOfSeveral } from './checking-steps.ts';
import type { EngineProgress, EngineRun, ScanProgressEvent } from '@curbcut/model/scan';
import type { Frame } from 'puppeteer-core';
import { isolatedWorld } from './browser/isolated-world.ts';
import { reviewClaims } from './claims/review-claims.ts';
import type { Engine, EngineOutput } from './engines/engine.ts';
import { withTrust } from './engines/with-trust.ts';
import type { PageUnderTest } from './engines/page-under-test.ts';
import { reviewNames } from './names/review-names.ts';
import { ScanFailureError } from './scan-failure-error.ts';

export interface EngineResult {
  engine: Engine;
  run: EngineRun;
  /** Null when the engine failed. */
  output: EngineOutput | null;
}

/** An engine that can't be prepared now is prepared when it runs. */
export function prepareEngines(engines: readonly Engine[], top: Frame): Promise<unknown> {
  return Promise.allSettled(engines.map((engine) => engine.prepare?.(top)));
}

/** What only an engine that looks at a few things has evaluated would pass for clean. */
export function allFailed(runs: readonly EngineResult[]): boolean {
  return runs.every(({ engine, output }) => output === null || !engine.comprehensive);
}

/** The engines on one page, in two parts between which evidence is collected. */
export interface EngineRuns {
  /** Runs those that only read the page, and asks the page and the browser whether what they claim of elements is so. */
  runReading(): Promise<EngineResult[]>;
  /** Runs those that change it; the results of all, in the engines' order. */
  runChanging(): Promise<EngineResult[]>;
  /** Lets those use the page that do, last of all; what that came to, of each of them. */
  runUsing(): Promise<EngineResult[]>;
}

/**
 * Engines run one after the other, those that work outside of the page beside them, and their progress is reported.
 */
export function createEngineRuns(
  engines: readonly Engine[],
  page: PageUnderTest,
  onProgress: (event: ScanProgressEvent) => void,
  /** By which share of the stage all have ended. */
  until = 1,
): EngineRuns {
  const progress: EngineProgress[] = engines.map(({ id, name }) => ({
    engine: id,
    name,
    state: 'waiting',
    findings: null,
  }));
  const report = (index: number, change: Partial<EngineProgress>) => {
    Object.assign(progress[index] as EngineProgress, change);
    const ended = progress.filter(
      ({ state }) => state === 'completed' || state === 'failed',
    ).length;
    onProgress({
      stage: 'checking',
      engines: progress.map((row) => ({ ...row })),
      step: stepOfSeveral(
        { from: 0, to: until, limitMs: page.limits.engineMs },
        { index: ended, count: engines.length },
      ),
    });
  };
  const results = new Map<Engine, EngineResult>();
  const runOne = async (engine: Engine) => {
    const index = engines.indexOf(engine);
    report(index, { state: 'running' });
    const result = await runEngine(engine, page);
    report(index, { state: result.run.status, findings: result.run.findings });
    results.set(engine, result);
  };
  const run = async (part: readonly Engine[]) => {
    const outside = part.filter(({ read, changesPage }) => read && !changesPage);
    const beside = Promise.all(outside.map(runOne));
    beside.catch(() => {});
    for (const engine of part) if (!outside.includes(engine)) await runOne(engine);
    await beside;
    return engines.flatMap((engine) => results.get(engine) ?? []);
  };
  const unlessOver = () => {
    if (page.guard.error) throw page.guard.error;
  };
  return {
    runReading: async () => {
      // What fails here fails again when the engine runs, which tells it.
      const before = engines.map(({ read }) => read?.(page).catch(unlessOver));
      await page.guard.race(Promise.all(before));
      const reading = await run(engines.filter((one) => !one.changesPage));
      const reviewed = await reviewClaims(page, await reviewNames(page, reading));
      for (const result of reviewed) results.set(result.engine, withCount(result));
      return [...results.values()];
    },
    runChanging: () => run(engines.filter(({ changesPage }) => changesPage)),
    runUsing: async () => {
      const using: EngineResult[] = [];
      for (const result of results.values()) {
        const used = result.output && result.engine.use && (await useWith(result, page));
        if (used) using.push(used);
      }
      return using;
    },
  };
}

/** With the count of its findings that are failures. */
function withCount(result: EngineResult): EngineResult {
  if (!result.output) return result;
  const failed = result.output.findings.filter(
    ({ outcome, alone }) => outcome === 'failed' && !alone,
  ).length;
  return { ...result, run: { ...result.run, findings: failed } };
}

/** What was found before is not harmed by what goes wrong when the page is used. */
async function useWith({ engine, run }: EngineResult, page: PageUnderTest): Promise<EngineResult> {
  const start = performance.now();
  const { useMs, engineMs } = page.limits;
  try {
    const using = engine.use?.(page) ?? Promise.reject(new Error('It uses no page.'));
    const output = withTrust(
      engine.id,
      await page.guard.within(useMs + engineMs, 'PAGE_HUNG', using),
    );
    const durationMs = performance.now() - start;
    return withCount({ engine, run: { ...run, durationMs }, output });
  } catch (error) {
    if (page.guard.error) throw page.guard.error;
    page.warn(`${engine.name} stopped using the page: ${String(error)}`);
    const durationMs = performance.now() - start;
    return { engine, run: { ...run, findings: 0, durationMs }, output: usedUp };
  }
}

const usedUp: EngineOutput = {
  outcomes: new Map(),
  findings: [],
  score: null,
  notAssessed: [
    {
      kind: 'check',
      at: null,
      code: 'CHECK_FAILED',
      message:
        'The page could not be used with the keyboard to the end, so what shows only then was not judged.',
    },
  ],
};

/** An engine that throws costs its own findings only, unless the page itself is gone. */
async function runEngine(engine: Engine, page: PageUnderTest): Promise<EngineResult> {
  const start = performance.now();
  const run = (rest: Pick<EngineRun, 'status' | 'findings' | 'score' | 'error'>): EngineRun => ({
    engine: engine.id,
    name: engine.name,
    version: engine.version,
    independent: engine.independent,
    durationMs: performance.now() - start,
    ...rest,
  });
  try {
    const running = engine.run(page);
    const output = withTrust(
      engine.id,
      await page.guard.within(page.limits.engineMs, 'PAGE_HUNG', running),
    );
    const { score } = output;
    const completed = run({ status: 'completed', findings: 0, score, error: null });
    return withCount({ engine, run: completed, output });
  } catch (error) {
    if (page.guard.error) throw page.guard.error;
    if (error instanceof ScanFailureError) await rethrowUnlessSlow(error, page);
    page.warn(`${engine.name} stopped: ${String(error)}`);
    return {
      engine,
      run: run({
        status: 'failed',
        findings: 0,
        score: null,
        error: 'The engine stopped with an error on this page.',
      }),
      output: null,
    };
  }
}

/** An engine may have been too slow, while the page itself still responds. */
async function rethrowUnlessSlow(
  error: ScanFailureError,
  { page, guard, limits }: PageUnderTest,
): Promise<void> {
  if (error.code !== 'PAGE_HUNG') throw error;
  const answer = isolatedWorld(page.mainFrame()).evaluate(() => true);
  await guard.within(limits.frameMs, 'PAGE_HUNG', answer);
}
