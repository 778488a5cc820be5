import { limits } from '@curbcut/contracts';
import { openEgress } from '@curbcut/url-guard';
import type { ServiceContext } from '../../service-context/service-context.ts';
import { queuePages } from '../pages/queue-pages.ts';
import { siteLimits } from '../site-limits.ts';
import { beginDiscovery } from './begin-discovery.ts';
import { createSiteFetcher, type SiteFetcher } from './fetch-site-file.ts';
import { fetchRobots } from './fetch-robots.ts';
import { findSitemapPages } from './find-sitemap-pages.ts';
import { isSameSite } from './is-same-site.ts';
import { type Discovery, recordDiscovery } from './record-discovery.ts';
import { readRobotsRules } from './robots-rules.ts';

/** All files of one discovery. */
const maxBytes = 100_000_000;

/**
 * Finds the first pages of a site: reads robots.txt and the sitemaps through the guarded way out, stores what they say,
 * and queues the start page; its links are found when it is scanned. Does nothing when the scan has ended.
 */
export async function discoverSite({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; workerId: string; userAgent: string; signal: AbortSignal };
}): Promise<'recorded' | 'superseded'> {
  const { scanId, userAgent, signal } = input;
  const run = await beginDiscovery(ctx, input);
  if (!run) return 'superseded';
  const session = await openEgress({ policy: ctx.config.targetPolicy, limits: { maxBytes } });
  let found: Discovery;
  try {
    found = await explore(createSiteFetcher(session, { userAgent, signal }), run);
  } finally {
    await session.close();
  }
  const outcome = await recordDiscovery(ctx, { scanId, attempt: run.attempt, found });
  if (outcome === 'recorded') await queuePages(ctx, new URL(found.startUrl).host);
  return outcome;
}

async function explore(
  fetcher: SiteFetcher,
  { url, pagesLimit }: { url: string; pagesLimit: number },
): Promise<Discovery> {
  const startUrl = await findStart(fetcher, url);
  const { origin } = new URL(startUrl);
  const robots = await fetchRobots(fetcher, origin);
  if (robots.kind === 'unreachable') {
    return {
      startUrl,
      robots: 'User-agent: *\nDisallow: /',
      crawlDelaySeconds: 0,
      pages: [],
      notes: [
        'The site’s robots.txt could not be read, so that nobody can tell what may be visited: only the start page is scanned.',
      ],
    };
  }
  const text = robots.kind === 'found' ? robots.text : null;
  const { crawlDelaySeconds, sitemaps, isAllowed } = readRobotsRules(origin, text);
  const { pages, notes } = await findSitemapPages(fetcher, {
    origin,
    sitemaps,
    maxPages: pagesLimit + siteLimits.skippedListed,
  });
  if (!isAllowed(startUrl)) {
    notes.unshift(
      'The site’s robots.txt asks not to visit the start page. It is scanned because you asked for it.',
    );
  }
  if (crawlDelaySeconds > 0) {
    notes.push(
      `The site’s robots.txt asks to wait ${crawlDelaySeconds} s between pages, so this takes longer.`,
    );
  }
  return { startUrl, robots: text, crawlDelaySeconds, pages, notes };
}

/** Where the address leads: a site often is at `www.` or https only. Its scan tells what is wrong with it. */
async function findStart(fetcher: SiteFetcher, url: string): Promise<string> {
  const answer = await fetcher.fetch(url, { maxBytes: 0 });
  const leads = answer.ok && answer.url.length <= limits.urlLength ? answer.url : url;
  const address = new URL(isSameSite(leads, url) ? leads : url);
  address.hash = '';
  return address.href;
}
