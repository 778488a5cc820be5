import { colors } from '@curbcut/design-tokens';
import { html } from 'ghtml';
import type { Impact } from '@curbcut/model/scan';

/** Four outlines that differ without color: octagon, triangle, diamond, circle. */
const shapes: Record<Impact, string> = {
  critical:
    '<path d="M8.2 2.5h7.6l5.7 5.7v7.6l-5.7 5.7H8.2l-5.7-5.7V8.2z"/><path d="m9 9 6 6m0-6-6 6"/>',
  serious: '<path d="M12 3 2.5 20h19z"/><path d="M12 9.5v4.5m0 3v.01"/>',
  moderate: '<path d="m12 2.5 9.5 9.5-9.5 9.5L2.5 12z"/>',
  minor: '<circle cx="12" cy="12" r="9.5"/><path d="M12 16.5V12m0-4v-.01"/>',
};

export const impactNames: Record<Impact, string> = {
  critical: 'Critical',
  serious: 'Serious',
  moderate: 'Moderate',
  minor: 'Minor',
};

function impactIcon(impact: Impact): string {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">!${shapes[impact]}</svg>`;
}

/** Shape, word and color: any two of them can be lost. */
export function severityWord(impact: Impact): string {
  return html`<span class="severity text-${impact}"
    >!${impactIcon(impact)}${impactNames[impact]}</span
  >`;
}

/** A curb with a ramp cut into it. */
export const brandMark = `<svg class="mark" viewBox="0 0 32 20" aria-hidden="true"><path d="M0 2h10.4L6.6 18H0zM32 2H21.6l3.8 16H32z" fill="currentColor"/><path d="M12.9 2h6.2l3.8 16H9.1z" fill="${colors.yellow}"/></svg>`;
