/** Meant for one connection only (RFC 9110, 7.6.1), or for the proxy. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

/** Would tell a site about the way to us, or be believed by a server that trusts its own proxy. */
const aboutTheWay = new Set(['forwarded', 'via', 'x-real-ip', 'client-ip', 'true-client-ip']);

/**
 * A browser's headers as a site may see them: a flat list of names and values, with `Host` from the request's target and
 * the framing of the body kept.
 */
export function toUpstreamHeaders(rawHeaders: readonly string[], authority: string): string[] {
  const kept = withoutHop(rawHeaders, (name) => {
    return (
      name === 'host' ||
      name === 'expect' ||
      aboutTheWay.has(name) ||
      name.startsWith('x-forwarded-')
    );
  });
  return ['Host', authority, ...kept];
}

/** A site's headers as the browser may see them: nothing that speaks for the proxy. */
export function toBrowserHeaders(rawHeaders: readonly string[]): string[] {
  return withoutHop(rawHeaders, (name) => name.startsWith('x-curbcut-'));
}

function withoutHop(rawHeaders: readonly string[], isDropped: (name: string) => boolean): string[] {
  const named = namedByConnection(rawHeaders);
  const kept: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const lower = name.toLowerCase();
    if (hopByHop.has(lower) || named.has(lower) || lower.startsWith('proxy-')) continue;
    if (!isDropped(lower)) kept.push(name, rawHeaders[at + 1] ?? '');
  }
  return kept;
}

function namedByConnection(rawHeaders: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() !== 'connection') continue;
    for (const name of (rawHeaders[at + 1] ?? '').split(',')) names.add(name.trim().toLowerCase());
  }
  names.delete('content-length');
  return names;
}
