import { colors } from '@curbcut/design-tokens';
import type { ScanResult } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { html } from 'ghtml';
import { webUrl } from './web-url.ts';

/** How far Tab led; null where the scan did not use the page. */
export function walkOf({ walk }: ScanResult): string | null {
  return walk ? `Pressing Tab led to ${countOf(walk.stops.length, 'stop')} on the page.` : null;
}

export function walkHtml(sentence: string | null, resultUrl: string): string {
  if (sentence === null) return '';
  return html`<p style="margin:0 0 12px">
    ${sentence}
    <a href="${walkUrl(resultUrl)}" style="color:${colors.link.light}"
      >See the way of the keyboard</a
    >.
  </p>`;
}

export function walkText(sentence: string | null, resultUrl: string): string {
  return sentence === null ? '' : `${sentence} See the way of the keyboard:\n${walkUrl(resultUrl)}`;
}

/** The view of the result that draws the stops. */
function walkUrl(resultUrl: string): string {
  const url = new URL(webUrl(resultUrl));
  url.searchParams.set('view', 'keyboard');
  return url.href;
}
