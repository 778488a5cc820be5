import { kindOfCause, matchCauses, type CauseToMatch } from '@curbcut/model/causes';
import { createHash } from 'node:crypto';
import type { SiteCause } from '../aggregate/list-site-causes.ts';

/**
 * The causes with the fingerprints that they had in the last scan of the site, or before that, so that what hangs on these goes on: what
 * people decided, links, and what is called new or fixed. One that only took the name of another, which has other elements
 * or is gone, gets a name of its own.
 */
export function keepIdentities(
  causes: readonly SiteCause[],
  { last, earlier }: { last: readonly CauseToMatch[]; earlier: readonly CauseToMatch[] },
): SiteCause[] {
  const now = causes.map(toMatch);
  const still = matchCauses(now, last);
  const known = new Set(last.map(({ fingerprint }) => fingerprint));
  const back = matchCauses(
    now.filter(({ fingerprint }) => !still.has(fingerprint)),
    earlier.filter(({ fingerprint }) => !known.has(fingerprint)),
  );
  const kept = new Map([...back, ...still]);
  const used = new Set([...known, ...kept.values()]);
  return causes.map((cause) => {
    const own = cause.issue.fingerprint;
    const fingerprint = kept.get(own) ?? (used.has(own) ? anotherName(cause, used) : own);
    used.add(fingerprint);
    return fingerprint === own ? cause : { ...cause, issue: { ...cause.issue, fingerprint } };
  });
}

function toMatch({ issue, elements }: SiteCause): CauseToMatch {
  return {
    fingerprint: issue.fingerprint,
    kind: kindOfCause(issue),
    decided: issue.verdict?.kind ?? null,
    elements: elements.map(({ digits }) => digits),
  };
}

/** The same where the same elements come to it again. */
function anotherName({ issue, elements }: SiteCause, used: ReadonlySet<string>): string {
  const parts = [issue.fingerprint, ...elements.map(({ digits }) => digits).sort()];
  for (let number = 1; ; number += 1) {
    const hash = createHash('sha256').update([...parts, number].join('|'));
    const name = hash.digest('hex').slice(0, 32);
    if (!used.has(name)) return name;
  }
}
