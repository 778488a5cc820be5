/** True for an address by which only people at this machine reach a program on it. */
export function isLocalUrl(url: string): boolean {
  return /^(?:localhost$|127\.|\[::1\]$)/.test(new URL(url).hostname);
}
