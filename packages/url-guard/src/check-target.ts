import { type Lift, liftOf } from './allow-list.ts';
import { canonicalIp, isIp } from './canonical-host.ts';
import { isInternalName, isLoopbackName, isOrIsBelow } from './is-internal-name.ts';
import { isPublicIp } from './is-public-ip.ts';
import { checkOwnService } from './own-service.ts';
import type { RefusalReason } from './refusal.ts';
import type { TargetPolicy } from './target-policy.ts';

/** The rules that need no DNS, for a canonical host. Null: nothing speaks against it so far. */
export function checkHost(host: string, port: number, policy: TargetPolicy): RefusalReason | null {
  const lifted = liftOf(policy.allow, [host], port);
  return (
    checkByRules(host, port, lifted, policy) ??
    checkOwnService(policy.ownServices, host, port, lifted)
  );
}

function checkByRules(
  host: string,
  port: number,
  lifted: Lift,
  policy: TargetPolicy,
): RefusalReason | null {
  if (policy.optedOutHosts.some((parent) => isOrIsBelow(host, parent))) return 'opted-out';
  if (lifted === 'port') return null;
  if (lifted === 'ip') return isWebPort(port) ? null : 'port';
  if (policy.ownHosts.some((own) => isOrIsBelow(host, own))) return 'own-host';
  if (policy.allowAllPrivate) return null;
  if (!isWebPort(port)) return 'port';
  if (isIp(host)) return isPublicIp(host) ? null : 'special-address';
  if (isLoopbackName(host)) return 'loopback-name';
  return isInternalName(host) ? 'internal-name' : null;
}

/** The rules for one IP that a name resolved to. Null: it may be dialed. */
export function checkResolvedIp(
  host: string,
  ip: string,
  port: number,
  policy: TargetPolicy,
): RefusalReason | null {
  const canonical = canonicalIp(ip);
  if (canonical === undefined) return 'resolves-to-special-address';
  if (policy.optedOutHosts.includes(canonical)) return 'opted-out';
  const lifted = liftOf(policy.allow, [host, canonical], port);
  if (lifted === null) {
    if (policy.ownHosts.includes(canonical)) return 'own-host';
    if (!policy.allowAllPrivate && !isPublicIp(canonical)) return 'resolves-to-special-address';
  }
  return checkOwnService(policy.ownServices, canonical, port, lifted);
}

function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || port === 3000 || (port >= 8000 && port <= 8999);
}
