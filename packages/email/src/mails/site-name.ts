import { pageText } from './page-text.ts';

const longestName = 80;

/**
 * The scanned site as a subject names it: its host in ASCII, or null for what is no URL. Only for mails to the
 * confirmed address of whoever asked for the scan: to anybody else a subject could carry a stranger's message.
 */
export function siteName(url: string): string | null {
  const host = URL.parse(url)?.host ?? '';
  return host === '' ? null : pageText(host, longestName);
}
