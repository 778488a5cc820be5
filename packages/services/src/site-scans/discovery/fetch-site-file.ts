import { fetchGuarded, type EgressSession, type GuardedFetchAnswer } from '@curbcut/url-guard';

/** One site's files, fetched through one guarded way out. */
export interface SiteFetcher {
  fetch(url: string, limits: { maxBytes: number }): Promise<GuardedFetchAnswer>;
}

const timeoutMs = 15_000;
/** RFC 9309 asks for at least five. */
const maxRedirects = 10;

export function createSiteFetcher(
  session: EgressSession,
  { userAgent, signal }: { userAgent: string; signal: AbortSignal },
): SiteFetcher {
  return {
    fetch: (url, { maxBytes }) =>
      fetchGuarded(session, url, { userAgent, signal, timeoutMs, maxRedirects, maxBytes }),
  };
}
