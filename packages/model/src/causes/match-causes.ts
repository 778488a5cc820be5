import type { Issue } from '../scan/issue.ts';
import type { VerdictKind } from '../scan/verdict.ts';
import { outcomeAsScanned } from './outcome-as-scanned.ts';

/** A cause as far as it tells which one of another scan it is. */
export interface CauseToMatch {
  fingerprint: string;
  /** Its rule, the outcome that the scan came to, whatever people decided, and the level. */
  kind: string;
  decided: VerdictKind | null;
  /** Digits of the fingerprints of its elements; empty where they were not kept, or where it has none. */
  elements: readonly string[];
}

/** What else stayed the same is worth so much beside the part of the elements that both have. */
const worth = { name: 0.5, decided: 0.25 } as const;

/** What is the same of a cause in each scan, for `CauseToMatch`. */
export function kindOfCause(issue: Pick<Issue, 'rule' | 'outcome' | 'level' | 'verdict'>): string {
  return `${issue.rule}|${outcomeAsScanned(issue)}|${issue.level}`;
}

/**
 * Which cause of the last scan each of this scan's is, by fingerprints: the one whose elements it has, whatever selector
 * describes them by now. Pairs that have most in common come first, and each cause is in one pair. What is in none of
 * `now` is new, what is in none of `last` is gone.
 */
export function matchCauses(
  now: readonly CauseToMatch[],
  last: readonly CauseToMatch[],
): Map<string, string> {
  const before = Map.groupBy(
    last.map((cause) => ({ ...cause, known: new Set(cause.elements) })),
    ({ kind }) => kind,
  );
  const pairs = now.flatMap((cause) =>
    (before.get(cause.kind) ?? [])
      .map((other) => ({ cause, other, likeness: likenessOf(cause, other) }))
      .filter(({ likeness }) => likeness > 0),
  );
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  for (const { cause, other } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (matched.has(cause.fingerprint) || taken.has(other.fingerprint)) continue;
    matched.set(cause.fingerprint, other.fingerprint);
    taken.add(other.fingerprint);
  }
  return matched;
}

/** 0: another one. A name alone says it only where elements can't. */
function likenessOf(
  one: CauseToMatch,
  other: CauseToMatch & { known: ReadonlySet<string> },
): number {
  const { known } = other;
  const named = one.fingerprint === other.fingerprint ? worth.name : 0;
  if (one.elements.length === 0 || other.elements.length === 0) return named;
  const shared = one.elements.filter((element) => known.has(element)).length;
  if (shared === 0) return 0;
  const alike = one.decided === other.decided ? worth.decided : 0;
  return shared / (one.elements.length + known.size - shared) + named + alike;
}
