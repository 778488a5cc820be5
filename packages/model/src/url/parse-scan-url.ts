import { errorMessages } from '../errors/error-messages.ts';
import { limits } from '../limits/limits.ts';

export type ParsedScanUrl =
  | {
      ok: true;
      /** As a browser reads it, without a trailing dot of the host: the form to store and to compare. */
      url: URL;
      /** Nobody wrote a scheme: https is meant first, `toHttpUrl` where that can't be reached. */
      schemeAssumed: boolean;
    }
  | {
      ok: false;
      reason: InvalidUrlReason;
      /** A sentence for the person: what is wrong and what to do. */
      message: string;
    };

export type InvalidUrlReason = keyof typeof invalidMessages;

const invalidMessages = {
  blank: errorMessages.urlRequired,
  malformed: errorMessages.invalidUrl,
  'too-long': `${errorMessages.invalidUrl}. It may have at most ${limits.urlLength.toLocaleString('en-US')} characters.`,
  scheme: `${errorMessages.invalidUrl}. It has to begin with http:// or https://.`,
  credentials: `${errorMessages.invalidUrl}. It must not contain a user name or a password.`,
} as const;

/**
 * Reads the URL of a website as somebody typed it, for forms, API and command line alike. What names its scheme is
 * taken literally; `example.org/path` and `example.org:8080` are taken for https, or http where that can't be reached.
 * Port 443 means https and port 80 http. Says nothing of whether the website may be visited.
 */
export function parseScanUrl(input: string): ParsedScanUrl {
  const text = trimAsBrowsersDo(input);
  if (text === '') return invalid('blank');
  if (text.length > limits.urlLength) return invalid('too-long');
  const completed = withScheme(text);
  if (completed === null) return invalid('malformed');
  const url = URL.parse(completed.text);
  if (!url) return invalid(/^https?:/i.test(completed.text) ? 'malformed' : 'scheme');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return invalid('scheme');
  if (url.username !== '' || url.password !== '') return invalid('credentials');
  if (url.href.length > limits.urlLength) return invalid('too-long');
  const host = url.hostname.replace(/\.$/, '');
  if (!isHost(host) || (completed.text !== text && !looksTyped(host))) return invalid('malformed');
  if (url.hostname !== host) url.hostname = host;
  return { ok: true, url, schemeAssumed: completed.schemeAssumed };
}

/** The same URL over http: what is meant where nobody wrote a scheme and https can't be reached. */
export function toHttpUrl(url: string): string {
  return url.replace(/^https:/, 'http:');
}

/** Whether a name server could know this name, which is written as `URL.hostname` writes it. */
export function isDomainName(name: string): boolean {
  return name.length <= 253 && name.split('.').every((label) => domainLabel.test(label));
}

const domainLabel = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** `URL` has judged IPv6 addresses. */
function isHost(host: string): boolean {
  return host.startsWith('[') || isDomainName(host);
}

/** A bare word is no URL of a website, only a name with a dot (or localhost, to be refused as such) is. */
function looksTyped(host: string): boolean {
  return host === 'localhost' || /[.[]/.test(host);
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

function withScheme(text: string): { text: string; schemeAssumed: boolean } | null {
  const [, host = '', port] = /^([^:/\\?#@[]+|\[[^\]]*\]):(\d+)(?:[/\\?#]|$)/.exec(text) ?? [];
  if (port !== undefined && looksTyped(host.toLowerCase())) {
    const scheme = Number(port) === 80 ? 'http' : 'https';
    return { text: `${scheme}://${text}`, schemeAssumed: ![80, 443].includes(Number(port)) };
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return { text, schemeAssumed: false };
  return /^[/\\?#:.]/.test(text) ? null : { text: `https://${text}`, schemeAssumed: true };
}

function invalid(reason: InvalidUrlReason): ParsedScanUrl {
  return { ok: false, reason, message: invalidMessages[reason] };
}
