import { type Lift, liftOf } from './allow-list.ts';
import { canonicalAddress, isAddress } from './canonical-host.ts';
import { isInternalName, isLoopbackName, isOrIsBelow } from './is-internal-name.ts';
import { isPublicAddress } from './is-public-address.ts';
import { judgeOwnService } from './own-service.ts';
import type { RefusalReason } from './refusal.ts';
import type { TargetPolicy } from './target-policy.ts';

/** The rules that need no DNS, for a canonical host. Null: nothing speaks against it so far. */
export function judgeHost(host: string, port: number, policy: TargetPolicy): RefusalReason | null {
  const lifted = liftOf(policy.allow, [host], port);
  return (
    judgeByRules(host, port, lifted, policy) ??
    judgeOwnService(policy.ownServices, host, port, lifted)
  );
}

function judgeByRules(
  host: string,
  port: number,
  lifted: Lift,
  policy: TargetPolicy,
): RefusalReason | null {
  if (policy.optedOutHosts.some((parent) => isOrIsBelow(host, parent))) return 'opted-out';
  if (lifted === 'port') return null;
  if (lifted === 'address') return isWebPort(port) ? null : 'port';
  if (policy.ownHosts.some((own) => isOrIsBelow(host, own))) return 'own-host';
  if (policy.allowAllPrivate) return null;
  if (!isWebPort(port)) return 'port';
  if (isAddress(host)) return isPublicAddress(host) ? null : 'special-address';
  if (isLoopbackName(host)) return 'loopback-name';
  return isInternalName(host) ? 'internal-name' : null;
}

/** The rules for one address that a name resolved to. Null: it may be dialed. */
export function judgeResolvedAddress(
  host: string,
  ip: string,
  port: number,
  policy: TargetPolicy,
): RefusalReason | null {
  const address = canonicalAddress(ip);
  if (address === undefined) return 'resolves-to-special-address';
  if (policy.optedOutHosts.includes(address)) return 'opted-out';
  const lifted = liftOf(policy.allow, [host, address], port);
  if (lifted === null) {
    if (policy.ownHosts.includes(address)) return 'own-host';
    if (!policy.allowAllPrivate && !isPublicAddress(address)) return 'resolves-to-special-address';
  }
  return judgeOwnService(policy.ownServices, address, port, lifted);
}

function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || port === 3000 || (port >= 8000 && port <= 8999);
}
