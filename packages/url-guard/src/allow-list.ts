import ipaddr from 'ipaddr.js';
import { canonicalHost, isIp } from './canonical-host.ts';

/** What an operator lets be scanned although it is private; `port` null means the usual ports of the web. */
export type AllowEntry =
  | { kind: 'name'; name: string; port: number | null }
  | { kind: 'range'; network: string; prefixLength: number; port: number | null };

/**
 * Reads ALLOW_PRIVATE_TARGETS: comma-separated `host`, `host:port`, `[IPv6]:port` or CIDR.
 * `problems` holds one sentence per entry that cannot be read; blanks are skipped, so an empty text gives an empty list.
 */
export function parseAllowList(text: string): { entries: AllowEntry[]; problems: string[] } {
  const entries: AllowEntry[] = [];
  const problems: string[] = [];
  for (const item of text.split(',')) {
    const written = item.trim();
    if (written === '') continue;
    const entry = parseEntry(written);
    if (entry) entries.push(entry);
    else problems.push(`"${written}" is not a host, host:port, [IPv6]:port or CIDR range.`);
  }
  return { entries, problems };
}

/** What the entries lift for a host and port: the rules for IPs and ports, the one for IPs, or nothing. */
export type Lift = 'port' | 'ip' | null;

/** `hosts`: a canonical host and, where it was resolved, one of its IPs. The entry that lifts most counts. */
export function liftOf(
  entries: readonly AllowEntry[],
  hosts: readonly string[],
  port: number,
): Lift {
  const naming = entries
    .filter((entry) => entry.port === null || entry.port === port)
    .filter((entry) => hosts.some((host) => namesHost(entry, host)));
  if (naming.some((entry) => entry.port !== null)) return 'port';
  return naming.length > 0 ? 'ip' : null;
}

function namesHost(entry: AllowEntry, host: string): boolean {
  if (entry.kind === 'name') return entry.name === host;
  if (!isIp(host)) return false;
  const address = ipaddr.parse(host);
  const network = ipaddr.parse(entry.network);
  return network.kind() === address.kind() && address.match(network, entry.prefixLength);
}

function parseEntry(written: string): AllowEntry | undefined {
  if (written.includes('/')) return parseRange(written);
  if (ipaddr.IPv6.isValid(written)) return toEntry(written, null);
  const [, host = '', digits] = /^(.*?)(?::(\d{1,5}))?$/.exec(written) ?? [];
  const port = digits === undefined ? null : Number(digits);
  if (port !== null && (port < 1 || port > 65_535)) return undefined;
  return toEntry(host, port);
}

function parseRange(written: string): AllowEntry | undefined {
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(written) && !ipaddr.IPv6.isValidCIDR(written)) {
    return undefined;
  }
  const [network, prefixLength] = ipaddr.parseCIDR(written);
  return { kind: 'range', network: network.toString(), prefixLength, port: null };
}

function toEntry(text: string, port: number | null): AllowEntry | undefined {
  const host = canonicalHost(text);
  if (host === undefined) return undefined;
  if (!isIp(host)) return { kind: 'name', name: host, port };
  const prefixLength = ipaddr.parse(host).kind() === 'ipv4' ? 32 : 128;
  return { kind: 'range', network: host, prefixLength, port };
}
