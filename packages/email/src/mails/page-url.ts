import { pageText } from './page-text.ts';

const longestUrl = 100;

/**
 * The scanned page as a mail names it: host and path, never the query. A stranger may have typed both the URL
 * and the recipient, so there is little room for a message of theirs. Not yet escaped.
 */
export function pageUrl(text: string): string {
  const url = URL.parse(text);
  return pageText(url?.host ? `${url.host}${url.pathname}` : text, longestUrl);
}
