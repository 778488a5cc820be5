import { liftOf } from './allow-list.ts';
import { canonicalHostname } from './canonical-host.ts';
import { portOf } from './check-url.ts';
import type { TargetPolicy } from './target-policy.ts';

/** Whether the operator has listed a host (`example.org:8080`, as in `URL.host`) as theirs: it needs no sparing. */
export function isOwnTarget(host: string, policy: TargetPolicy): boolean {
  const url = URL.parse(`http://${host}/`);
  const name = url ? canonicalHostname(url.hostname) : undefined;
  if (!url || name === undefined) return false;
  return liftOf(policy.allow, [name], portOf(url)) !== null;
}
