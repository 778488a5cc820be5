import { webUrl } from './web-url.ts';

/**
 * What lets a mail program show its own unsubscribe button. One click (RFC 8058) needs https; over http the program
 * opens the page instead (RFC 2369). Throws a TypeError when the address is no web address.
 */
export function unsubscribeHeaders(unsubscribeUrl: string | undefined): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  const url = webUrl(unsubscribeUrl);
  return {
    'List-Unsubscribe': `<${url}>`,
    ...(url.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}
