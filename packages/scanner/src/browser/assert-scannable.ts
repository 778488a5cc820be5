import type { ScanFailureCode } from '@curbcut/model/scan';
import { STATUS_CODES } from 'node:http';
import { ScanFailureError } from '../scan-failure-error.ts';
import type { Answer } from './answer.ts';
import { isBotChallenge } from './bot-challenge.ts';
import type { PageDocument } from './page-document.ts';
import { sameSite } from './same-site.ts';

const pageTypes = new Set(['text/html', 'application/xhtml+xml', 'image/svg+xml']);
const signInPath =
  /\b(log[-_]?in|sign[-_]?in|signon|sso|auth(enticate|orize)?|oauth2?|account\/access|users\/sign_in|wp-login)\b/i;

/**
 * Is this the page that was asked for, and is there anything to evaluate? Otherwise throws a ScanFailureError: an error
 * page, a wall or an empty shell must never be scored.
 */
export function assertScannable(
  requestedUrl: string,
  answer: Answer,
  document: PageDocument,
): void {
  const contentType = document.contentType.toLowerCase();
  if (isBotChallenge(answer, document)) throw new ScanFailureError('BOT_CHALLENGE');
  assertStatus(answer);
  if (document.url.startsWith('chrome-error://')) throw new ScanFailureError('CONNECTION_FAILED');
  if (!/^https?:/.test(document.url)) throw new ScanFailureError('NO_CONTENT');
  if (!pageTypes.has(contentType)) throw notHtml(contentType);
  if (document.parserError) throw new ScanFailureError('PARSE_ERROR');
  if (isLoginWall(requestedUrl, document)) {
    throw new ScanFailureError('LOGIN_WALL', {
      message: `The address leads to a sign-in page (${shortAddress(document.url)}), so the page behind it could not be judged. To have the sign-in page itself judged, scan its own address.`,
    });
  }
  if (!sameSite(requestedUrl, document.url)) {
    throw new ScanFailureError('REDIRECTED_ELSEWHERE', {
      message: `The address leads to another website (${new URL(document.url).host}). Scan that address instead if it is the one you want.`,
    });
  }
  assertContent(answer, document);
}

/** Of a response that the browser stores instead of showing it: throws a ScanFailureError where its status or type is the reason. */
export function assertNoDownload(answer: Pick<Answer, 'status' | 'headers'>): void {
  assertStatus(answer);
  const { 'content-type': type = '', 'content-disposition': disposition = '' } = answer.headers;
  const [contentType] = /^[\w.+-]{1,60}\/[\w.+-]{1,60}/.exec(type.trim().toLowerCase()) ?? [];
  if (contentType && !pageTypes.has(contentType) && !/^\s*attachment/i.test(disposition))
    throw notHtml(contentType);
}

function notHtml(contentType: string): ScanFailureError {
  return new ScanFailureError('NOT_HTML', {
    message: `The address leads to a file of the type ${contentType}, not to a web page.`,
  });
}

function assertStatus({ status }: Pick<Answer, 'status'>): void {
  if (status >= 200 && status < 300 && status !== 204 && status !== 205) return;
  const code = statusFailure(status);
  const told = `${status}${STATUS_CODES[status] ? ` ${STATUS_CODES[status]}` : ''}`;
  const messages: Partial<Record<ScanFailureCode, string>> = {
    HTTP_ERROR: `The website answered with an error (${told}) instead of the page. Check the address.`,
    HTTP_SERVER_ERROR: `The website answered with a server error (${told}) instead of the page. Try again later.`,
  };
  if (status === 403)
    messages.HTTP_ERROR = `The website refused the visit (${told}). It may block automated visitors.`;
  throw new ScanFailureError(code, messages[code] ? { message: messages[code] } : {});
}

function statusFailure(status: number): ScanFailureCode {
  if (status === 401 || status === 407) return 'AUTH_REQUIRED';
  if (status === 429) return 'RATE_LIMITED';
  if (status >= 500) return 'HTTP_SERVER_ERROR';
  return status >= 400 ? 'HTTP_ERROR' : 'NO_CONTENT';
}

/**
 * Only when the URL asked for was another one: a sign-in page that is asked for by name is a page like any other. It is told by
 * its address, by the way back to what was asked for that it carries, or by being there for nothing else.
 */
function isLoginWall(requestedUrl: string, { url, signIn }: PageDocument): boolean {
  if (!signIn) return false;
  const [asked, shown] = [new URL(requestedUrl), new URL(url)];
  const moved = hostOf(asked) !== hostOf(shown) || pathOf(asked) !== pathOf(shown);
  const askedForSignIn = signInPath.test(asked.pathname) || signInPath.test(asked.hostname);
  if (!moved || askedForSignIn) return false;
  return (
    signInPath.test(shown.pathname + shown.search) ||
    signInPath.test(shown.hostname) ||
    (carries(shown, asked) && signIn.textBeside < mostBesideSignIn.withWayBack) ||
    (signIn.textBeside < mostBesideSignIn.text && signIn.links <= mostBesideSignIn.links)
  );
}

/** Without the query, which may hold what only the visitor should know. */
function shortAddress(address: string): string {
  const { host, pathname } = new URL(address);
  const whole = host + pathname.replace(/\/$/, '');
  return whole.length > mostAddress ? `${whole.slice(0, mostAddress - 1)}…` : whole;
}

const mostAddress = 80;

/** Its name, its motto and its imprint. */
const mostBesideSignIn = { text: 300, links: 6, withWayBack: 2_000 } as const;

/** The same website, and the same page, by other names. */
function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/+$/, '');
}

/** In its query or fragment, the address or the path that was asked for. */
function carries({ search, hash }: URL, asked: URL): boolean {
  if (asked.pathname.length < 2) return false;
  const values = [search, hash.replace(/^[^?]*/, '')].flatMap((query) => [
    ...new URLSearchParams(query).values(),
  ]);
  return values.some(
    (value) =>
      value === asked.pathname ||
      value.startsWith(`${asked.pathname}?`) ||
      isAddressOf(value, asked),
  );
}

function isAddressOf(value: string, asked: URL): boolean {
  return URL.canParse(value) && new URL(value).pathname === asked.pathname;
}

/** What was delivered whole and needs no script may show nothing: it is judged without a score. */
function assertContent({ cutShort, scriptsFailed }: Answer, document: PageDocument): void {
  if (document.showsContent) return;
  if (cutShort) throw new ScanFailureError(cutShort);
  if (document.awaitsScripts || scriptsFailed) throw new ScanFailureError('APP_SHELL_EMPTY');
  if (document.isBlank) throw new ScanFailureError('EMPTY_PAGE');
}
