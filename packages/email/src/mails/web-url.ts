/** The URL when it is http or https and so may become a link of a mail; throws a TypeError otherwise. */
export function webUrl(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new TypeError('A link in a mail must be an http or https address.');
  }
  return url.href;
}
