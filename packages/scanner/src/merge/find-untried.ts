import type { Issue, UntriedElement } from '@curbcut/model/scan';
import type { KnownFingerprints } from './known-fingerprints.ts';

interface Tried {
  /** What this scan found. */
  issues: readonly Pick<Issue, 'rule' | 'nodes'>[];
  lastScan: Pick<KnownFingerprints, 'placeOf'>;
  /** Places of known elements that the page has as it loads. */
  present: Pick<ReadonlySet<number>, 'has'>;
  /** The page was used to the end in each way that shows what a rule is about. */
  isTested: (rule: string) => boolean;
  /** Its use came to the known element at a place, in such a way. */
  isReached: (rule: string, place: number) => boolean;
  /** The states of the page that were judged, by their digits. */
  states: ReadonlySet<string>;
}

/**
 * What the last scans saw only in use or in a state of the page, and this one neither found again nor came to: that it is
 * gone is not known. What is not on the page as it loads may come with its use, and is gone where that went to its end.
 */
export function findUntried(
  lastIssues: readonly Pick<Issue, 'rule' | 'nodes'>[],
  { issues, lastScan, present, isTested, isReached, states }: Tried,
): UntriedElement[] {
  const found = new Set(
    issues.flatMap(({ rule, nodes }) => nodes.map(({ fingerprint }) => `${rule} ${fingerprint}`)),
  );
  return lastIssues.flatMap(({ rule, nodes }) =>
    nodes.flatMap((node) => {
      const { fingerprint, context, seenIn } = node;
      if (seenIn === undefined || found.has(`${rule} ${fingerprint}`)) return [];
      const place = lastScan.placeOf(node);
      const isReachedOrGone = place === undefined || !present.has(place) || isReached(rule, place);
      const isTried = seenIn === 'use' ? isTested(rule) && isReachedOrGone : states.has(seenIn);
      return isTried ? [] : [{ rule, fingerprint, ...(context === undefined ? {} : { context }) }];
    }),
  );
}
