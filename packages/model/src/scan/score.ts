import type { CategoryScore } from './page-scan.ts';
import { categories } from './category.ts';
import type { Impact, Issue } from './issue.ts';
import { isFalseAlarm, isIgnored } from './settled.ts';

/**
 * The score rule, with a worked example in docs/scoring.md.
 * Only failed issues that the scan's standard asks for count, by default those of level A and AA. Each takes points by its impact, up to twice as many when it reaches many
 * elements. The worst counts whole, the one at place n divided by the square root of n: ten issues of one cause do not
 * weigh ten times as much. The score is 100 * 140 / (140 + points), of all issues for the page and of its own for each
 * category.
 * An impact takes four times what the next milder one does, so that no reach makes an issue weigh as much as one of the
 * next impact on a single element. Every step falls with each issue and element, so fixing something never lowers a
 * score.
 */
export const impactPoints: Record<Impact, number> = {
  critical: 64,
  serious: 16,
  moderate: 4,
  minor: 1,
};

/** Goes up whenever the formula below changes, so that scores of different formulas are not taken for progress. */
export const scoreFormula = 2;

/** So many points halve the score. */
const halfAt = 140;
/** From so many elements on an issue weighs twice as much. */
const widestReach = 256;

/**
 * True for what failed and the scan's standard asks for: only that is in scores, counts of issues, exit codes and mails.
 * What a person must judge is a finding, and what failed beyond the standard is advice; both are listed apart. What a
 * person has called a false alarm is neither.
 */
export function countsInScore(issue: Judged): boolean {
  const { outcome, level, inStandard = level === 'A' || level === 'AA' } = issue;
  return outcome === 'failed' && inStandard && !isFalseAlarm(issue);
}

/** How many issues they are parts of: what was decided apart from the rest of an issue is still of that issue. */
export function countWhole(issues: readonly Pick<Issue, 'fingerprint' | 'splitFrom'>[]): number {
  return new Set(issues.map(({ fingerprint, splitFrom }) => splitFrom ?? fingerprint)).size;
}

/** True for what failed at a level or criterion that the scan's standard does not ask for, or a best practice. */
export function isBeyondStandard(issue: Judged): boolean {
  return issue.outcome === 'failed' && !countsInScore(issue) && !isFalseAlarm(issue);
}

/** True for what is to be done: what counts, without what is ignored for a time. */
export function isToDo(issue: Judged): boolean {
  return countsInScore(issue) && !isIgnored(issue);
}

type Judged = Pick<Issue, 'outcome' | 'level' | 'inStandard' | 'verdict'>;

/** What an issue takes when it is the worst; 0 when it does not count. */
export function issuePoints(issue: Judged & Pick<Issue, 'impact' | 'nodesTotal'>): number {
  if (!countsInScore(issue)) return 0;
  const elements = Math.min(widestReach, Math.max(1, issue.nodesTotal));
  return impactPoints[issue.impact] * (1 + Math.log2(elements) / Math.log2(widestReach));
}

type Scored = Judged &
  Pick<Issue, 'impact' | 'nodesTotal' | 'category'> &
  Partial<Pick<Issue, 'fingerprint' | 'splitFrom'>>;

/**
 * All scores are 0 to 1 with two decimals. Every category has one here: which of them the page has nothing of is not
 * told by its issues.
 */
export function scoreIssues(issues: readonly Scored[]): {
  overallScore: number;
  categories: (CategoryScore & { score: number })[];
} {
  return {
    overallScore: scoreOf(issues),
    categories: categories.map(({ slug }) => {
      const own = issues.filter(({ category }) => category === slug);
      return {
        slug,
        score: scoreOf(own),
        issuesCount: own.filter(isToDo).length,
      };
    }),
  };
}

/**
 * The overall score, and what it would be without one of the issues. Each answer takes the same time, however many
 * issues there are: a page can have thousands.
 */
export function scoreWithoutEach(issues: readonly Scored[]): {
  now: number;
  without: (issue: Scored) => number;
} {
  const split = wholesOfParts(issues);
  const points = heaviestFirst(issues);
  const before = runningSums(points.map(atPlace));
  const shifted = runningSums(points.map((each, place) => atPlace(each, place - 1)));
  const now = toScore(before.at(-1) ?? 0);
  // Of equal ones it does not matter which is left out.
  const places = new Map(points.map((each, place) => [each, place]));
  return {
    now,
    without: (issue) => {
      if (split.has(wholeOf(issue))) return scoreOf(issues.filter((one) => one !== issue));
      const place = places.get(issuePoints(issue));
      if (place === undefined) return now;
      const above = before[place] ?? 0;
      const below = (shifted.at(-1) ?? 0) - (shifted[place + 1] ?? 0);
      return toScore(above + below);
    },
  };
}

function scoreOf(issues: readonly Scored[]): number {
  return toScore(runningSums(heaviestFirst(issues).map(atPlace)).at(-1) ?? 0);
}

/** The points of those that count; the parts of an issue take together what it takes whole. */
function heaviestFirst(issues: readonly Scored[]): number[] {
  const split = wholesOfParts(issues);
  const byWhole = Map.groupBy(issues.filter(countsInScore), (issue) =>
    split.has(wholeOf(issue)) ? wholeOf(issue) : issue,
  );
  return [...byWhole.values()]
    .map((parts) =>
      parts.reduce((sum, part) => ({ ...part, nodesTotal: sum.nodesTotal + part.nodesTotal })),
    )
    .map(issuePoints)
    .filter((points) => points > 0)
    .sort((a, b) => b - a);
}

/** Fingerprints of issues that something was decided about apart from the rest. */
function wholesOfParts(issues: readonly Scored[]): ReadonlySet<string | undefined> {
  return new Set(issues.flatMap(({ splitFrom }) => splitFrom ?? []));
}

function wholeOf({ fingerprint, splitFrom }: Scored): string | undefined {
  return splitFrom ?? fingerprint;
}

/** `place` counts from 0. */
function atPlace(points: number, place: number): number {
  return place < 0 ? 0 : points / Math.sqrt(place + 1);
}

/** The sum of none, of the first, of the first two, and so on. */
function runningSums(values: readonly number[]): number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}

/** Rounded down, so that a page with an issue that counts never shows 100. */
function toScore(points: number): number {
  return Math.floor((100 * halfAt) / (halfAt + points) + 1e-9) / 100;
}
