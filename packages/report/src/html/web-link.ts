import { html } from 'ghtml';
import { visibleText } from './visible-text.ts';

/** A link when the address is http or https, else its text alone: an address can come from the scanned page. */
export function webLink(address: string, text = address): string {
  const shown = visibleText(text);
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return html`${shown}`;
  return html`<a href="${url.href}" rel="noopener noreferrer nofollow">${shown}</a>`;
}
