import { hostOf } from '../../lib/format.ts';

export interface Website<Address> {
  host: string;
  addresses: Address[];
}

/** Addresses with those of the same host, which is a website; in their order, each host where its first one stands. */
export function groupByHost<Address extends { url: string }>(
  addresses: readonly Address[],
): Website<Address>[] {
  const websites = new Map<string, Website<Address>>();
  for (const address of addresses) {
    const host = hostOf(address.url);
    const website = websites.get(host) ?? { host, addresses: [] };
    website.addresses.push(address);
    websites.set(host, website);
  }
  return [...websites.values()];
}

/** `3 websites`, and how many addresses of them were scanned where that is another number. */
export function websitesText({
  hosts,
  total,
  shown,
}: {
  hosts: number;
  total: number;
  shown: number;
}): string {
  const websites = `${hosts} ${hosts === 1 ? 'website' : 'websites'}`;
  if (total > shown) return `${websites}, the latest ${shown} of ${total} addresses`;
  return total > hosts ? `${websites}, ${total} addresses` : websites;
}
