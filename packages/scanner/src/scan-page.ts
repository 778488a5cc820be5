import {
  type CodeFix,
  type CompletedPageScan,
  type Issue,
  type IssueNode,
  type KeyboardWalk,
  type ScanProgressEvent,
  type Screenshot,
  type TakenPicture,
  type WalkStop,
  defaultStandard,
  scoreFormula,
  scoreIssues,
  type Standard,
} from '@curbcut/model/scan';
import { cleanText, countOf } from '@curbcut/model/text';
import { findRule, rules } from '@curbcut/rules';
import type { EgressSession } from '@curbcut/url-guard';
import type { Browser, BrowserContext } from 'puppeteer-core';
import { assertScannable } from './browser/assert-scannable.ts';
import { checkingShares, stepOfSeveral } from './checking-steps.ts';
import { collectLinks } from './browser/collect-links.ts';
import { type Display, openPage, type OpenPage } from './browser/open-page.ts';
import type { PageDocument } from './browser/page-document.ts';
import { readDocument, refuseDenied } from './browser/read-document.ts';
import { shutOff } from './browser/shut-off.ts';
import { waitUntilStable } from './browser/wait-until-stable.ts';
import { beginPicture, collectEvidence, onScreenshot, rememberEarly } from './collect-evidence.ts';
import type { AlfaProcess } from './engines/alfa/alfa-process.ts';
import type { Unassessed } from './engines/engine.ts';
import type { Pointer } from './engines/finding.ts';
import { engines } from './engines/index.ts';
import { takeSnapshotsOnce } from './engines/alfa/take-snapshots.ts';
import { createPageUnderTest, type PageUnderTest } from './engines/page-under-test.ts';
import { prepareFix } from './fixes/prepare-fix.ts';
import { suggestFixes } from './fixes/suggest-fixes.ts';
import { loadingStep, type LoadingStep } from './loading-steps.ts';
import { describeUnassessed, listNotAssessed, unassessedBy } from './list-not-assessed.ts';
import { listWarnings } from './list-warnings.ts';
import { withoutEmptyCategories, withoutScores } from './without-empty-categories.ts';
import { answerQuestions } from './merge/answer-questions.ts';
import { type EngineFindings, mergeFindings } from './merge/merge-findings.ts';
import type { TextReader } from './ocr/text-reader.ts';
import { findUntried } from './merge/find-untried.ts';
import { knownFingerprints } from './merge/known-fingerprints.ts';
import { rememberLastScan } from './merge/remember-last-scan.ts';
import { mergeOutcomes } from './merge/merge-outcomes.ts';
import { readOutline } from './outline/read-outline.ts';
import { type ReportedFinding, toReportedFindings } from './reported-finding.ts';
import {
  allFailed,
  createEngineRuns,
  type EngineResult,
  type EngineRuns,
  prepareEngines,
} from './run-engines.ts';
import type { ScanOptions } from './scan-options.ts';
import { ScanFailureError } from './scan-failure-error.ts';
import type { ScanGuard } from './scan-guard.ts';
import type { ScanLimits } from './scan-limits.ts';
import { withoutClosed, withoutShownLater } from './states/judged-closed.ts';
import { KnownDefects } from './states/known-defects.ts';
import { judgeChanged } from './states/judge-changed.ts';
import { digitsOfState, mergeState } from './states/merge-state.ts';
import { changedStates } from './states/changed-states.ts';
import { comesTo, reachOf } from './use-reach.ts';
import { usedMsOf } from './used-ms-of.ts';
import type { StateOutcome } from './states/state-outcome.ts';

export interface ScanPageInput {
  url: string;
  browser: Browser;
  context: BrowserContext;
  egress: EgressSession;
  guard: ScanGuard;
  limits: ScanLimits;
  alfa: AlfaProcess;
  reader: TextReader;
  fast: boolean;
  /** Keys are pressed, last of all. */
  interaction: boolean;
  /** It is not used, as other pages of its site have been for long enough. */
  useIsSpent: boolean;
  engines?: ScanOptions['engines'] | undefined;
  standard: Standard;
  display: Display;
  lastIssues?: ScanOptions['lastIssues'] | undefined;
  browserVersion: string;
  userAgent: string;
  /** For whoever runs the service. */
  warn: (message: string) => void;
  onProgress: (event: ScanProgressEvent) => void;
  onLinks?: ((links: string[]) => void) | undefined;
  onOutline?: ScanOptions['onOutline'] | undefined;
  onFindings?: ((findings: ReportedFinding[]) => void) | undefined;
  onUsed?: ScanOptions['onUsed'] | undefined;
  onProfile?: ScanOptions['onProfile'] | undefined;
  onSnapshots?: ScanOptions['onSnapshots'] | undefined;
}

export interface ScanPageOutput {
  pageScan: CompletedPageScan;
  screenshot: Screenshot | null;
  /** Of the states in which issues were seen, and of changes of code, as many as issues name. */
  pictures: TakenPicture[];
}

/** The whole pipeline for one URL: open, wait until stable, assert scannable, evaluate, merge, score. Throws ScanFailureError. */
export async function scanPage(input: ScanPageInput): Promise<ScanPageOutput> {
  const { url, guard, limits, alfa, warn, onProgress } = input;
  const wanted = (input.engines ?? engines).filter(({ thorough }) => !(input.fast && thorough));
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
      preparing = prepareEngines(wanted, open.page.mainFrame());
    },
    onStep: load,
    watchesMovement: !input.fast,
  });
  load('scannable');
  // Of a page that still moves, the picture is taken when the engines have read it.
  const earlyPicture = still ? beginPicture(open, guard, limits) : null;
  open.navigation.freeze();
  refuseDenied(open, input);
  const document = await readDocument(open, input);
  assertScannable(
    url,
    {
      status: open.response.status(),
      headers: open.response.headers(),
      cutShort: open.cutShort,
      scriptsFailed: open.scriptsFailed || open.network.fetchesData,
    },
    document,
  );
  if (document.elementCount > limits.elements) throw new ScanFailureError('PAGE_TOO_LARGE');
  if (input.onLinks) input.onLinks(await collectLinks(open, guard));
  const stableMs = performance.now();

  if (preparing) await guard.within(limits.engineMs, 'PAGE_HUNG', preparing);
  const page = createPageUnderTest({
    page: open.page,
    document,
    listeners: open.listeners,
    windows: await guard.within(limits.frameMs, 'PAGE_HUNG', open.listeners.windows()),
    guard,
    limits,
    fast: input.fast,
    alfa,
    reader: input.reader,
    warn,
    tell: (what) => onProgress({ stage: 'checking', detail: what }),
    shutOff: () => shutOff({ page: open.page, context: input.context }, input.egress),
    onFoundChanged: (rule, nodes) => prepareFix(page, rule, nodes),
  });
  const early = earlyPicture && rememberEarly(earlyPicture, open, page);
  const preparedMs = performance.now();
  onProgress({
    stage: 'checking',
    detail: `${countOf(document.elementCount, 'element')}, ${countOf(open.network.requestCount, 'request')}`,
  });
  const isWhole = wanted.some(({ comprehensive }) => comprehensive);
  const isUsePossible = !input.fast && wanted.some((engine) => engine.use !== undefined);
  const shares = checkingShares({
    usingPage: isUsePossible && input.interaction && !input.useIsSpent,
    judgingStates: isWhole && !input.fast,
  });
  const engineRuns = createEngineRuns(wanted, page, onProgress, shares.engines);
  const read = await engineRuns.runReading();
  if (isWhole && allFailed(read)) throw new ScanFailureError('ENGINES_FAILED');
  if (input.onSnapshots) input.onSnapshots((await takeSnapshotsOnce(page)).documents);
  const readMs = performance.now();
  const outline = input.onOutline && (await readOutline(page));
  if (outline) input.onOutline?.(outline);

  // Nothing has changed the page so far, and from here on nothing needs it as it was.
  const lastIssues = input.lastIssues ?? [];
  const lastScan = knownFingerprints(lastIssues, findRule);
  const present = await rememberLastScan(page, lastScan.elements);
  page.lastFound = lastScan.placesOf;
  const evidence = await collectEvidence(open, page, pointersOf(read), early);
  const notAssessed = await listNotAssessed(open, page, read, evidence.lostFrames);
  const collectedMs = performance.now();
  const runs = answerQuestions(await engineRuns.runChanging());
  const changing = runs.filter(({ engine }) => !read.some((one) => one.engine === engine));
  notAssessed.push(...(await describeUnassessed(page, changing.flatMap(unassessedBy))));
  const evaluatedMs = performance.now();

  refuseMoved(open, document);
  const found = runs.map(toFound);
  const resolvedByEngines = runs.flatMap(({ output }) => [...(output?.nodes ?? [])]);
  const nodes = new Map([
    ...evidence.nodes,
    ...onScreenshot(resolvedByEngines, evidence.screenshot),
  ]);
  const { width, height } = input.display;
  const mergeOptions = {
    url: document.url,
    viewport: { width, height },
    maxNodes: limits.nodesPerIssue,
    standard: input.standard,
    findRule,
    lastScan,
  };
  const merged = mergeFindings(found, nodes, mergeOptions);
  const fixes = await suggestFixes(
    page,
    [
      ...merged.flatMap(({ failure }) => failure ?? []),
      ...merged.flatMap(({ ofFurtherColors }) => [...ofFurtherColors.values()]),
    ],
    found.flatMap(({ findings }) => findings),
  );
  const pageWarnings = listWarnings(open, document, input);

  const known = new KnownDefects();
  const shown = withoutClosed(found);
  known.addFindings(shown);
  const asShown = shown === found ? merged : mergeFindings(shown, nodes, mergeOptions);
  known.addIssues(asShown.map(({ issue }) => issue));
  const inStates: StateOutcome[] = [];
  const statesMs = new Map<string, number>();
  const judgedStates = new Set<string>();
  const changed = isWhole && !input.fast ? changedStates(page, input.display) : [];
  for (const [index, state] of changed.entries()) {
    onProgress({
      stage: 'checking',
      step: stepOfSeveral(
        { from: shares.engines, to: shares.states, limitMs: limits.narrowMs },
        { index, count: changed.length },
      ),
    });
    const beganMs = performance.now();
    const outcome = await judgeChanged(page, state, { known, options: mergeOptions });
    inStates.push(outcome);
    if (outcome.isJudged) judgedStates.add(digitsOfState(state.key));
    statesMs.set(state.key, performance.now() - beganMs);
  }
  notAssessed.push(
    ...(await describeUnassessed(
      page,
      inStates.flatMap((state) => state.notAssessed),
    )),
  );
  const changedMs = performance.now();

  // From here on the page may become anything.
  onProgress({
    stage: 'checking',
    step: { from: shares.states, to: 1, limitMs: limits.useMs },
  });
  const { using, left } = await useInTime(engineRuns, page, {
    isWanted: input.interaction,
    isSpent: input.useIsSpent,
    isPossible: isUsePossible,
  });
  const usedMs = performance.now();
  input.onProfile?.(
    new Map([
      ...[...runs, ...using].flatMap(({ output }) => [...(output?.profile ?? [])]),
      ...statesMs,
    ]),
  );
  onProgress({ stage: 'merging' });
  const all = answerQuestions([...runs, ...using]);
  const nodesInUse = using.flatMap(({ output }) => [...(output?.nodes ?? [])]);
  const allNodes = new Map([...nodes, ...onScreenshot(nodesInUse, evidence.screenshot)]);
  const walk = walkOf(using, evidence.screenshot);
  const allFound = all.map(toFound);
  notAssessed.push(...(await describeUnassessed(page, [...left, ...using.flatMap(unassessedBy)])));
  input.onFindings?.(toReportedFindings(allFound, allNodes));
  if (using.length > 0) input.onUsed?.(reachOf(using), usedMsOf(using));
  const fixOf = new Map(
    merged.map(({ issue, failure }) => [placeOfFix(issue), failure && fixes.get(failure)]),
  );
  const fixOfColors = new Map(
    merged.flatMap(({ issue, ofFurtherColors }) =>
      [...ofFurtherColors].map(
        ([element, failure]) => [`${issue.fingerprint} ${element}`, fixes.get(failure)] as const,
      ),
    ),
  );
  known.addFindings(using.map(toFound));
  const states = using.flatMap(({ output }) => output?.states ?? []);
  const opened = states.flatMap(({ key, found: inState, nodes: there }) =>
    mergeState({ found: known.onlyNew(inState), nodes: there }, { ...mergeOptions, key, known }),
  );
  const settled = withoutShownLater(
    allFound,
    states.flatMap((state) => state.found),
  );
  const issues = [
    ...mergeFindings(settled, allNodes, mergeOptions).map(({ issue }) => ({
      ...issue,
      fix: fixOf.get(placeOfFix(issue)) ?? null,
      nodes: issue.nodes.map((node) =>
        withFix(node, fixOfColors.get(`${issue.fingerprint} ${node.fingerprint}`)),
      ),
    })),
    ...inStates.flatMap((state) => state.issues),
    ...opened,
  ];
  for (const { key } of states) judgedStates.add(digitsOfState(key));
  const isComeTo = comesTo(using.flatMap(({ output }) => output?.reached ?? []));
  const cutRules = new Set(reachOf(using).cutRules);
  const wasUsed = using.some(({ output }) => output !== null);
  const untried = findUntried(lastIssues, {
    issues,
    lastScan,
    present,
    isTested: (rule) => wasUsed && !cutRules.has(rule),
    isReached: (rule, place) => {
      const element = present.get(place);
      return element !== undefined && isComeTo(rule, element);
    },
    states: judgedStates,
  });
  const ruleRuns = mergeOutcomes(rules, all, issues);
  onProgress({ stage: 'scoring' });
  const score = scoreIssues(issues);
  const isScored = document.showsContent;
  const engineResults = runs.map((result) => addUse(result, using));
  const endedMs = performance.now();

  return {
    screenshot: evidence.screenshot,
    pictures: picturesOf(issues, page.pictures.taken),
    pageScan: {
      status: 'completed',
      url,
      finalUrl: document.url,
      ...(input.standard === defaultStandard ? {} : { standard: input.standard }),
      startedAt: started.at.toISOString(),
      durationMs: Math.round(endedMs - started.ms),
      overallScore: isScored ? score.overallScore : null,
      scoreFormula,
      categories: isScored
        ? withoutEmptyCategories(score.categories, ruleRuns)
        : withoutScores(score.categories),
      issues,
      rules: ruleRuns,
      passedRules: ruleRuns.filter(({ outcome }) => outcome === 'passed').length,
      notAssessed,
      ...(untried.length > 0 ? { untried } : {}),
      warnings: [
        ...warnings,
        ...(evidence.screenshot ? [] : ['No picture of the page could be taken.']),
        ...runs.flatMap(({ output }) => output?.warnings ?? []),
        ...pageWarnings,
      ],
      engines: engineResults.map(({ run }) => (isScored ? run : { ...run, score: null })),
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
      ...(walk ? { walk } : {}),
      timings: {
        totalMs: Math.round(endedMs - started.ms),
        loadMs: Math.round(loadedMs - started.ms),
        stableMs: Math.round(stableMs - loadedMs),
        engines: Object.fromEntries(
          engineResults.map(({ run }) => [run.engine, Math.round(run.durationMs)]),
        ),
        evidenceMs: Math.round(
          preparedMs - stableMs + collectedMs - readMs + changedMs - evaluatedMs + endedMs - usedMs,
        ),
      },
    },
  };
}

/** What using the page needs beside its own time, in ms, until the scan has to end. */
const reserveMs = 10_000;

/** Whatever comes of using the page, what was found before is kept. `left` says why it was not used. */
async function useInTime(
  engineRuns: EngineRuns,
  page: PageUnderTest,
  { isWanted, isSpent, isPossible }: { isWanted: boolean; isSpent: boolean; isPossible: boolean },
): Promise<{ using: EngineResult[]; left: Unassessed[] }> {
  if (!isPossible) return { using: [], left: [] };
  if (!isWanted) return { using: [], left: [notWanted] };
  if (isSpent) return { using: [], left: [spentOnOthers] };
  if (page.guard.endMs - performance.now() < page.limits.useMs + reserveMs)
    return { using: [], left: [notUsed] };
  page.guard.keepFound();
  return { using: await engineRuns.runUsing(), left: [] };
}

/** Of what was taken, what issues show. */
function picturesOf(issues: readonly Issue[], taken: readonly TakenPicture[]): TakenPicture[] {
  const shown = issues.flatMap(({ reproduction, fix }) => [
    ...(reproduction?.pictures ?? []),
    ...(fix?.pictures ?? []),
  ]);
  const names = new Set(shown.map(({ name }) => name));
  return taken.filter(({ name }) => names.has(name));
}

/** With the boxes of stops that the picture shows. */
function walkOf(
  using: readonly EngineResult[],
  screenshot: Screenshot | null,
): KeyboardWalk | undefined {
  const walk = using.map(({ output }) => output?.walk).find((one) => one !== undefined);
  if (!walk) return undefined;
  const stops = onScreenshot(
    walk.stops.map((stop, at): [number, WalkStop] => [at, stop]),
    screenshot,
  );
  return { ...walk, stops: [...stops.values()] };
}

const notWanted: Unassessed = {
  kind: 'check',
  at: null,
  code: 'NOT_USED',
  message:
    'As was chosen for this scan, the page was not used by keyboard or mouse, so what shows only then was not judged.',
};

const spentOnOthers: Unassessed = {
  kind: 'check',
  at: null,
  code: 'NOT_USED',
  message:
    'Pages of this website that were scanned before took all of the time that its pages share for being used by keyboard and mouse. This one was not used, so what shows only then was not judged.',
};

const notUsed: Unassessed = {
  kind: 'check',
  at: null,
  code: 'CHECK_LIMIT',
  message:
    'There was no time left to use the page with the keyboard, so what shows only then was not judged.',
};

/** What a fix is for: an issue's first element. */
function withFix(node: IssueNode, fix: CodeFix | undefined): IssueNode {
  if (!fix) return node;
  const { before, after, note } = fix;
  return { ...node, fix: { before, after, note } };
}

function placeOfFix({ fingerprint, nodes }: Issue): string {
  return `${fingerprint} ${nodes[0]?.fingerprint}`;
}

function toFound({ engine, output }: EngineResult): EngineFindings {
  return { engine: engine.id, independent: engine.independent, findings: output?.findings ?? [] };
}

/** An engine's run with its use of the page. */
function addUse(result: EngineResult, using: readonly EngineResult[]): EngineResult {
  const used = using.find(({ engine }) => engine === result.engine)?.run;
  if (!used) return result;
  const { run } = result;
  return {
    ...result,
    run: {
      ...run,
      findings: run.findings + used.findings,
      durationMs: run.durationMs + used.durationMs,
    },
  };
}

/** What engines found, and what they blame for it. */
function pointersOf(runs: readonly EngineResult[]): Pointer[] {
  const nodes = runs.flatMap(
    ({ output }) => output?.findings.flatMap((found) => found.nodes) ?? [],
  );
  return nodes.flatMap((node) => [node, ...(node.blamed ?? [])]);
}

/** What was evaluated must still be what is shown. */
function refuseMoved(open: OpenPage, document: PageDocument): void {
  const shown = open.page.url();
  if (!/^https?:/.test(shown) || new URL(shown).host !== new URL(document.url).host)
    throw new ScanFailureError('PAGE_UNSTABLE');
}
