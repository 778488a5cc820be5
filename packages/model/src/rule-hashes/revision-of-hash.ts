import { firstRevisionHashes } from './first-revision-hashes.ts';

/** Results of whole sites, whose elements were once put together in another way, had it behind the hash. */
const ofSites = /-causes$/;

/** The revision of a rule that had a hash: 1, or 0 where it has changed since then. */
export function revisionOfHash(rule: string, hash: string): 0 | 1 {
  const known = Object.hasOwn(firstRevisionHashes, rule) ? firstRevisionHashes[rule] : undefined;
  return known?.split(' ').includes(hash.replace(ofSites, '')) ? 1 : 0;
}
