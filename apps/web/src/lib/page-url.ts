/** The URL when a link may lead there; null for anything that is not http or https. */
export function safeHref(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'http:' || parsed?.protocol === 'https:' ? parsed.href : null;
}

/** Without the scheme and a lone slash: `www.example.org`, `www.example.org/contact`. */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\//i, '').replace(/^([^/?#]+)\/$/, '$1');
}
