import { pageText } from './page-text.ts';

const longestAddress = 100;

/**
 * The scanned page as a mail names it: host and path, never the query. A stranger may have typed both the address
 * and the recipient, so there is little room for a message of theirs. Not yet escaped.
 */
export function pageAddress(address: string): string {
  const url = URL.parse(address);
  return pageText(url?.host ? `${url.host}${url.pathname}` : address, longestAddress);
}
