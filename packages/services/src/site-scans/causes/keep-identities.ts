import { digitsOf, kindOfCause, matchCauses, type CauseToMatch } from '@curbcut/model/causes';
import { createHash } from 'node:crypto';
import type { SiteCause } from '../aggregate/list-site-causes.ts';

/**
 * The causes with the fingerprints that they had in the last scan of the site, so that what hangs on these goes on: what
 * people decided, links, and what is called new or fixed. One that only took the name of another, which has other elements
 * or is gone, gets a name of its own.
 */
export function keepIdentities(
  causes: readonly SiteCause[],
  last: readonly CauseToMatch[],
): SiteCause[] {
  const kept = matchCauses(causes.map(toMatch), last);
  const used = new Set([...last.map(({ fingerprint }) => fingerprint), ...kept.values()]);
  return causes.map((cause) => {
    const own = cause.issue.fingerprint;
    const known = kept.get(own);
    const fingerprint = known ?? (used.has(own) ? anotherName(cause, used) : own);
    used.add(fingerprint);
    return fingerprint === own ? cause : { ...cause, issue: { ...cause.issue, fingerprint } };
  });
}

function toMatch({ issue, elements }: SiteCause): CauseToMatch {
  return {
    fingerprint: issue.fingerprint,
    kind: kindOfCause(issue),
    decided: issue.verdict?.kind ?? null,
    elements: elements.map(digitsOf),
  };
}

/** The same where the same elements come to it again. */
function anotherName({ issue, elements }: SiteCause, used: ReadonlySet<string>): string {
  const parts = [issue.fingerprint, ...elements.toSorted()];
  for (let number = 1; ; number += 1) {
    const hash = createHash('sha256').update([...parts, number].join('|'));
    const name = hash.digest('hex').slice(0, 32);
    if (!used.has(name)) return name;
  }
}
