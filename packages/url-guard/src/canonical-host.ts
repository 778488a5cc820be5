import { isDomainName } from '@curbcut/model/url';
import ipaddr from 'ipaddr.js';

/**
 * A host as it is compared and dialed everywhere: lower case, punycode, dotted or compressed IP without brackets,
 * no trailing dot. Takes what `URL.hostname` gives; undefined when no name server could know it.
 */
export function canonicalHostname(hostname: string): string | undefined {
  if (hostname.startsWith('[')) return canonicalIp(hostname.slice(1, -1));
  const host = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) return host;
  return isDomainName(host) ? host : undefined;
}

/** As `canonicalHostname`, for a host that a person or a peer wrote: any spelling a browser understands. */
export function canonicalHost(text: string): string | undefined {
  if (ipaddr.IPv6.isValid(text)) return canonicalIp(text);
  if (!/^(\[[\da-f:.]+\]|[^\s\p{Cc}/\\?#@:%[\]]+)$/iu.test(text)) return undefined;
  const url = URL.parse(`http://${text}/`);
  return url ? canonicalHostname(url.hostname) : undefined;
}

export function isIp(host: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(host) || ipaddr.IPv6.isValid(host);
}

/** One spelling for each IP; undefined for a text that is none, or one with a zone. */
export function canonicalIp(ip: string): string | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return ip;
  if (!ipaddr.IPv6.isValid(ip) || ip.includes('%')) return undefined;
  return ipaddr.IPv6.parse(ip).toRFC5952String();
}
