import type { Plan } from '@curbcut/model/plans';

/** An unlimited plan still ends somewhere: more pages would keep the workers from everybody else for a day. */
const mostPages = 10_000;

/** How many pages of a site a plan scans. */
export function pagesLimitOf({ pagesPerScan }: Pick<Plan, 'pagesPerScan'>): number {
  return pagesPerScan < 0 ? mostPages : Math.min(pagesPerScan, mostPages);
}

export const siteLimits = {
  /** Pages that are not scanned are listed with their reason, up to so many; the rest is only told of. */
  skippedListed: 500,
  /** The same for near-copies, which wait for their turn in the list. */
  nearCopiesListed: 2_000,
  /** Pages that are shown with the scan itself; further ones come in parts. */
  pagesShown: 25,
  /** A worker that reads robots.txt and sitemaps may be lost, and its successor too. */
  maxBegins: 3,
  /** Pages of one host at once, whoever asked for them. */
  pagesAtOnce: 2,
  /** The same for what the operator has listed as their own. */
  ownPagesAtOnce: 6,
  /** Single scans asked for up to so much later go before a site's page. */
  waitsBehindSeconds: 600,
  discoveryMs: 600_000,
} as const;

const leastDeadlineMs = 30 * 60_000;
const pageMs = 60_000;

/** After so long, counted from its begin, no further page of a site is begun. */
export function siteDeadlineMs(pages: number, crawlDelaySeconds: number): number {
  return Math.max(leastDeadlineMs, pages * Math.max(pageMs, crawlDelaySeconds * 2_000));
}
