import { canonicalHostname, isAddress } from './canonical-host.ts';
import { judgeHost } from './judge-target.ts';
import { judgeOwnPath } from './own-service.ts';
import { type RefusalReason, refusalMessage } from './refusal.ts';
import type { TargetPolicy } from './target-policy.ts';

export type CheckedUrl =
  | { ok: true; url: URL }
  | {
      ok: false;
      code: 'INVALID_URL' | 'TARGET_REFUSED';
      reason: InvalidReason | RefusalReason;
      /** A sentence for the person: what is wrong and what to do. */
      message: string;
    };

type InvalidReason = keyof typeof invalidMessages;

const maxLength = 2048;
const specified = 'Please enter a valid website URL (e.g., https://example.com)';
const invalidMessages = {
  blank: specified,
  malformed: specified,
  'too-long': `${specified}. It may have at most 2,048 characters.`,
  scheme: `${specified}. It has to begin with http:// or https://.`,
  credentials: `${specified}. It must not contain a user name or a password.`,
} as const;

/**
 * Whether an address that somebody typed may be scanned, by every rule that needs no DNS. The URL returned is canonical
 * (as a browser reads it, without a trailing dot of the host) and is the one to store and to visit.
 * `example.org/path` is taken for https; with a port other than 443, for http.
 */
export function checkUrl(input: string, policy: TargetPolicy): CheckedUrl {
  const text = trimAsBrowsersDo(input);
  if (text === '') return invalid('blank');
  if (text.length > maxLength) return invalid('too-long');
  const completed = withScheme(text);
  if (completed === undefined) return invalid('malformed');
  const url = URL.parse(completed);
  if (!url) return invalid(hasWebScheme(completed) ? 'malformed' : 'scheme');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return invalid('scheme');
  if (url.username !== '' || url.password !== '') return invalid('credentials');
  if (url.href.length > maxLength) return invalid('too-long');
  const host = canonicalHostname(url.hostname);
  if (host === undefined || (completed !== text && !looksTyped(host))) return invalid('malformed');
  if (url.hostname.endsWith('.')) url.hostname = host;
  const port = portOf(url);
  const reason =
    judgeHost(host, port, policy) ?? judgeOwnPath(policy.ownServices, [host], port, url.pathname);
  if (reason === null) return { ok: true, url };
  return { ok: false, code: 'TARGET_REFUSED', reason, message: refusalMessage(reason) };
}

/** The port that a URL leads to, the scheme's own when it names none. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** What the URL standard drops before it parses: C0 controls and spaces around, tabs and line breaks anywhere. */
function trimAsBrowsersDo(input: string): string {
  const isDropped = (at: number) => (input.codePointAt(at) ?? 0x21) <= 0x20;
  let start = 0;
  let end = input.length;
  while (start < end && isDropped(start)) start += 1;
  while (end > start && isDropped(end - 1)) end -= 1;
  return input.slice(start, end).replaceAll(/[\t\n\r]/g, '');
}

function withScheme(text: string): string | undefined {
  const [, host = '', port] = /^([^:/\\?#@[]+|\[[^\]]*\]):(\d+)(?:[/\\?#]|$)/.exec(text) ?? [];
  if (port !== undefined && (host.toLowerCase() === 'localhost' || /[.[]/.test(host))) {
    return `${port === '443' ? 'https' : 'http'}://${text}`;
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
  return /^[/\\?#:.]/.test(text) ? undefined : `https://${text}`;
}

function hasWebScheme(text: string): boolean {
  return /^https?:/i.test(text);
}

/** A bare word is no address of a website, only a name with a dot (or localhost, to be refused as such) is. */
function looksTyped(host: string): boolean {
  return host === 'localhost' || host.includes('.') || isAddress(host);
}

function invalid(reason: InvalidReason): CheckedUrl {
  return { ok: false, code: 'INVALID_URL', reason, message: invalidMessages[reason] };
}
