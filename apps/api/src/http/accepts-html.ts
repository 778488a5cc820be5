/**
 * True for a browser's navigation: `text/html` is named in `Accept` and comes before JSON. `*` and a missing header
 * are no wish for a page.
 */
export function acceptsHtml(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map(toMediaType);
  const html = types.findIndex(({ name }) => name === 'text/html');
  const json = types.findIndex(({ name }) => name === 'application/json');
  const htmlQuality = types[html]?.quality ?? 0;
  const jsonQuality = types[json]?.quality ?? 0;
  if (htmlQuality === 0) return false;
  return htmlQuality > jsonQuality || (htmlQuality === jsonQuality && html < json);
}

function toMediaType(text: string): { name: string; quality: number } {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
  return { name, quality: Number.isFinite(quality) ? quality : 0 };
}
