import { digitsOf, kindOfCause, mostKept } from '@curbcut/model/causes';
import {
  countsInScore,
  type ChangedIssue,
  type CompletedPageScan,
  type Issue,
} from '@curbcut/model/scan';
import type { EarlierScans, LookedAgain } from './looked-again.ts';
import type { ChangedRules } from './find-changed-rules.ts';

/** So many pages of what came or went are named. */
const mostPages = 3;

/** The elements of an issue of the older scan, and of the newer one. */
export interface ElementsOfBoth {
  before: (issue: Issue) => readonly string[];
  now: (issue: Issue) => readonly string[];
  /** Of issues and their parts those that have elements of their own: of a site a part has those of the whole. */
  parts: (issues: readonly Issue[]) => readonly Issue[];
  /** Whether these are all that it has. */
  isWhole: (issue: Issue, elements: readonly string[]) => boolean;
}

export interface ComparedScans {
  older: CompletedPageScan;
  newer: CompletedPageScan;
  changed: ChangedRules;
  lookedAgain: LookedAgain | undefined;
  elements: ElementsOfBoth;
  untried: UntriedInBoth;
}

/** Whether a scan did not get to an element of an issue, so that it tells nothing of it. */
export interface UntriedInBoth {
  before: (issue: Pick<Issue, 'rule'>, element: string) => boolean;
  now: (issue: Pick<Issue, 'rule'>, element: string) => boolean;
}

/** What was decided apart from the rest of an issue is still of that issue. */
export function wholeOf({ fingerprint, splitFrom }: Issue): string {
  return splitFrom ?? fingerprint;
}

/** Those of a page are in its issues; those of a site are kept beside them. */
export function elementsOfBoth(lookedAgain: LookedAgain | undefined): ElementsOfBoth {
  if (lookedAgain)
    return {
      before: (issue) => lookedAgain.elementsBefore(wholeOf(issue)),
      now: (issue) => lookedAgain.elementsNow(wholeOf(issue)),
      parts: (issues) => [...new Map(issues.map((issue) => [wholeOf(issue), issue])).values()],
      isWhole: (_, { length }) => length > 0 && length < mostKept.elements,
    };
  const own = ({ nodes }: Issue) => nodes.map(({ fingerprint }) => fingerprint);
  return {
    before: own,
    now: own,
    parts: (issues) => issues,
    isWhole: ({ nodesTotal }, { length }) => length > 0 && length >= nodesTotal,
  };
}

export function untriedInBoth(
  older: CompletedPageScan,
  newer: CompletedPageScan,
  isSite: boolean,
): UntriedInBoth {
  const untriedIn = ({ untried = [] }: CompletedPageScan) => {
    const names = new Set(
      untried.map((one) => `${one.rule} ${isSite ? digitsOf(one) : one.fingerprint}`),
    );
    return ({ rule }: Pick<Issue, 'rule'>, element: string) => names.has(`${rule} ${element}`);
  };
  return { before: untriedIn(older), now: untriedIn(newer) };
}

interface ComparedIssues extends ComparedScans {
  /** By fingerprints: issues of the newer scan that the older one had. */
  known: ReadonlySet<string>;
  fixed: readonly Issue[];
  earlier: EarlierScans;
  doubtOf: (issue: Issue, compared: ComparedScans) => unknown;
}

/**
 * What came and went of issues that are not new or fixed as a whole. Nothing is told of a kind of issue of which a scan
 * does not have every element, nor of one whose rule has changed.
 */
export function compareElements(compared: ComparedIssues): ChangedIssue[] {
  const { older, newer, changed, elements } = compared;
  const told = new Map<string, ChangedIssue>();
  const tell = (issue: Issue) => {
    const fingerprint = wholeOf(issue);
    const known = told.get(fingerprint) ?? { ...noChange, fingerprint, title: issue.title };
    told.set(fingerprint, known);
    return known;
  };
  const kindsBefore = Map.groupBy(older.issues.filter(countsInScore), kindOfCause);
  const kindsNow = Map.groupBy(newer.issues.filter(countsInScore), kindOfCause);
  const all = {
    before: new Set(older.issues.flatMap(elements.before)),
    now: new Set(newer.issues.flatMap(elements.now)),
  };
  const isWhole = (before: readonly Issue[], now: readonly Issue[]) =>
    before.every((issue) => elements.isWhole(issue, elements.before(issue))) &&
    now.every((issue) => elements.isWhole(issue, elements.now(issue)));
  for (const [kind, now] of kindsNow) {
    const before = kindsBefore.get(kind) ?? [];
    if (!isWhole(before, now) || now.some((issue) => changed.has(issue))) continue;
    for (const issue of elements.parts(now)) {
      const { came, back, pages } = whatCame(issue, all.before, compared);
      if (came.length + back > 0) {
        const change = tell(issue);
        change.newElements += came.length;
        // Of a site they are no elements of the issue, but digits that stand for several.
        if (!compared.lookedAgain) change.newNodes = [...(change.newNodes ?? []), ...came];
        change.cameBackElements += back;
        change.newOn = firstOf([...change.newOn, ...pages]);
      }
    }
  }
  const open = new Set(newer.issues.map(wholeOf));
  for (const [kind, before] of kindsBefore) {
    const now = kindsNow.get(kind) ?? [];
    if (!isWhole(before, now)) continue;
    for (const issue of elements.parts(before)) {
      const { went, pages } = whatWent(issue, all.now, compared);
      if (went === 0) continue;
      // Of a cause that went on under another name, or in others of its kind.
      const home = open.has(wholeOf(issue)) ? issue : (homeOf(issue, now, compared) ?? issue);
      const change = tell(home);
      change.fixedElements += went;
      change.fixedOn = firstOf([...change.fixedOn, ...pages]);
    }
  }
  return [...told.values()];
}

const noChange = {
  newElements: 0,
  cameBackElements: 0,
  fixedElements: 0,
  newOn: [] as string[],
  fixedOn: [] as string[],
};

function whatCame(
  issue: Issue,
  before: ReadonlySet<string>,
  { known, elements, untried, lookedAgain, earlier }: ComparedIssues,
): { came: string[]; back: number; pages: string[] } {
  const fingerprint = wholeOf(issue);
  if (!known.has(fingerprint)) return { came: [], back: 0, pages: [] };
  const fresh = elements
    .now(issue)
    .filter((element) => !before.has(element) && !untried.before(issue, element))
    .filter((element) => lookedAgain?.couldBeSeen(fingerprint, element) ?? true);
  const came = fresh.filter((element) => !earlier.elements.has(element));
  return {
    came,
    back: fresh.length - came.length,
    pages: fresh.flatMap((element) => lookedAgain?.pagesNow(fingerprint, element) ?? []),
  };
}

function whatWent(
  issue: Issue,
  now: ReadonlySet<string>,
  compared: ComparedIssues,
): { went: number; pages: string[] } {
  const { elements, untried, lookedAgain, fixed, doubtOf } = compared;
  if (fixed.includes(issue)) return { went: 0, pages: [] };
  const fingerprint = wholeOf(issue);
  const gone = elements
    .before(issue)
    .filter((element) => !now.has(element) && !untried.now(issue, element))
    .filter((element) => lookedAgain?.hasElement(issue, element) ?? true)
    // What is no barrier was not fixed when it went.
    .filter((element) => !lookedAgain?.wasNoBarrier(issue, element));
  // Whatever may keep the whole of it from being called fixed holds for what is gone of it.
  const isGone = (one: string) => gone.includes(one);
  const part: Issue = {
    ...issue,
    nodes: lookedAgain ? [] : issue.nodes.filter((node) => isGone(node.fingerprint)),
  };
  const looked = lookedAgain && {
    ...lookedAgain,
    has: () => true,
    gonePages: () => [],
    elementsBefore: () => gone,
  };
  if (gone.length === 0 || doubtOf(part, { ...compared, lookedAgain: looked }) !== null)
    return { went: 0, pages: [] };
  return {
    went: gone.length,
    pages: gone.flatMap((element) => lookedAgain?.pagesBefore(fingerprint, element) ?? []),
  };
}

function homeOf(
  issue: Issue,
  now: readonly Issue[],
  { elements }: ComparedIssues,
): Issue | undefined {
  const own = new Set(elements.before(issue));
  return now.find((other) => elements.now(other).some((element) => own.has(element)));
}

function firstOf(pages: readonly string[]): string[] {
  return [...new Set(pages)].slice(0, mostPages);
}
