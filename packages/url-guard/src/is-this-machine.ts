import { hostname, networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { canonicalIp, isIp } from './canonical-host.ts';
import { isLoopbackName } from './is-internal-name.ts';

/**
 * Whether a canonical host leads to this machine, as far as can be told without DNS: loopback and unspecified addresses,
 * those of its network interfaces, IPv4 inside IPv6 as well, `localhost`, and the machine's own name.
 */
export function isThisMachine(host: string): boolean {
  if (!isIp(host)) return isLoopbackName(host) || host === hostname().toLowerCase();
  const address = ipaddr.process(host);
  const range = address.range();
  if (range === 'loopback' || range === 'unspecified') return true;
  const text = canonicalIp(address.toString());
  // Asked each time: interfaces come and go.
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some((own) => canonicalIp(own.address) === text),
  );
}
