import { toPageAddress } from '../page-address.ts';
import type { SiteFetcher } from './fetch-site-file.ts';
import { maxSitemapBytes, readSitemap } from './read-sitemap.ts';

const maxSitemaps = 50;
const maxMs = 60_000;

export interface SitemapPages {
  /** Normalized, on the site's origin, each once, in the order in which they were found. */
  pages: string[];
  /** Sentences about what could not be read. */
  notes: string[];
}

/**
 * The pages that a site's sitemaps name: those of its robots.txt, or else /sitemap.xml, with the sitemaps that they
 * list. Reads at most 50 of them, from the site's own origin, for at most a minute, until `maxPages` are found.
 */
export async function findSitemapPages(
  fetcher: SiteFetcher,
  { origin, sitemaps, maxPages }: { origin: string; sitemaps: string[]; maxPages: number },
): Promise<SitemapPages> {
  const begun = performance.now();
  const pages = new Set<string>();
  const notes: string[] = [];
  const waiting = sitemaps.length > 0 ? [...sitemaps] : [`${origin}/sitemap.xml`];
  const seen = new Set<string>();
  while (waiting.length > 0 && pages.size < maxPages) {
    const address = URL.parse(waiting.shift() ?? '', origin);
    if (!address || seen.has(address.href)) continue;
    if (address.origin !== origin) {
      addOnce(notes, 'A sitemap on another website was left out.');
      continue;
    }
    if (seen.size >= maxSitemaps || performance.now() - begun > maxMs) {
      notes.push('The site has more sitemaps than could be read.');
      break;
    }
    seen.add(address.href);
    const answer = await fetcher.fetch(address.href, { maxBytes: maxSitemapBytes });
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
      const known = toPageAddress(page, origin);
      if (known !== null) pages.add(known);
    }
  }
  return { pages: [...pages], notes };
}

function isOn(address: string, origin: string): boolean {
  return URL.parse(address)?.origin === origin;
}

function addOnce(notes: string[], note: string): void {
  if (!notes.includes(note)) notes.push(note);
}
