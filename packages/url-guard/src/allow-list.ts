import ipaddr from 'ipaddr.js';
import { canonicalHost, isAddress } from './canonical-host.ts';

/** What an operator lets be scanned although it is private; `port` null means any port. */
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

/** Whether an entry names this host (a name) and port. */
export function allowsName(entries: readonly AllowEntry[], host: string, port: number): boolean {
  return entries.some(
    (entry) => entry.kind === 'name' && entry.name === host && allowsPort(entry, port),
  );
}

/** Whether an entry names this address, or a range around it, and port. */
export function allowsAddress(entries: readonly AllowEntry[], ip: string, port: number): boolean {
  if (!isAddress(ip)) return false;
  const address = ipaddr.parse(ip);
  return entries.some((entry) => {
    if (entry.kind !== 'range' || !allowsPort(entry, port)) return false;
    const network = ipaddr.parse(entry.network);
    return network.kind() === address.kind() && address.match(network, entry.prefixLength);
  });
}

function allowsPort(entry: AllowEntry, port: number): boolean {
  return entry.port === null || entry.port === port;
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
  if (!isAddress(host)) return { kind: 'name', name: host, port };
  const prefixLength = ipaddr.parse(host).kind() === 'ipv4' ? 32 : 128;
  return { kind: 'range', network: host, prefixLength, port };
}
