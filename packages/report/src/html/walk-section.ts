import { drawWalk, walkSvg } from '@curbcut/model/picture';
import { type KeyboardWalk, roleWords, type ScanResult, type WalkEnd } from '@curbcut/model/scan';
import { amount, countOf } from '@curbcut/model/text';
import { html } from 'ghtml';
import { pictureBehind, type ReportPicture, shapeOf } from './report-picture.ts';
import { visibleText } from './visible-text.ts';

/** How wide the picture is drawn, as in the style sheet. CSS pixels. */
const width = 576;
const stopsShown = 200;
/** So many have room beside the picture on one sheet of paper. */
const stopsBeside = 60;

const ends: Record<WalkEnd, string> = {
  'left-page': 'Then Tab left the page, as it should.',
  trap: 'Then Tab did not lead on: it went round in a circle, or stayed where it was.',
  cap: 'There it was ended, as it is for every page with so many stops.',
  time: 'There was no time to go on.',
  'page-changed': 'Then the page had become another one.',
};

/** The way of the focus through the page with Tab; empty where the keyboard was not used. */
export function walkSection({ walk }: ScanResult, picture: ReportPicture | null): string {
  if (!walk) return '';
  const { stops, end } = walk;
  const said = `Pressing Tab from the start of the page led to ${countOf(stops.length, 'stop')}. ${ends[end]}`;
  const more = stops.length - stopsShown;
  const isShort = stops.length <= stopsBeside;
  return html`<section class="${isShort ? 'keep' : ''}" aria-labelledby="keyboard-walk">
    <h2 id="keyboard-walk">The way of the keyboard</h2>
    <p class="muted">${said}</p>
    <div class="${isShort ? 'walked' : 'part'}">
      !${drawn(walk, picture)}
      <ol class="plain-list walk">
        !${stops.slice(0, stopsShown).map(stopItem)}
      </ol>
    </div>
    !${more > 0 ? html`<p class="small">… and ${amount(more)} more</p>` : ''}
  </section>`;
}

function drawn(walk: KeyboardWalk, picture: ReportPicture | null): string {
  if (!picture) return '';
  const drawing = drawWalk(walk, picture, width);
  if (drawing.boxes.length === 0) return '';
  const page = {
    x: 0,
    y: 0,
    width: picture.width / picture.scale,
    height: picture.height / picture.scale,
  };
  return html`<div
    class="picture picture--page picture--walk"
    role="img"
    aria-label="Picture of the page with the stops of Tab, numbered as in the list"
    style="${shapeOf(page)};--shape:${Number((page.width / page.height).toFixed(4))}"
  >
    !${pictureBehind(page, picture)}!${walkSvg(drawing)}
  </div>`;
}

function stopItem({ name, role, visible, target }: KeyboardWalk['stops'][number]): string {
  const called =
    name === ''
      ? html`<code>${visibleText(target.join(' >>> '), 300)}</code>`
      : html`${visibleText(name, 200)}`;
  const kind = html`<span class="muted">, ${visibleText(roleWords(role) || 'no role', 60)}</span>`;
  const unseen = visible ? '' : html` <strong>could not be seen</strong>`;
  return html`<li>!${called}!${kind}!${unseen}</li>`;
}
