import {
  cleanText,
  type CompletedPageScan,
  type EngineProgress,
  type EngineRun,
  type NotAssessed,
  type ScanProgressEvent,
  type Screenshot,
  scoreIssues,
} from '@curbcut/contracts';
import type { EgressSession } from '@curbcut/url-guard';
import type { Browser, BrowserContext } from 'puppeteer-core';
import { assessPage, showsContent } from './browser/assess-page.ts';
import { captureScreenshot } from './browser/capture-screenshot.ts';
import { countClosedShadowRoots } from './browser/count-closed-shadow-roots.ts';
import { explainEgress } from './browser/explain-navigation-error.ts';
import { isolatedWorld } from './browser/isolated-world.ts';
import { type Display, openPage, type OpenPage } from './browser/open-page.ts';
import { type PageDocument, readPageDocument } from './browser/page-document.ts';
import { settlePage } from './browser/settle-page.ts';
import { loadAxe } from './engines/axe/load-axe.ts';
import type { Engine, EngineOutput, Unassessed } from './engines/engine.ts';
import { engines } from './engines/index.ts';
import { createPageUnderTest, type PageUnderTest } from './engines/page-under-test.ts';
import { mergeFindings } from './merge/merge-findings.ts';
import { resolveNodes } from './merge/resolve-nodes.ts';
import { ScanFailureError } from './scan-failure-error.ts';
import type { ScanGuard } from './scan-guard.ts';
import type { ScanLimits } from './scan-limits.ts';

export interface ScanPageInput {
  url: string;
  browser: Browser;
  context: BrowserContext;
  egress: EgressSession;
  guard: ScanGuard;
  limits: ScanLimits;
  display: Display;
  browserVersion: string;
  userAgent: string;
  onProgress: (event: ScanProgressEvent) => void;
}

export interface ScanPageOutput {
  pageScan: CompletedPageScan;
  screenshot: Screenshot | null;
}

/** The whole pipeline for one address: open, settle, assess, judge, merge, score. Throws ScanFailureError. */
export async function scanPage(input: ScanPageInput): Promise<ScanPageOutput> {
  const { url, guard, limits, onProgress } = input;
  const started = { at: new Date(), ms: performance.now() };
  onProgress({ stage: 'loading' });
  const open = await openPage(input);
  const loadedMs = performance.now();
  await refuseUnjudgeable(open, input);
  const loadingEngine = loadAxe(open.page.mainFrame()).catch(() => {});
  const warnings = await settlePage(open, guard, limits);
  open.navigation.freeze();
  await refuseUnjudgeable(open, input);
  const document = await readDocument(open, input);
  assessPage(url, { status: open.response.status(), headers: open.response.headers() }, document);
  if (document.elementCount > limits.elements) throw new ScanFailureError('PAGE_TOO_LARGE');
  const settledMs = performance.now();

  const page = createPageUnderTest({ page: open.page, document, guard, limits });
  await guard.within(limits.engineMs, 'PAGE_HUNG', loadingEngine);
  onProgress({
    stage: 'checking',
    detail: `${document.elementCount} elements, ${open.network.requestCount} requests`,
  });
  const runs = await runEngines(page, onProgress);
  if (runs.every(({ output }) => output === null)) throw new ScanFailureError('ENGINES_FAILED');
  const judgedMs = performance.now();

  onProgress({ stage: 'merging' });
  const findings = runs.flatMap(({ output }) => output?.findings ?? []);
  const resolved = await resolveNodes(
    page,
    findings.flatMap(({ nodes }) => nodes),
  );
  const notAssessed = await describeUnassessed(page, runs.flatMap(unassessedBy));
  refuseMoved(open, document);
  const picture = guard.within(
    limits.engineMs,
    'PAGE_HUNG',
    captureScreenshot(open.session, limits.screenshotHeight),
  );
  picture.catch(() => {});
  const issues = mergeFindings(findings, resolved, {
    url: document.url,
    engineOrder: engines.map(({ id }) => id),
    maxNodes: limits.nodesPerIssue,
  });
  onProgress({ stage: 'scoring' });
  const score = scoreIssues(issues);
  const screenshot = await picture.catch((error: unknown) => {
    if (guard.error) throw error;
    warnings.push('No picture of the page could be taken.');
    return null;
  });
  const endedMs = performance.now();

  return {
    screenshot,
    pageScan: {
      status: 'completed',
      url,
      finalUrl: document.url,
      startedAt: started.at.toISOString(),
      durationMs: Math.round(endedMs - started.ms),
      ...score,
      lighthouseScore: runs.find(({ run }) => run.engine === 'lighthouse')?.output?.score ?? null,
      issues,
      passedRules: Math.max(0, ...runs.map(({ output }) => output?.passedRules ?? 0)),
      notAssessed: [
        ...notAssessed,
        ...emptiness(document),
        ...(await closedShadowRoots(open, guard)),
      ],
      warnings: [...warnings, ...sayWhatHappened(open)],
      engines: runs.map(({ run }) => run),
      page: {
        title: cleanText(document.title),
        lang: cleanText(document.lang),
        elementCount: document.elementCount,
        requestCount: open.network.requestCount,
        bytesReceived: input.egress.bytesReceived,
        httpStatus: open.response.status(),
        viewport: { width: input.display.width, height: input.display.height },
        userAgent: input.userAgent,
        browserVersion: input.browserVersion,
      },
      timings: {
        totalMs: Math.round(endedMs - started.ms),
        loadMs: Math.round(loadedMs - started.ms),
        settleMs: Math.round(settledMs - loadedMs),
        engines: Object.fromEntries(
          runs.map(({ run }) => [run.engine, Math.round(run.durationMs)]),
        ),
        evidenceMs: Math.round(endedMs - judgedMs),
      },
    },
  };
}

/** Waits and scrolling are spared for what is no page at all. */
async function refuseUnjudgeable(open: OpenPage, { url, egress }: ScanPageInput): Promise<void> {
  const denied = open.response.headers()['x-curbcut-egress'] !== undefined;
  const known = denied ? explainEgress(egress, [open.response.url(), url]) : null;
  if (known) throw known;
  if (denied) throw new ScanFailureError('TARGET_BLOCKED');
}

async function readDocument(
  open: OpenPage,
  { guard, limits, egress, url }: ScanPageInput,
): Promise<PageDocument> {
  if (egress.state === 'over-limit') throw new ScanFailureError('PAGE_TOO_LARGE');
  let document: PageDocument;
  try {
    const world = isolatedWorld(open.page.mainFrame());
    document = await guard.within(
      limits.frameMs,
      'PAGE_HUNG',
      world.evaluate(readPageDocument, { titleLength: limits.titleLength }),
    );
  } catch (error) {
    if (error instanceof ScanFailureError) throw error;
    throw explainEgress(egress, [url]) ?? new ScanFailureError('PAGE_UNSTABLE', { cause: error });
  }
  const isErrorPage = document.url.startsWith('chrome-error://');
  const known = isErrorPage ? explainEgress(egress, [open.lastAsked, url]) : null;
  if (known) throw known;
  return document;
}

/** What was judged must still be what is shown. */
function refuseMoved(open: OpenPage, document: PageDocument): void {
  const shown = open.page.url();
  if (!/^https?:/.test(shown) || new URL(shown).host !== new URL(document.url).host)
    throw new ScanFailureError('PAGE_UNSTABLE');
}

interface EngineResult {
  run: EngineRun;
  output: EngineOutput | null;
}

async function runEngines(
  page: PageUnderTest,
  onProgress: (event: ScanProgressEvent) => void,
): Promise<EngineResult[]> {
  const progress: EngineProgress[] = engines.map(({ id, name }) => ({
    engine: id,
    name,
    state: 'waiting',
    findings: null,
  }));
  const tell = (index: number, change: Partial<EngineProgress>) => {
    Object.assign(progress[index] as EngineProgress, change);
    onProgress({ stage: 'checking', engines: progress.map((row) => ({ ...row })) });
  };
  const results: EngineResult[] = [];
  for (const [index, engine] of engines.entries()) {
    tell(index, { state: 'running' });
    const result = await runEngine(engine, page);
    tell(index, { state: result.run.status, findings: result.run.findings });
    results.push(result);
  }
  return results;
}

/** An engine that throws costs its own findings only, unless the page itself is gone. */
async function runEngine(engine: Engine, page: PageUnderTest): Promise<EngineResult> {
  const start = performance.now();
  const run = (rest: Pick<EngineRun, 'status' | 'findings' | 'error'>): EngineRun => ({
    engine: engine.id,
    name: engine.name,
    version: engine.version,
    durationMs: performance.now() - start,
    ...rest,
  });
  try {
    const output = await page.guard.within(page.limits.engineMs, 'PAGE_HUNG', engine.run(page));
    const failed = output.findings.filter(({ outcome }) => outcome === 'failed').length;
    return { run: run({ status: 'completed', findings: failed, error: null }), output };
  } catch (error) {
    if (page.guard.error || error instanceof ScanFailureError) throw page.guard.error ?? error;
    return {
      run: run({
        status: 'failed',
        findings: 0,
        error: 'The engine stopped with an error on this page.',
      }),
      output: null,
    };
  }
}

function unassessedBy({ run, output }: EngineResult): Unassessed[] {
  if (output) return output.notAssessed;
  const message = `${run.name} could not judge this page, so what it would have found is missing.`;
  return [{ kind: 'engine', at: null, code: 'ENGINE_FAILED', message }];
}

async function describeUnassessed(
  page: PageUnderTest,
  parts: Unassessed[],
): Promise<NotAssessed[]> {
  const pointers = parts.map(({ at }) => at).filter((at) => at !== null);
  const resolved = await resolveNodes(page, pointers);
  return parts.map(({ at, ...part }) => ({
    ...part,
    target: (at && resolved.get(at)?.target) ?? [],
  }));
}

function sayWhatHappened(open: OpenPage): string[] {
  const said: string[] = [];
  if (open.navigation.refused.length > 0)
    said.push('The page tried to move to another address by itself; it was kept in place.');
  return said;
}

function emptiness(document: PageDocument): NotAssessed[] {
  if (showsContent(document)) return [];
  const message =
    'The page shows no text, picture or control: only its title, language and structure could be judged.';
  return [{ kind: 'content', target: [], code: 'NO_VISIBLE_CONTENT', message }];
}

async function closedShadowRoots(open: OpenPage, guard: ScanGuard): Promise<NotAssessed[]> {
  if (!open.parsed) return [];
  const count = await guard.race(countClosedShadowRoots(open.response));
  if (count === 0) return [];
  const message = `The page declares ${count === 1 ? 'a closed shadow tree' : `${count} closed shadow trees`}, which no engine can look into.`;
  return [{ kind: 'shadow-root', target: [], code: 'CLOSED_SHADOW_ROOT', message }];
}
