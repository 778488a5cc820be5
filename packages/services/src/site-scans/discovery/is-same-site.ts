/** The same host, with or without `www.`: another website was not asked for. */
export function isSameSite(a: string, b: string): boolean {
  const [left, right] = [a, b].map((url) => URL.parse(url)?.hostname.replace(/^www\./, ''));
  return left !== undefined && left === right;
}
