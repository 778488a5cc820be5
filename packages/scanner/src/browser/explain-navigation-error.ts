import type { EgressSession } from '@curbcut/url-guard';
import type { ScanFailureCode } from '@curbcut/model/scan';
import { ScanFailureError } from '../scan-failure-error.ts';

/** Chromium's own words for what went wrong, where the egress proxy knows no better reason. */
const causes: readonly [RegExp, ScanFailureCode][] = [
  [/ERR_TOO_MANY_REDIRECTS/, 'TOO_MANY_REDIRECTS'],
  [/ERR_NAME_NOT_RESOLVED/, 'DNS_FAILURE'],
  [/ERR_(CERT|SSL|BAD_SSL|TLS)/, 'TLS_ERROR'],
  [/ERR_PROXY_CONNECTION_FAILED/, 'PROXY_UNAVAILABLE'],
  [
    /ERR_UNSAFE_PORT|ERR_UNSAFE_REDIRECT|ERR_UNKNOWN_URL_SCHEME|ERR_DISALLOWED_URL_SCHEME|ERR_INVALID_REDIRECT/,
    'TARGET_BLOCKED',
  ],
  [/ERR_ABORTED|ERR_INVALID_RESPONSE|ERR_CONTENT_DECODING_FAILED/, 'NO_CONTENT'],
  [
    /ERR_(CONNECTION|EMPTY_RESPONSE|INVALID_HTTP|TUNNEL|ADDRESS|SOCKET|TIMED_OUT|HTTP2|QUIC|RESPONSE_HEADERS|INCOMPLETE|CONTENT_LENGTH)/,
    'CONNECTION_FAILED',
  ],
];

/** Translates a navigation that failed at one of `urls`; the proxy knows why it refused, Chromium does not. */
export function explainNavigationError(
  error: unknown,
  urls: readonly string[],
  egress: EgressSession,
): ScanFailureError {
  const text = error instanceof Error ? error.message : String(error);
  const blamed = [/ at (https?:\S+)/.exec(text)?.[1], ...urls].filter(
    (address) => address !== undefined,
  );
  const known = explainEgress(egress, blamed);
  if (known) return known;
  const code = causes.find(([pattern]) => pattern.test(text))?.[1];
  return new ScanFailureError(
    code ?? (text.includes('net::') ? 'CONNECTION_FAILED' : 'BROWSER_FAILED'),
    { cause: error },
  );
}

/** What the proxy knows of the URLs; null when it let them all pass. */
export function explainEgress(
  egress: EgressSession,
  urls: readonly string[],
): ScanFailureError | null {
  if (egress.overLimit !== null) return new ScanFailureError('PAGE_TOO_LARGE');
  for (const url of urls) {
    if (egress.denialFor(url)) return new ScanFailureError('TARGET_BLOCKED');
    const failure = egress.failureFor(url);
    if (failure)
      return new ScanFailureError(
        failure.reason.startsWith('dns') ? 'DNS_FAILURE' : 'CONNECTION_FAILED',
      );
  }
  return null;
}
