import type { Issue, Reproduction, StatePicture } from '@curbcut/model/scan';
import { amount } from '@curbcut/model/text';
import { html } from 'ghtml';
import type { ShownElements } from './affected-elements.ts';
import { placeOn } from './place-on.ts';
import { shapeOf } from './report-picture.ts';
import { shownOf, type StatePictures } from './state-pictures.ts';
import { visibleText } from './visible-text.ts';

/** Most have fewer; the JSON report has them all. */
const stepsShown = 20;

/** In which state of the page an issue was seen; empty when it is there as the page loads. */
export function seenLine({ reproduction }: Issue): string {
  if (!reproduction?.state) return '';
  return html`<p class="muted">Seen ${visibleText(reproduction.state, 200)}.</p>`;
}

/** How to see the issue again: the steps, on screen also what they led to and a test to copy. */
export function reproductionPart(
  { reproduction }: Issue,
  { medium, statePictures }: Pick<ShownElements, 'medium' | 'statePictures'>,
): string {
  if (!reproduction) return '';
  if (medium !== 'screen') return stepsOnPaper(reproduction);
  const parts = [
    steps(reproduction),
    stateFigures(reproduction.pictures, statePictures),
    snippet(reproduction),
  ].filter((part) => part !== '');
  if (parts.length === 0) return '';
  return html`<div class="part">
    <p><b>What we did:</b></p>
    !${parts}
  </div>`;
}

/** As running text: each step is a sentence, and paper is short. */
function stepsOnPaper({ steps: all }: Reproduction): string {
  if (all.length === 0) return '';
  const shown = all.slice(0, stepsShown).map((step) => visibleText(step, 1_000));
  if (all.length > shown.length) shown.push('…');
  return html`<p><b>What we did:</b> ${shown.join(' ')}</p>`;
}

function steps({ steps: all }: Reproduction): string {
  if (all.length === 0) return '';
  const items = all.slice(0, stepsShown).map((step) => html`<li>${visibleText(step, 1_000)}</li>`);
  const more = all.length - items.length;
  return html`<ol class="how">
      !${items}
    </ol>
    !${more > 0 ? html`<p class="small muted">… and ${amount(more)} more: the JSON report has them all.</p>` : ''}`;
}

/** Those that the report has, side by side; empty where there are none. */
export function stateFigures(pictures: readonly StatePicture[], placed: StatePictures): string {
  const shown = shownOf(pictures).flatMap((picture) => {
    const found = placed.get(picture.name);
    return found ? [{ ...picture, variable: found.variable }] : [];
  });
  if (shown.length === 0) return '';
  const figures = shown.map(({ variable, caption, width, height, mark }) => {
    const shape = shapeOf({ x: 0, y: 0, width, height });
    return html`<figure>
      <div
        class="state-picture"
        style="max-width:${width}px;${shape};background-image:var(${variable})"
      >
        !${mark ? html`<div class="frame" style="${placeOn({ width, height }, mark)}"></div>` : ''}
      </div>
      <figcaption class="caption">${visibleText(caption, 300)}</figcaption>
    </figure>`;
  });
  return html`<div class="states">!${figures}</div>`;
}

function snippet({ snippet: code }: Reproduction): string {
  if (code === null) return '';
  return html`<details>
    <summary>Playwright test that fails until this is fixed</summary>
    <pre class="code"><code>${visibleText(code, 8_000)}</code></pre>
  </details>`;
}
