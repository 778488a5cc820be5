/** The characters of an address that RFC 3986 has no place for, and percent signs that encode nothing. */
const notInAddresses = /[^A-Za-z0-9\-._~:/?@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})/g;

const maxAddressChars = 2_000;

/** A page's address as a URI without user name and password; null when it is neither http nor https. */
export function webUri(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const fragment = url.hash ? `#${encode(url.hash.slice(1))}` : '';
  return `${url.origin}${encode(`${url.pathname}${url.search}`)}${fragment}`;
}

/** The same; what is no web address becomes a relative reference that leads nowhere else. */
export function pageUri(address: string): string {
  const text = address.toWellFormed().slice(0, maxAddressChars).toWellFormed();
  return webUri(address) ?? encodeURIComponent(text);
}

function encode(part: string): string {
  return part.replaceAll(notInAddresses, (character) => encodeURIComponent(character));
}
