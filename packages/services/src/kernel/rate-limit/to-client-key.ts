import { isIPv4, isIPv6 } from 'node:net';

const ipv4InIpv6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Stands in place of a visitor's key in the scans of accounts: it would limit the visitors who share it. */
export const accountClientKey = 'user';

/**
 * Who counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, as one household or server has all of
 * it. Anything that is no IP is one visitor together.
 */
export function toClientKey(clientIp: string): string {
  const ip = clientIp.replace(/%.*$/, '');
  const mapped = ipv4InIpv6.exec(ip)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';
  const [head = '', tail = ''] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
