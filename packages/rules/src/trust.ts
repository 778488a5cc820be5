/**
 * What a failure counts for, from most to least: it is a failure alone; it is one where another independent engine says the
 * same of the element, and else asks a person to look; it only asks a person to look; or the rule is not run.
 */
const trusts = ['failure', 'agreement', 'review', 'off'] as const;
export type Trust = (typeof trusts)[number];

/** The one that counts for less. */
export function lesserTrust<T extends Trust>(a: T, b: T): T {
  return trusts.indexOf(a) < trusts.indexOf(b) ? b : a;
}
