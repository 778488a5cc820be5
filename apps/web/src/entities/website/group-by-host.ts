import { plural, amount, hostOf } from '../../lib/format.ts';

export interface Website<Scanned> {
  host: string;
  urls: Scanned[];
}

/** URLs with those of the same host, which is a website; in their order, each host where its first one stands. */
export function groupByHost<Scanned extends { url: string }>(
  scanned: readonly Scanned[],
): Website<Scanned>[] {
  const websites = new Map<string, Website<Scanned>>();
  for (const one of scanned) {
    const host = hostOf(one.url);
    const website = websites.get(host) ?? { host, urls: [] };
    website.urls.push(one);
    websites.set(host, website);
  }
  return [...websites.values()];
}

/** `3 websites`, and how many URLs of them were scanned where that is another number. */
export function websitesText({
  hosts,
  total,
  shown,
}: {
  hosts: number;
  total: number;
  shown: number;
}): string {
  const websites = plural(hosts, 'website');
  if (total > shown)
    return `${websites}, the latest ${amount(shown)} of ${amount(total)} addresses`;
  return total > hosts ? `${websites}, ${amount(total)} addresses` : websites;
}
