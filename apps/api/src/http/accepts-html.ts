import Negotiator from 'negotiator';

/**
 * True for a browser's navigation: `text/html` is named in `Accept` and comes before JSON. `*` and a missing header
 * are no wish for a page.
 */
export function acceptsHtml(accept: string | undefined): boolean {
  const headers = { accept: accept?.toLowerCase() ?? '' };
  const named = new Negotiator({ headers }).mediaTypes();
  const first = named.find((type) => type === 'text/html' || type === 'application/json');
  return first === 'text/html';
}
