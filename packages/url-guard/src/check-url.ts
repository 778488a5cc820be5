import { type InvalidUrlReason, parseScanUrl, toHttpUrl } from '@curbcut/model/url';
import { canonicalHostname } from './canonical-host.ts';
import { checkHost } from './check-target.ts';
import { checkOwnPath } from './own-service.ts';
import { type RefusalReason, refusalMessage } from './refusal.ts';
import type { TargetPolicy } from './target-policy.ts';

export type CheckedUrl =
  | {
      ok: true;
      url: URL;
      /** Nobody wrote a scheme: where https can't be reached, http is meant. It needs a check of its own then. */
      schemeAssumed: boolean;
    }
  | {
      ok: false;
      code: 'INVALID_URL' | 'TARGET_REFUSED';
      reason: InvalidUrlReason | RefusalReason;
      /** A sentence for the person: what is wrong and what to do. */
      message: string;
    };

/**
 * Whether a URL that somebody typed may be scanned, by every rule that needs no DNS. The URL returned is canonical and
 * is the one to store and to visit. Without a scheme it is https, or http where only that may be visited.
 */
export function checkUrl(input: string, policy: TargetPolicy): CheckedUrl {
  const parsed = parseScanUrl(input);
  if (!parsed.ok) return { ...parsed, code: 'INVALID_URL' };
  const { url, schemeAssumed } = parsed;
  const reason = refusalOf(url, policy);
  if (reason === null) return { ok: true, url, schemeAssumed };
  const overHttp = new URL(toHttpUrl(url.href));
  if (schemeAssumed && refusalOf(overHttp, policy) === null)
    return { ok: true, url: overHttp, schemeAssumed: false };
  return { ok: false, code: 'TARGET_REFUSED', reason, message: refusalMessage(reason) };
}

/** The port that a URL leads to, the scheme's own when it names none. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function refusalOf(url: URL, policy: TargetPolicy): RefusalReason | null {
  const host = canonicalHostname(url.hostname);
  if (host === undefined) return 'special-address';
  const port = portOf(url);
  const request = { path: url.pathname, isTunneled: url.protocol === 'https:' };
  return checkHost(host, port, policy) ?? checkOwnPath(policy.ownServices, [host], port, request);
}
