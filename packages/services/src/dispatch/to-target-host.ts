import { isOwnTarget, type TargetPolicy } from '@curbcut/url-guard';

/** The host that is spared when a URL is scanned, with or without `www.`; null for the operator's own. */
export function toTargetHost(url: string, policy: TargetPolicy): string | null {
  const { hostname, protocol, port } = new URL(url);
  const usualPort = protocol === 'https:' ? '443' : '80';
  if (isOwnTarget(`${hostname}:${port || usualPort}`, policy)) return null;
  return hostname.replace(/^www\./, '');
}
