import { captureOnce } from '../capture/capture-once.ts';
import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { takeCapture } from '../capture/take-capture.ts';
import { toPointers } from '../capture/to-pointers.ts';
import { toResult } from '../checks/run-check.ts';
import { checksSource } from '../checks/source.ts';
import type { CaptureCheck, CapturedFinding, TargetOutcome } from '../checks/check.ts';
import { axeId } from '../engines/axe/our-rules.ts';
import { runAxeOnParts } from '../engines/axe/run-on-parts.ts';
import type { EngineOutput } from '../engines/engine.ts';
import type { Finding, FindingNode, Pointer } from '../engines/finding.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { withTrust } from '../engines/with-trust.ts';
import type { EngineFindings } from '../merge/merge-findings.ts';
import { type ResolvedNode, resolveNodes } from '../merge/resolve-nodes.ts';
import { reviewNames } from '../names/review-names.ts';
import { axeRulesInStates } from './axe-rules-in-states.ts';
import { capturedChecks, checksInStates } from './judged-in-states.ts';
import { newlyShown, outermost, type Shown, shownIn } from './shown-elements.ts';
import { vanishedText } from './vanished-text.ts';

/** What a state of the page newly shows, and what is wrong with it. */
export interface JudgedState {
  /** The outermost of what it newly shows; empty where it shows nothing new. */
  parts: readonly Pointer[];
  found: readonly EngineFindings[];
  /** As they are in the state; boxes in CSS pixels of the page as it is then. */
  nodes: ReadonlyMap<Pointer, ResolvedNode>;
}

/** So many parts are judged: an application may draw all of its page anew. */
const mostParts = 200;

/**
 * Judges what the page shows now and did not show before, with axe and with our own checks. Only what fails counts: a state that
 * asks for people's judgment would cost them more than it tells. `about` is what was there before and may be wrong only now, `shown` all that people can get to see in it, `fresh` what of it is new.
 */
export async function judgeState(
  page: PageUnderTest,
  before: Shown,
  about: readonly CapturedNode[] = [],
  checks: ReadonlySet<string> = checksInStates,
): Promise<JudgedState & { shown: Shown; fresh: readonly CapturedNode[] }> {
  const capture = await takeCapture(page);
  const nodes = newlyShown(capture, before);
  const known = new Set(about.map(({ backendId }) => backendId));
  const again = capture.documents[0]?.nodes.filter(({ backendId }) => known.has(backendId)) ?? [];
  const judging = { capture, nodes, again, rules: axeRulesInStates, checks };
  return { ...(await judgeNodes(page, judging)), shown: shownIn(capture), fresh: nodes };
}

/** What is judged, with rules of axe and with checks of ours, in a capture of the state. */
interface Judging {
  capture: PageCapture;
  nodes: readonly CapturedNode[];
  /** What was there before, and is looked at again by checks of ours. */
  again?: readonly CapturedNode[];
  rules: readonly string[];
  checks: ReadonlySet<string>;
  /** The elements are those that were there before, in other colors. */
  recolored?: true;
}

/** Judges some elements as they are now. */
export async function judgeNodes(
  page: PageUnderTest,
  { capture, nodes: fresh, again = [], rules, checks, recolored }: Judging,
): Promise<JudgedState> {
  const outer = outermost(fresh).slice(0, mostParts);
  if (outer.length === 0) return { parts: [], found: [], nodes: new Map() };
  const inState = withCapture(page, capture);
  const pointers = await toPointers(inState, outer);
  const parts = outer.flatMap((node) => pointers.get(node) ?? []);
  const wanted = capturedChecks(checks).filter(({ rule }) => (page.onlyRule ?? rule) === rule);
  const byChecks = await runChecks(inState, wanted, new Set([...fresh, ...again]));
  const axe = page.onlyRule === undefined ? await runAxe(inState, parts, rules) : ofAxe([]);
  const byAxe = recolored
    ? { ...axe, output: { ...axe.output, findings: vanishedText(axe.output.findings) } }
    : axe;
  const reviewed = await reviewNames(inState, [byAxe, byChecks]);
  const found = reviewed.map(({ engine, output }) => ({
    engine: engine.id,
    independent: engine.independent,
    findings: withTrust(engine.id, output).findings.filter(({ outcome }) => outcome === 'failed'),
  }));
  const failing = found.flatMap(({ findings }) => findings.flatMap(({ nodes }) => nodes));
  const blamed = failing.flatMap((node) => node.blamed ?? []);
  const { nodes } = await resolveNodes(inState, [...failing, ...blamed]);
  return { parts, found, nodes };
}

interface StateRun {
  engine: { id: string; name: string; independent: boolean };
  output: EngineOutput;
}

const axeSource = { id: axeId, name: 'axe-core', independent: true };

/** The page with a capture of its own, which the checks of the state share. */
function withCapture(page: PageUnderTest, capture: PageCapture): PageUnderTest {
  const known = new Map<string, Promise<unknown>>([['capture', Promise.resolve(capture)]]);
  return {
    ...page,
    shared: <T>(key: string, work: () => Promise<T>) => {
      const promise = known.get(key) ?? work();
      known.set(key, promise);
      return promise as Promise<T>;
    },
  };
}

async function runAxe(
  page: PageUnderTest,
  parts: readonly Pointer[],
  rules: readonly string[],
): Promise<StateRun> {
  const { findings } = await runAxeOnParts(page, {
    within: parts.map(({ element }) => element),
    rules,
    ms: page.limits.stateMs,
  });
  return ofAxe(findings);
}

function ofAxe(findings: Finding[]): StateRun {
  return { engine: axeSource, output: outputOf(findings) };
}

async function runChecks(
  page: PageUnderTest,
  checks: readonly CaptureCheck[],
  fresh: ReadonlySet<CapturedNode>,
): Promise<StateRun> {
  const findings: Finding[] = [];
  for (const check of checks) {
    try {
      findings.push(...(await findFresh(page, check, fresh)));
    } catch (error) {
      if (page.guard.error) throw error;
      page.warn(`The check ${check.rule} stopped in a state of the page: ${String(error)}`);
    }
  }
  return { engine: checksSource, output: outputOf(findings) };
}

/** What fails of what is newly shown. */
async function findFresh(
  page: PageUnderTest,
  check: CaptureCheck,
  fresh: ReadonlySet<CapturedNode>,
): Promise<Finding[]> {
  const capture = await captureOnce(page);
  const targets = await check.applicability(capture);
  if (targets.length === 0) return [];
  const results = await page.guard.race(check.expectation(capture, targets));
  const failed = results.flatMap((result) => (result.outcome === 'failed' ? result.nodes : []));
  const found = failed.filter(({ node }) => fresh.has(node)).slice(0, page.limits.nodesPerIssue);
  const pointers = await toPointers(
    page,
    found.map(({ node }) => node),
  );
  const toNode = ({ node, ...rest }: CapturedFinding): FindingNode[] => {
    const pointer = pointers.get(node);
    return pointer ? [{ ...pointer, ...rest }] : [];
  };
  const outcome: TargetOutcome = { outcome: 'failed', nodes: found.flatMap(toNode) };
  return toResult(check.rule, outcome.nodes.length > 0 ? [outcome] : []).findings;
}

function outputOf(findings: Finding[]): EngineOutput {
  return { outcomes: new Map(), findings, notAssessed: [], score: null };
}
