import { limits } from '@curbcut/model/limits';
import { type SkipReason } from '@curbcut/model/scan';

/** What a browser shows or saves, but no engine can evaluate. */
const fileName =
  /\.(?:7z|aac|apk|atom|avi|avif|bin|bmp|bz2|css|csv|dmg|docx?|eot|epub|exe|gif|gz|ico|ics|iso|jar|jpe?g|js|json|m4[av]|map|mjs|mkv|mov|mp[34]|mpe?g|msi|odp|ods|odt|og[agv]|otf|pdf|pkg|png|pptx?|psd|rar|rpm|rss|rtf|svg|tar|tgz|tiff?|ttf|txt|vcf|wasm|wav|web[mp]|webmanifest|woff2?|wmv|xlsx?|xml|xz|zip)$/i;

/** Visiting such a URL changes something for whoever is signed in. */
const leaving = /(?:^|[/_.?&=-])(?:log|sign)[_-]?(?:out|off)(?:$|[/_.?&=-])/i;

/** What a URL that a site names is to its scan: a page, or something that is listed with why it is not scanned. */
export interface NamedUrl {
  url: string;
  skip: SkipReason | null;
}

/**
 * A URL of the site as it tells one page from another: canonical, without fragment, default port or user name.
 * Parameters keep their order, and a trailing slash or `index` means what the server makes of it. Null: another origin, a
 * file that is no page, or a URL that signs somebody out.
 */
export function toPageUrl(link: string, origin: string): string | null {
  const named = readNamedUrl(link, origin);
  return named && named.skip === null ? named.url : null;
}

/**
 * The same, with why a URL is no page of the site. Null: it is none that anybody could visit, or it is another
 * website's, which nobody asked for.
 */
export function readNamedUrl(link: string, origin: string): NamedUrl | null {
  const url = URL.parse(link, origin);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hash = '';
  // `page?` and `page` are one URL.
  if (url.search === '') url.search = '';
  if (url.href.length > limits.urlLength) return null;
  return url.origin === origin || isOfSameOwner(url, new URL(origin))
    ? { url: url.href, skip: whyNoPage(url, origin) }
    : null;
}

function whyNoPage(url: URL, origin: string): SkipReason | null {
  if (url.origin !== origin) return 'other-origin';
  if (fileName.test(url.pathname)) return 'not-html';
  return leaving.test(`${url.pathname}${url.search}`) ? 'sign-out' : null;
}

/** The same host over another protocol or port, with `www.` or without, or a host below it. */
function isOfSameOwner(url: URL, origin: URL): boolean {
  const host = origin.hostname.replace(/^www\./, '');
  return url.hostname === host || url.hostname.endsWith(`.${host}`);
}
