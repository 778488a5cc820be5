import { html } from 'ghtml';
import { visibleText } from './visible-text.ts';

/** A link when the text is an http or https URL, else its label alone: it can come from the scanned page. */
export function webLink(text: string, label = text): string {
  const shown = visibleText(label);
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return html`${shown}`;
  return html`<a href="${url.href}" rel="noopener noreferrer nofollow">${shown}</a>`;
}
