import { revisionOfHash } from '@curbcut/model/rule-hashes';

/** Rules had a hash of their source in place of a revision. */
export function upcastRule2(run: object): object {
  const { hash, ...rest } = run as { rule: string; hash: string };
  return { ...rest, revision: revisionOfHash(rest.rule, hash) };
}
