import ipaddr from 'ipaddr.js';

/** Azure's platform endpoint: looks like any public address and is reachable from every virtual machine there. */
const azurePlatform = '168.63.129.16';
/** The only IPv6 block that is handed out for use on the internet (IANA IPv6 address space registry). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP literal (dotted IPv4, or IPv6 without brackets) lies on the public internet.
 * Everything special is not: private, loopback, link-local, shared, reserved, documentation, multicast, and every IPv6
 * form that carries an IPv4 address (mapped, compatible, translated, NAT64, 6to4, Teredo, ISATAP). Neither is a text that
 * is no IP, or one with a zone.
 */
export function isPublicIp(ip: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) {
    return ip !== azurePlatform && ipaddr.IPv4.parse(ip).range() === 'unicast';
  }
  if (!ipaddr.IPv6.isValid(ip)) return false;
  const address = ipaddr.IPv6.parse(ip);
  if (address.zoneId !== undefined || !address.match(globalUnicast)) return false;
  return address.range() === 'unicast' && !isIsatap(address.parts);
}

/** RFC 5214: an interface identifier of 0000:5efe or 0200:5efe is followed by the IPv4 address of a tunnel's end. */
function isIsatap(parts: readonly number[]): boolean {
  return parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200);
}
