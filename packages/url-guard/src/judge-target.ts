import { allowsAddress, allowsName } from './allow-list.ts';
import { canonicalAddress, isAddress } from './canonical-host.ts';
import { isInternalName, isLoopbackName, isOrIsBelow } from './is-internal-name.ts';
import { isPublicAddress } from './is-public-address.ts';
import type { RefusalReason } from './refusal.ts';
import type { TargetPolicy } from './target-policy.ts';

/** The rules that need no DNS, for a canonical host. Null: nothing speaks against it so far. */
export function judgeHost(host: string, port: number, policy: TargetPolicy): RefusalReason | null {
  if (policy.optedOutHosts.some((parent) => isOrIsBelow(host, parent))) return 'opted-out';
  if (allowsName(policy.allow, host, port) || allowsAddress(policy.allow, host, port)) return null;
  if (policy.ownHosts.some((own) => isOrIsBelow(host, own))) return 'own-host';
  if (policy.allowAllPrivate) return null;
  if (!isAllowedPort(port)) return 'port';
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
  if (address !== undefined && policy.optedOutHosts.includes(address)) return 'opted-out';
  if (allowsName(policy.allow, host, port) || allowsAddress(policy.allow, ip, port)) return null;
  if (address !== undefined && policy.ownHosts.includes(address)) return 'own-host';
  if (policy.allowAllPrivate || isPublicAddress(ip)) return null;
  return 'resolves-to-special-address';
}

function isAllowedPort(port: number): boolean {
  return port === 80 || port === 443 || port === 3000 || (port >= 8000 && port <= 8999);
}
