/**
 * On a developer's own machine: which port the calls of this page go to, as a sentence; empty elsewhere. `apiBase`: the
 * full URL that calls are made to.
 */
export function localPortHint(apiBase: URL): string {
  const { hostname, port, protocol } = apiBase;
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return '';
  return `Check that the local server runs on port ${port || (protocol === 'https:' ? 443 : 80)}`;
}
