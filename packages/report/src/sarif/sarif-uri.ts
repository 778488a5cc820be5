/** The characters of a URL that RFC 3986 has no place for, and percent signs that encode nothing. */
const notInUris = /[^A-Za-z0-9\-._~:/?@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})/g;

const maxUrlChars = 2_000;

/** A page's URL as a URI without user name and password; null when it is neither http nor https. */
export function webUri(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const fragment = url.hash ? `#${encode(url.hash.slice(1))}` : '';
  return `${url.origin}${encode(`${url.pathname}${url.search}`)}${fragment}`;
}

/** The same; what is no http or https URL becomes a relative reference that leads nowhere else. */
export function pageUri(url: string): string {
  const text = url.toWellFormed().slice(0, maxUrlChars).toWellFormed();
  return webUri(url) ?? encodeURIComponent(text);
}

function encode(part: string): string {
  return part.replaceAll(notInUris, (character) => encodeURIComponent(character));
}
