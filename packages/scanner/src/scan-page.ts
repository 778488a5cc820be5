import {
  type CompletedPageScan,
  type ScanProgressEvent,
  type Screenshot,
  scoreFormula,
  scoreIssues,
} from '@curbcut/model/scan';
import { cleanText, countOf } from '@curbcut/model/text';
import { findRule, rules } from '@curbcut/rules';
import type { EgressSession } from '@curbcut/url-guard';
import type { Browser, BrowserContext } from 'puppeteer-core';
import { assertScannable } from './browser/assert-scannable.ts';
import { captureScreenshot } from './browser/capture-screenshot.ts';
import { collectLinks } from './browser/collect-links.ts';
import { type Display, openPage, type OpenPage } from './browser/open-page.ts';
import type { PageDocument } from './browser/page-document.ts';
import { readDocument, refuseDenied } from './browser/read-document.ts';
import { waitUntilStable } from './browser/wait-until-stable.ts';
import { whenDrawn } from './browser/when-drawn.ts';
import { createPageUnderTest } from './engines/page-under-test.ts';
import { loadingStep, type LoadingStep } from './loading-steps.ts';
import { listNotAssessed } from './list-not-assessed.ts';
import { listWarnings } from './list-warnings.ts';
import { markEmptyCategories } from './mark-empty-categories.ts';
import { mergeFindings } from './merge/merge-findings.ts';
import { mergeOutcomes } from './merge/merge-outcomes.ts';
import { resolveNodes } from './merge/resolve-nodes.ts';
import { ruleHashes } from './ruleset/rule-hashes.ts';
import { allFailed, prepareEngines, runEngines } from './run-engines.ts';
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
  /** For whoever runs the service. */
  warn: (message: string) => void;
  onProgress: (event: ScanProgressEvent) => void;
  onLinks?: ((links: string[]) => void) | undefined;
}

export interface ScanPageOutput {
  pageScan: CompletedPageScan;
  screenshot: Screenshot | null;
}

/** The whole pipeline for one URL: open, wait until stable, assert scannable, evaluate, merge, score. Throws ScanFailureError. */
export async function scanPage(input: ScanPageInput): Promise<ScanPageOutput> {
  const { url, guard, limits, warn, onProgress } = input;
  const started = { at: new Date(), ms: performance.now() };
  const load = (step: LoadingStep) =>
    onProgress({ stage: 'loading', step: loadingStep(step, limits) });
  load('open');
  const open = await openPage({
    ...input,
    onDocument: (document) => onProgress({ stage: 'loading', document }),
  });
  const loadedMs = performance.now();
  refuseDenied(open, input);
  let preparing: Promise<unknown> | undefined;
  const { warnings, still } = await waitUntilStable(open, guard, limits, {
    meanwhile: () => {
      preparing = prepareEngines(open.page.mainFrame());
    },
    onStep: load,
  });
  load('scannable');
  // Of a page that still moves, the screenshot is taken at the end.
  const earlyScreenshot = still ? takeScreenshot(open, input) : null;
  open.navigation.freeze();
  refuseDenied(open, input);
  const document = await readDocument(open, input);
  assertScannable(
    url,
    {
      status: open.response.status(),
      headers: open.response.headers(),
      cutShort: open.cutShort,
    },
    document,
  );
  if (document.elementCount > limits.elements) throw new ScanFailureError('PAGE_TOO_LARGE');
  if (input.onLinks) input.onLinks(await collectLinks(open, guard));
  const stableMs = performance.now();

  if (preparing) await guard.within(limits.engineMs, 'PAGE_HUNG', preparing);
  if (earlyScreenshot) await whenDrawn(open, guard, limits);
  const drawnMs = performance.now();
  const screenshotEnded = earlyScreenshot?.catch(() => {}) ?? Promise.resolve();
  const page = createPageUnderTest({
    page: open.page,
    document,
    guard,
    limits,
    screenshotEnded,
    warn,
  });
  onProgress({
    stage: 'checking',
    detail: `${countOf(document.elementCount, 'element')}, ${countOf(open.network.requestCount, 'request')}`,
  });
  const runs = await runEngines(page, onProgress);
  if (allFailed(runs)) throw new ScanFailureError('ENGINES_FAILED');
  const evaluatedMs = performance.now();

  onProgress({ stage: 'merging' });
  const found = runs.map(({ engine, output }) => ({ engine, findings: output?.findings ?? [] }));
  const resolved = await resolveNodes(
    page,
    found.flatMap(({ findings }) => findings.flatMap(({ nodes }) => nodes)),
  );
  const notAssessed = await listNotAssessed(open, page, runs, resolved.lostFrames);
  refuseMoved(open, document);
  const taking = earlyScreenshot ?? takeScreenshot(open, input);
  const issues = mergeFindings(found, resolved.nodes, {
    url: document.url,
    maxNodes: limits.nodesPerIssue,
    findRule,
  });
  const ruleRuns = mergeOutcomes(rules, runs, ruleHashes);
  onProgress({ stage: 'scoring' });
  const score = scoreIssues(issues);
  const screenshot = await taking.catch((error: unknown) => {
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
      overallScore: score.overallScore,
      scoreFormula,
      categories: markEmptyCategories(score.categories, ruleRuns),
      issues,
      rules: ruleRuns,
      passedRules: ruleRuns.filter(({ outcome }) => outcome === 'passed').length,
      notAssessed,
      warnings: [...warnings, ...listWarnings(open, document, input)],
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
        stableMs: Math.round(stableMs - loadedMs),
        engines: Object.fromEntries(
          runs.map(({ run }) => [run.engine, Math.round(run.durationMs)]),
        ),
        evidenceMs: Math.round(drawnMs - stableMs + endedMs - evaluatedMs),
      },
    },
  };
}

/** Once it is drawn, the screenshot is made in other processes, while the engines keep the page busy. */
function takeScreenshot(open: OpenPage, { guard, limits }: ScanPageInput): Promise<Screenshot> {
  const screenshot = guard.within(
    limits.engineMs,
    'PAGE_HUNG',
    captureScreenshot(open.session, limits.screenshotHeight),
  );
  screenshot.catch(() => {});
  return screenshot;
}

/** What was evaluated must still be what is shown. */
function refuseMoved(open: OpenPage, document: PageDocument): void {
  const shown = open.page.url();
  if (!/^https?:/.test(shown) || new URL(shown).host !== new URL(document.url).host)
    throw new ScanFailureError('PAGE_UNSTABLE');
}
