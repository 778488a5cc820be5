import { limits } from '@curbcut/model/limits';
import { amount } from '@curbcut/model/text';
import { toHttpUrl } from '@curbcut/model/url';
import { openEgress, type GuardedFetchAnswer } from '@curbcut/url-guard';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import { dispatchSoon } from '../../dispatch/index.ts';
import { queuePages } from '../pages/queue-pages.ts';
import { siteLimits } from '../site-limits.ts';
import { beginDiscovery, type DiscoveryRun } from './begin-discovery.ts';
import { fetchRobots, type RobotsAnswer } from './fetch-robots.ts';
import { createSiteFetcher, type SiteFetcher } from './fetch-site-file.ts';
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
  if (outcome === 'recorded') {
    await queuePages(ctx, new URL(found.startUrl).host);
    await dispatchSoon(ctx);
  }
  return outcome;
}

async function explore(
  fetcher: SiteFetcher,
  { url, schemeAssumed, pagesLimit, addresses }: DiscoveryRun,
): Promise<Discovery> {
  const { openedUrl, startUrl, notes: startNotes } = await findStart(fetcher, url, schemeAssumed);
  const { origin } = new URL(startUrl);
  const robots = await fetchRobots(fetcher, origin);
  if (addresses) {
    const chosen = choosePages(addresses, startUrl, robots);
    return { ...chosen, openedUrl, startUrl, notes: [...startNotes, ...chosen.notes] };
  }
  if (robots.kind === 'unreachable') {
    return {
      openedUrl,
      startUrl,
      robots: 'User-agent: *\nDisallow: /',
      crawlDelaySeconds: 0,
      pages: [],
      notes: [
        ...startNotes,
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
    notes.push(delayNote(crawlDelaySeconds));
  }
  notes.unshift(...startNotes);
  return { openedUrl, startUrl, robots: text, crawlDelaySeconds, pages, notes };
}

/**
 * Pages that somebody has chosen are scanned whatever robots.txt says to crawlers, as a start page is; how long to wait between
 * them is kept to.
 */
function choosePages(
  addresses: readonly string[],
  startUrl: string,
  robots: RobotsAnswer,
): Pick<Discovery, 'robots' | 'crawlDelaySeconds' | 'pages' | 'notes'> {
  const { origin } = new URL(startUrl);
  const { origin: asked } = new URL(addresses[0] ?? startUrl);
  // What was asked for at one name of the site is at the other one where that leads there.
  const pages = addresses.map((url, at) =>
    at === 0 ? startUrl : origin + url.slice(asked.length),
  );
  const text = robots.kind === 'found' ? robots.text : null;
  const { crawlDelaySeconds, isAllowed } = readRobotsRules(origin, text);
  const unwelcome = pages.filter((url) => !isAllowed(url)).length;
  const notes = [
    addresses.length === 1
      ? 'Only the address that was chosen is scanned.'
      : `Only the ${amount(addresses.length)} addresses that were chosen are scanned.`,
    ...(unwelcome > 0
      ? [
          `The site’s robots.txt asks not to visit ${amount(unwelcome)} of them. ${unwelcome === 1 ? 'It is' : 'They are'} scanned because you chose ${unwelcome === 1 ? 'it' : 'them'}.`,
        ]
      : []),
  ];
  if (crawlDelaySeconds > 0) notes.push(delayNote(crawlDelaySeconds));
  return { robots: null, crawlDelaySeconds, pages, notes };
}

function delayNote(seconds: number): string {
  return `The site’s robots.txt asks to wait ${seconds} s between pages, so this takes longer.`;
}

interface Start {
  /** What was asked for, or its twin over http. */
  openedUrl: string;
  /** Where that leads: a site often is at `www.` or https only. */
  startUrl: string;
  notes: string[];
}

/**
 * Where the pages begin. http is opened only where nobody wrote a scheme, https gives no answer and http does. The
 * start page's scan tells what is wrong with it.
 */
async function findStart(
  fetcher: SiteFetcher,
  url: string,
  schemeAssumed: boolean,
): Promise<Start> {
  const answer = await fetcher.fetch(url, { maxBytes: 0 });
  const overHttp = toHttpUrl(url);
  if (schemeAssumed && overHttp !== url && !answer.ok && isNoAnswer(answer.reason)) {
    const instead = await fetcher.fetch(overHttp, { maxBytes: 0 });
    if (instead.ok) {
      const note = `${url} could not be reached, so ${overHttp} was opened instead.`;
      return { openedUrl: overHttp, startUrl: startOf(overHttp, instead), notes: [note] };
    }
  }
  return { openedUrl: url, startUrl: startOf(url, answer), notes: [] };
}

function startOf(url: string, answer: GuardedFetchAnswer): string {
  const leads = answer.ok && answer.url.length <= limits.urlLength ? answer.url : url;
  const start = new URL(isSameSite(leads, url) ? leads : url);
  start.hash = '';
  return start.href;
}

function isNoAnswer(reason: string): boolean {
  return reason === 'unreachable' || reason === 'timeout';
}
