import { countOf } from '@curbcut/model/text';
import { readNamedUrl } from '../page-url.ts';
import type { SiteFetcher } from './fetch-site-file.ts';
import { isSameSite } from './is-same-site.ts';
import { maxSitemapBytes, readSitemap } from './read-sitemap.ts';

const maxSitemaps = 50;
const maxMs = 60_000;

export interface SitemapPages {
  /** Normalized, on the site's origin, files too, each once, in the order in which they were found. */
  pages: string[];
  /** Sentences about what could not be read, and what lies elsewhere. */
  notes: string[];
}

/**
 * The pages that a site's sitemaps name: those of its robots.txt, or else /sitemap.xml, with the sitemaps that they
 * list. Reads at most 50 of them, from the site's own origin, for at most a minute, until `maxPages` are found. What
 * they name at the same host with or without `www.`, or over the other protocol, counts where that leads to the site's
 * own origin.
 */
export async function findSitemapPages(
  fetcher: SiteFetcher,
  { origin, sitemaps, maxPages }: { origin: string; sitemaps: string[]; maxPages: number },
): Promise<SitemapPages> {
  const begun = performance.now();
  const pages = new Set<string>();
  const elsewhere = new Map<string, number>();
  const notes: string[] = [];
  const waiting = sitemaps.length > 0 ? [...sitemaps] : [`${origin}/sitemap.xml`];
  const seen = new Set<string>();
  const toOwn = toOwnUrls(fetcher, origin);
  while (waiting.length > 0 && pages.size < maxPages) {
    const named = URL.parse(waiting.shift() ?? '', origin);
    const url = named && (await toOwn(named));
    if (!named || (url && seen.has(url.href))) continue;
    if (!url) {
      addOnce(notes, 'A sitemap on another website was left out.');
      continue;
    }
    if (seen.size >= maxSitemaps || performance.now() - begun > maxMs) {
      notes.push('The site has more sitemaps than could be read.');
      break;
    }
    seen.add(url.href);
    const answer = await fetcher.fetch(url.href, { maxBytes: maxSitemapBytes });
    const isMissing = answer.ok && (answer.status === 404 || answer.status === 410);
    if (isMissing && sitemaps.length === 0) continue;
    const isHere = answer.ok && answer.status === 200 && isOn(answer.url, origin);
    const sitemap = isHere ? await readSitemap(answer.body) : null;
    if (!sitemap) {
      // A site without one answers with a page of its own as often as with 404.
      if (sitemaps.length > 0 || seen.size > 1) {
        addOnce(notes, 'A sitemap could not be read, so pages may be missing.');
      }
      continue;
    }
    waiting.push(...sitemap.sitemaps.slice(0, maxSitemaps));
    for (const page of sitemap.pages) {
      if (pages.size >= maxPages) break;
      const at = URL.parse(page, origin);
      const own = at && (await toOwn(at));
      const known = own && readNamedUrl(own.href, origin);
      if (known) pages.add(known.url);
      else if (at && !own) elsewhere.set(at.origin, (elsewhere.get(at.origin) ?? 0) + 1);
    }
  }
  return {
    pages: [...pages],
    notes: [...notes, ...describeElsewhere(elsewhere, { origin, isAll: pages.size === 0 })],
  };
}

/** The URL on the site's own origin that stands for one; null: it is another website's. */
function toOwnUrls(fetcher: SiteFetcher, origin: string): (url: URL) => Promise<URL | null> {
  const leadsHere = new Map<string, Promise<boolean>>();
  return async (url) => {
    if (url.origin === origin) return url;
    if (!isOtherName(url, origin)) return null;
    let leads = leadsHere.get(url.origin);
    if (!leads) {
      leads = fetcher
        .fetch(url.href, { maxBytes: 0 })
        .then((answer) => answer.ok && isOn(answer.url, origin));
      leadsHere.set(url.origin, leads);
    }
    return (await leads) ? new URL(`${url.pathname}${url.search}`, origin) : null;
  };
}

/** Says where the sitemaps lead that name pages elsewhere: at the site's other name, or nowhere else. */
function describeElsewhere(
  elsewhere: ReadonlyMap<string, number>,
  { origin, isAll }: { origin: string; isAll: boolean },
): string[] {
  const notes = [...elsewhere]
    .filter(([other]) => isOtherName(new URL(other), origin))
    .map(
      ([other, pages]) =>
        `The sitemap names ${countOf(pages, 'page')} at ${other}, which does not lead to ${origin}: scan ${other}/ to have ${pages === 1 ? 'it' : 'them'} checked.`,
    );
  if (notes.length > 0 || !isAll) return notes;
  const [other] = elsewhere.keys();
  return other === undefined
    ? []
    : [`The sitemap names pages of other websites only, such as ${other}: they were left out.`];
}

/** The same host with or without `www.`, or over the other protocol. */
function isOtherName(url: URL, origin: string): boolean {
  return isSameSite(url.href, origin) && url.port === new URL(origin).port;
}

function isOn(url: string, origin: string): boolean {
  return URL.parse(url)?.origin === origin;
}

function addOnce(notes: string[], note: string): void {
  if (!notes.includes(note)) notes.push(note);
}
