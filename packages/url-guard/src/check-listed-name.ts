import { liftOf } from './allow-list.ts';
import { canonicalHostname, isIp } from './canonical-host.ts';
import { portOf } from './check-url.ts';
import { checkOwnPath } from './own-service.ts';
import { type RefusalReason, refusalMessage } from './refusal.ts';
import { resolveTarget } from './resolve-target.ts';
import { type Resolver, systemResolver } from './resolver.ts';
import type { TargetPolicy } from './target-policy.ts';

const lookupMs = 2_000;

/**
 * Looks up the few names for which that is worth it before a scan is taken: those that the operator has listed, at a port
 * of one of our own services, as they may lead to it. Returns why such a URL is refused, else null; every other name is
 * looked up when it is visited. Never rejects.
 */
export async function checkListedName(
  url: URL,
  policy: TargetPolicy,
  resolver: Resolver = systemResolver,
): Promise<{ reason: RefusalReason; message: string } | null> {
  const host = canonicalHostname(url.hostname);
  const port = portOf(url);
  if (host === undefined || isIp(host)) return null;
  if (!policy.ownServices.some((own) => own.port === port)) return null;
  if (liftOf(policy.allow, [host], port) === null) return null;
  const target = await resolveTarget({ host, port, policy, resolver, timeoutMs: lookupMs });
  if (!target.ok) {
    return target.kind === 'denied' ? { reason: target.reason, message: target.message } : null;
  }
  const hosts = [host, ...target.ips];
  const reason = checkOwnPath(policy.ownServices, hosts, port, {
    path: url.pathname,
    isTunneled: url.protocol === 'https:',
  });
  return reason === null ? null : { reason, message: refusalMessage(reason) };
}
