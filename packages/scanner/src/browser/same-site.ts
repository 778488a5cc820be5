import { getDomain } from 'tldts-icann';

/** True when both URLs belong to one registrable domain (`example.co.uk`), or to the same host. */
export function sameSite(a: string, b: string): boolean {
  const hosts = [a, b].map((url) => URL.parse(url)?.hostname);
  if (!hosts[0] || !hosts[1]) return false;
  return (
    hosts[0] === hosts[1] ||
    (getDomain(hosts[0]) !== null && getDomain(hosts[0]) === getDomain(hosts[1]))
  );
}
