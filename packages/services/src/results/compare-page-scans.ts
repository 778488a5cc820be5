import { kindOfCause } from '@curbcut/model/causes';
import {
  type ChangedIssue,
  countsInScore,
  defaultStandard,
  isBeyondStandard,
  type CompletedPageScan,
  type Detection,
  type EngineRun,
  type Issue,
  judgeBy,
} from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import {
  compareElements,
  elementsOfBoth,
  untriedInBoth,
  wholeOf,
  type ComparedScans,
  type ElementsOfBoth,
  type UntriedInBoth,
} from './compare-elements.ts';
import { findChangedRules } from './find-changed-rules.ts';
import type { EarlierScans, LookedAgain } from './looked-again.ts';

/** What changed between two scans of one URL. Every issue is identified by its fingerprint. */
export interface PageScanDifference {
  /** Issues of any outcome that the older scan did not have, under unchanged rules, in the newer scan's order. */
  new: Issue[];
  /** Those that one of the scans before the older one had. */
  cameBack: Issue[];
  /** Those whose rules have changed since: they may have been there before. */
  ruleChanged: Issue[];
  /** Those of which the older scan tells nothing, as it did not see where they are. */
  unseen: Issue[];
  /** Failed issues of the newer scan that the older one had too. */
  unchanged: Issue[];
  /** Failed issues that are gone, although every engine that found them completed, under an unchanged rule. */
  fixed: Issue[];
  /** Elements that came or went, of failed issues that are not wholly new or fixed. */
  changed: ChangedIssue[];
  /** A rule, an engine or the score's formula is another. */
  rulesChanged: boolean;
  /** Sentences about what could not be compared. */
  notes: string[];
}

/** Why a gone issue is not called fixed. The order is the order in which reasons are looked for. */
type Doubt =
  | 'evaluated-otherwise'
  | 'not-assessed'
  | 'rule-changed'
  | 'other-pages'
  | { gonePages: string[] }
  | { engine: EngineRun; reason: EngineDoubt };
type EngineDoubt = 'failed' | 'missing' | 'version';

export interface FurtherScans {
  /** With it the scans are of a whole site. */
  lookedAgain?: LookedAgain | undefined;
  earlier?: EarlierScans | undefined;
}

/**
 * Compares two scans of one URL. Only what was looked for again under the same rules can be called fixed or new; what
 * came or went for another reason is named in the notes.
 */
export function comparePageScans(
  before: CompletedPageScan,
  newer: CompletedPageScan,
  { lookedAgain, earlier = nothing }: FurtherScans = {},
): PageScanDifference {
  const older = judgedAs(newer, before);
  const changed = findChangedRules(older, newer);
  const elements = elementsOfBoth(lookedAgain);
  const untried = untriedInBoth(older, newer, lookedAgain !== undefined);
  const known = knownIssues(older, newer, { elements, untried });
  const present = presentIssues(older, newer, elements);
  const came = newer.issues.filter((issue) => !known.has(wholeOf(issue)));
  const asked = came.filter((issue) => wasAsked(issue, older, elements));
  const unseen = came.filter((issue) => !couldBeSeen(issue, lookedAgain));
  const isHeld = (issue: Issue) =>
    changed.has(issue) || asked.includes(issue) || unseen.includes(issue);
  const cameBack = came.filter(
    (issue) => !isHeld(issue) && wasThereEarlier(issue, elements, earlier),
  );
  const gone = older.issues.filter((issue) => countsInScore(issue) && !present.has(wholeOf(issue)));
  const compared = { older, newer, changed, lookedAgain, elements, untried };
  const doubts = new Map(gone.map((issue) => [issue, doubtOf(issue, compared)]));
  const fixed = gone.filter((issue) => doubts.get(issue) === null);
  const engines = changedEngines(older, newer);
  const ruleChanged = came.filter((issue) => changed.has(issue) && !asked.includes(issue));
  return {
    new: came.filter((issue) => !isHeld(issue) && !cameBack.includes(issue)),
    cameBack,
    ruleChanged,
    unseen: unseen.filter((issue) => !changed.has(issue) && !asked.includes(issue)),
    unchanged: newer.issues.filter(
      (issue) => countsInScore(issue) && (known.has(wholeOf(issue)) || asked.includes(issue)),
    ),
    fixed,
    changed: compareElements({ ...compared, known, fixed, earlier, doubtOf }),
    rulesChanged: engines.length + changed.notes.length > 0,
    notes: [
      ...movedNote(older, newer),
      ...engines,
      ...changed.notes,
      ...heldBackNote(ruleChanged),
      ...askedNote(asked.filter((issue) => !changed.has(issue))),
      ...unseenNote(unseen),
      ...blindSpotNotes(newer.issues, known, older),
      ...firstUseNote(came, older, newer, lookedAgain),
      ...doubtNotes([...doubts.values()].filter((doubt) => doubt !== null)),
    ],
  };
}

const nothing: EarlierScans = { issues: new Set(), elements: new Set() };

/** What another standard alone brings or takes away is no change of the page: both are judged by the newer one's. */
function judgedAs(
  { standard = defaultStandard }: CompletedPageScan,
  older: CompletedPageScan,
): CompletedPageScan {
  if ((older.standard ?? defaultStandard) === standard) return older;
  return { ...older, issues: older.issues.map((issue) => judgeBy(standard, issue)) };
}

/** By fingerprints: issues of the newer scan that the older one had, be it as parts of others, or did not get to. */
function knownIssues(
  older: CompletedPageScan,
  newer: CompletedPageScan,
  { elements: { before, now }, untried }: { elements: ElementsOfBoth; untried: UntriedInBoth },
): ReadonlySet<string> {
  const then = elementsByKind(older, before);
  const were = newer.issues.filter((issue) =>
    now(issue).some(
      (element) => then.get(kindOfCause(issue))?.has(element) || untried.before(issue, element),
    ),
  );
  return new Set([...older.issues, ...were].map(wholeOf));
}

/** By fingerprints: issues of the older scan that the newer one has, be it in parts of others. */
function presentIssues(
  older: CompletedPageScan,
  newer: CompletedPageScan,
  { before, now }: ElementsOfBoth,
): ReadonlySet<string> {
  const current = elementsByKind(newer, now);
  const are = older.issues.filter((issue) =>
    before(issue).some((element) => current.get(kindOfCause(issue))?.has(element)),
  );
  return new Set([...newer.issues, ...are].map(wholeOf));
}

function elementsByKind(
  { issues }: CompletedPageScan,
  elementsOf: (issue: Issue) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...Map.groupBy(issues, kindOfCause)].map(([kind, some]) => [
      kind,
      new Set(some.flatMap(elementsOf)),
    ]),
  );
}

/** Its pages were scanned before, or are new; else it may have been there all along. */
function couldBeSeen(issue: Issue, lookedAgain: LookedAgain | undefined): boolean {
  if (!lookedAgain) return true;
  const elements = lookedAgain.elementsNow(wholeOf(issue));
  return (
    elements.length === 0 ||
    elements.some((element) => lookedAgain.couldBeSeen(wholeOf(issue), element))
  );
}

function wasThereEarlier(issue: Issue, { now }: ElementsOfBoth, earlier: EarlierScans): boolean {
  if (earlier.issues.has(wholeOf(issue))) return true;
  const elements = now(issue);
  return elements.length > 0 && elements.every((element) => earlier.elements.has(element));
}

function doubtOf(
  issue: Issue,
  { older, newer, changed, lookedAgain, elements, untried }: ComparedScans,
): Doubt | null {
  const isOtherwise = lookedAgain
    ? isJudgedOtherwise(issue, newer, lookedAgain)
    : isSeenOtherwise(issue, newer);
  if (isOtherwise || cameToBeTold(issue, older, newer)) return 'evaluated-otherwise';
  for (const name of new Set(issue.detectedBy.map(({ engine }) => engine))) {
    const before = runOf(older, name);
    const reason = engineDoubt(before, runOf(newer, name));
    // Where rules are told apart, another version alone is no doubt.
    if (before && reason && !(reason === 'version' && changed.areKnown)) {
      return { engine: before, reason };
    }
  }
  if (changed.areKnown && changed.has(issue)) return 'rule-changed';
  if (isUntested(issue, newer)) return 'not-assessed';
  if (elements.before(issue).some((element) => untried.now(issue, element))) return 'not-assessed';
  if (lookedAgain) {
    const gonePages = lookedAgain.gonePages(issue);
    if (gonePages.length > 0) return { gonePages };
    return lookedAgain.has(issue) ? null : 'other-pages';
  }
  return isUnused(issue, older, newer) || isOutOfSight(issue, newer) ? 'not-assessed' : null;
}

/** It shows only when the page is used, which it was before and was not now. */
function isUnused({ reproduction }: Issue, older: CompletedPageScan, newer: CompletedPageScan) {
  return reproduction !== undefined && older.walk !== undefined && newer.walk === undefined;
}

/**
 * Its elements are in an issue of another outcome or rule. What another rule asks beyond level AA is no judgment of it: text
 * whose contrast is enough now may still lack that of level AAA.
 */
function isSeenOtherwise(issue: Issue, newer: CompletedPageScan): boolean {
  const elements = new Set(issue.nodes.map(({ fingerprint }) => fingerprint));
  // Older scans may have made other fingerprints of the same elements.
  const code = new Set(issue.nodes.flatMap(({ html, traits }) => (traits ? [] : [html])));
  return newer.issues
    .filter((other) => other.rule === issue.rule || !isBeyondStandard(other))
    .some((other) =>
      other.nodes.some(
        ({ fingerprint, html }) =>
          elements.has(fingerprint) || (other.rule === issue.rule && code.has(html)),
      ),
    );
}

/** Of a site: its elements are in a cause of the same rule with another outcome. */
function isJudgedOtherwise(
  issue: Issue,
  newer: CompletedPageScan,
  { elementsBefore, elementsNow }: LookedAgain,
): boolean {
  const elements = new Set(elementsBefore(wholeOf(issue)));
  return newer.issues.some(
    (other) =>
      other.rule === issue.rule &&
      elementsNow(wholeOf(other)).some((element) => elements.has(element)),
  );
}

/** An issue of another rule came to explain it: what found the one is among what found the other, and was not so before. */
function cameToBeTold(issue: Issue, older: CompletedPageScan, newer: CompletedPageScan): boolean {
  return newer.issues
    .filter((other) => other.rule !== issue.rule && !isBeyondStandard(other))
    .some((other) => {
      const before = older.issues.find((one) => wholeOf(one) === wholeOf(other));
      const has = (one: Issue | undefined, found: Detection) =>
        one?.detectedBy.some(({ engine, rule }) => engine === found.engine && rule === found.rule);
      return issue.detectedBy.some((found) => has(other, found) && !has(before, found));
    });
}

/** It fails now on elements of which the older scan asked the same, so that it was there before. */
function wasAsked(
  issue: Issue,
  older: CompletedPageScan,
  { before, now }: ElementsOfBoth,
): boolean {
  if (!countsInScore(issue)) return false;
  const questions = older.issues.filter(
    ({ rule, level, outcome }) =>
      outcome === 'needs-review' && rule === issue.rule && level === issue.level,
  );
  const were = new Set(questions.flatMap(before));
  const elements = now(issue);
  return elements.length > 0 && elements.every((element) => were.has(element));
}

function runOf(scan: CompletedPageScan, engine: string): EngineRun | undefined {
  return scan.engines.find((run) => run.engine === engine);
}

function engineDoubt(
  before: EngineRun | undefined,
  now: EngineRun | undefined,
): EngineDoubt | null {
  if (!now) return 'missing';
  if (now.status !== 'completed') return 'failed';
  return before && before.version !== now.version ? 'version' : null;
}

/**
 * An engine that completed could not evaluate the rule, for example because one check of it failed. What was left alone now was
 * left alone before, and tells nothing of elements that were not.
 */
function isUntested({ rule }: Issue, newer: CompletedPageScan): boolean {
  const isLeftAlone = newer.notAssessed.some(
    ({ code, rules = [] }) => code === 'LEFT_ALONE' && rules.includes(rule),
  );
  return !isLeftAlone && newer.rules.some((run) => run.rule === rule && run.outcome === 'untested');
}

/** Nobody could evaluate the part of the page where it was. */
function isOutOfSight({ nodes }: Issue, newer: CompletedPageScan): boolean {
  const parts = newer.notAssessed.filter(({ code }) => code !== 'LEFT_ALONE');
  if (parts.some(({ kind }) => kind === 'content' || kind === 'page')) return true;
  // A frame that is gone has no place any more: it may be the one in which the issue was.
  const isInFrame = nodes.length > 0 && nodes.every(({ target }) => target.length > 1);
  const isFrameLost = parts.some(({ kind, target }) => kind === 'frame' && target.length === 0);
  if (isInFrame && isFrameLost) return true;
  const frames = parts.filter(({ kind, target }) => kind === 'frame' && target.length > 0);
  const isHidden = (target: readonly string[]) =>
    frames.some((frame) => frame.target.every((step, index) => step === target[index]));
  return nodes.length > 0 && nodes.every(({ target }) => isHidden(target));
}

function movedNote(older: CompletedPageScan, newer: CompletedPageScan): string[] {
  const [from, to] = [older.finalUrl, newer.finalUrl];
  if (from === to) return [];
  return [`The address led to another page than before: ${to} instead of ${from}.`];
}

function changedEngines(older: CompletedPageScan, newer: CompletedPageScan): string[] {
  const before = older.engines;
  const now = newer.engines;
  const changed = now.flatMap((run) => {
    const earlier = before.find(({ engine }) => engine === run.engine);
    if (!earlier) return [`${run.name} is new: what only it finds may have been there before.`];
    if (earlier.version === run.version) return [];
    return [`${run.name} changed from version ${earlier.version} to ${run.version}.`];
  });
  const left = before.filter((run) => !now.some(({ engine }) => engine === run.engine));
  return [...changed, ...left.map(({ name }) => `${name} does not look at the page any more.`)];
}

function heldBackNote(issues: readonly Issue[]): string[] {
  const failed = issues.filter(countsInScore);
  if (failed.length === 0) return [];
  return [
    `${countOf(failed.length, 'issue')} found by changed rules ${failed.length === 1 ? 'is' : 'are'} not counted as new: ${failed.length === 1 ? 'it' : 'they'} may have been there before.`,
  ];
}

function askedNote(issues: readonly Issue[]): string[] {
  if (issues.length === 0) return [];
  const one = issues.length === 1;
  return [
    `${countOf(issues.length, 'issue')} that failed this time ${one ? 'was a question' : 'were questions'} before, so ${one ? 'it is' : 'they are'} not counted as new.`,
  ];
}

function unseenNote(issues: readonly Issue[]): string[] {
  const failed = issues.filter(countsInScore);
  if (failed.length === 0) return [];
  return [
    `${countOf(failed.length, 'issue')} on pages that could not be scanned the time before ${failed.length === 1 ? 'is' : 'are'} not counted as new.`,
  ];
}

/** New issues whose engines were all blind the time before. */
function blindSpotNotes(
  now: readonly Issue[],
  known: ReadonlySet<string>,
  older: CompletedPageScan,
): string[] {
  return older.engines
    .filter(({ status }) => status === 'failed')
    .flatMap((run) => {
      const unsure = now.filter(
        (issue) =>
          !known.has(wholeOf(issue)) &&
          issue.detectedBy.every(({ engine }) => engine === run.engine),
      );
      if (unsure.length === 0) return [];
      return [
        `${run.name} did not finish the time before, so ${countOf(unsure.length, 'new issue')} may have been there already.`,
      ];
    });
}

/** New issues that only the use of the page shows, which the scan before did not use. */
function firstUseNote(
  came: readonly Issue[],
  older: CompletedPageScan,
  newer: CompletedPageScan,
  lookedAgain: LookedAgain | undefined,
): string[] {
  const unsure = came.filter((issue) =>
    lookedAgain
      ? lookedAgain.wasUsed !== 'yes' && issue.reproduction !== undefined
      : isUnused(issue, newer, older),
  );
  if (unsure.length === 0) return [];
  const pages = lookedAgain?.wasUsed === 'in-part' ? 'Some of the pages were' : 'The pages were';
  return [
    `${lookedAgain ? pages : 'The page was'} not used by keyboard and mouse the time before, so ${countOf(unsure.length, 'new issue')} may have been there already.`,
  ];
}

function doubtNotes(doubts: readonly Doubt[]): string[] {
  return [...Map.groupBy(doubts, sentenceOf)].map(
    ([sentence, alike]) => `${countOf(alike.length, 'earlier issue')} ${sentence}`,
  );
}

const mostNamed = 3;

function goneText(urls: readonly string[]): string {
  const paths = urls.slice(0, mostNamed).map((url) => new URL(url).pathname);
  const more = urls.length > mostNamed ? ` and ${urls.length - mostNamed} more` : '';
  const pages = urls.length === 1 ? 'the page' : 'the pages';
  return `went with ${pages} ${paths.join(', ')}${more}: the site answers with an error there now.`;
}

function sentenceOf(doubt: Doubt): string {
  if (doubt === 'evaluated-otherwise') return 'did not get fixed, but the judgment changed.';
  if (doubt === 'rule-changed') return 'may be gone because the rule has changed.';
  if (doubt === 'not-assessed') {
    return 'could not be looked for: that part of the page was not assessed this time.';
  }
  if (doubt === 'other-pages') {
    return 'could not be looked for on every page: some of its pages were not scanned, or not used, this time.';
  }
  if ('gonePages' in doubt) return goneText(doubt.gonePages);
  const { name } = doubt.engine;
  if (doubt.reason === 'failed')
    return `could not be looked for: ${name} did not finish this time.`;
  if (doubt.reason === 'missing') return `could not be looked for: ${name} did not run this time.`;
  return `may be gone because ${name} has other rules now.`;
}
