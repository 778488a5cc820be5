import { within } from '@curbcut/model/time';
import { isIP } from 'node:net';
import { canonicalIp } from './canonical-host.ts';
import { isThisMachine } from './is-this-machine.ts';
import { checkHost, checkResolvedIp } from './check-target.ts';
import { internalNamesAt } from './own-service.ts';
import { type RefusalReason, refusalMessage } from './refusal.ts';
import { type ResolvedIp, type Resolver, systemResolver } from './resolver.ts';
import type { TargetPolicy } from './target-policy.ts';

export type ResolvedTarget =
  /** Checked literals in the order to try them, IPv4 first. Dial these and never the name. */
  | { ok: true; ips: readonly string[] }
  | { ok: false; kind: 'denied'; reason: RefusalReason; message: string }
  | { ok: false; kind: 'failed'; reason: 'dns-failure'; message: string; detail: string };

/** A site with more has its reasons, but nobody tries more than a few one after the other. */
const dialedAtMost = 6;

/**
 * Checks a canonical host and port, resolves the name once, and checks every IP: one that may not be dialed denies
 * the whole target. Resolves within `timeoutMs` and never rejects.
 */
export async function resolveTarget(options: {
  host: string;
  port: number;
  policy: TargetPolicy;
  resolver?: Resolver;
  timeoutMs: number;
}): Promise<ResolvedTarget> {
  const { host, port, policy, resolver = systemResolver, timeoutMs } = options;
  const refused = checkHost(host, port, policy);
  if (refused !== null) return denied(refused);
  if (isIP(host) !== 0) {
    return (await leadsToInternal([host])) ? denied('own-service') : { ok: true, ips: [host] };
  }
  let answers: readonly ResolvedIp[];
  try {
    answers = await lookupWithin(resolver, host, timeoutMs);
  } catch (error) {
    return dnsFailure(codeOf(error));
  }
  if (answers.length === 0) return dnsFailure('ENODATA');
  for (const { address } of answers) {
    const reason = checkResolvedIp(host, address, port, policy);
    if (reason !== null) return denied(reason);
  }
  const ips = answers.map(({ address }) => address).filter((address) => isIP(address) !== 0);
  ips.sort((a, b) => isIP(a) - isIP(b));
  if (ips.length === 0) return dnsFailure('EBADRESP');
  if (await leadsToInternal(ips)) return denied('own-service');
  return { ok: true, ips: [...new Set(ips)].slice(0, dialedAtMost) };

  /** A database that is configured by name has IPs, too. One whose name nobody can resolve is not reached anyway. */
  async function leadsToInternal(ips: readonly string[]): Promise<boolean> {
    for (const name of internalNamesAt(policy.ownServices, port)) {
      const own = await lookupWithin(resolver, name, timeoutMs).catch(() => []);
      const theirs = new Set(own.map(({ address }) => canonicalIp(address)));
      if (ips.some((ip) => theirs.has(canonicalIp(ip)))) return true;
      // Many machines give their own name a loopback address of its own.
      if (own.some(({ address }) => isThisMachine(address)) && ips.some(isThisMachine)) return true;
    }
    return false;
  }
}

async function lookupWithin(
  resolver: Resolver,
  host: string,
  timeoutMs: number,
): Promise<readonly ResolvedIp[]> {
  return within(timeoutMs, resolver.lookup(host), () => {
    throw new DnsTimeoutError(host);
  });
}

class DnsTimeoutError extends Error {
  readonly code = 'ETIMEOUT';
  constructor(host: string) {
    super(`The name servers did not answer in time for ${host}`);
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'EUNKNOWN';
}

function denied(reason: RefusalReason): ResolvedTarget {
  return { ok: false, kind: 'denied', reason, message: refusalMessage(reason) };
}

function dnsFailure(detail: string): ResolvedTarget {
  return {
    ok: false,
    kind: 'failed',
    reason: 'dns-failure',
    message: 'The website could not be found. Check the spelling of the address.',
    detail,
  };
}
