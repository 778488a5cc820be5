import type { Issue, UntriedElement } from '@curbcut/model/scan';
import type { KnownFingerprints } from './known-fingerprints.ts';

interface Tried {
  /** What this scan found. */
  issues: readonly Pick<Issue, 'rule' | 'nodes'>[];
  lastScan: Pick<KnownFingerprints, 'placeOf'>;
  /** Places of known elements that the page has, and of those that its use came to. */
  present: ReadonlySet<number>;
  used: ReadonlySet<number>;
  /** The states of the page that were judged, by their digits. */
  states: ReadonlySet<string>;
  /** Keyboard and mouse used the page. */
  isUsed: boolean;
}

/**
 * What the last scans saw only in use or in a state of the page, and this one neither found again nor came to: that it is
 * gone is not known. What the page does not have any more needs no use to be gone.
 */
export function findUntried(
  lastIssues: readonly Pick<Issue, 'rule' | 'nodes'>[],
  { issues, lastScan, present, used, states, isUsed }: Tried,
): UntriedElement[] {
  const found = new Set(
    issues.flatMap(({ rule, nodes }) => nodes.map(({ fingerprint }) => `${rule} ${fingerprint}`)),
  );
  return lastIssues.flatMap(({ rule, nodes }) =>
    nodes.flatMap((node) => {
      const { fingerprint, context, seenIn } = node;
      if (seenIn === undefined || found.has(`${rule} ${fingerprint}`)) return [];
      const place = lastScan.placeOf(node);
      const isGone = place !== undefined && !present.has(place);
      const isTried =
        seenIn === 'use'
          ? isGone || (isUsed && (place === undefined || used.has(place)))
          : states.has(seenIn);
      return isTried ? [] : [{ rule, fingerprint, ...(context === undefined ? {} : { context }) }];
    }),
  );
}
