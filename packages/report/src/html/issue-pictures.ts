import {
  clusterLabels,
  pictureViews,
  type NumberedBox,
  type PictureLabel,
  type PictureView,
} from '@curbcut/model/picture';
import type { BoundingBox, Issue } from '@curbcut/model/scan';
import { countOf } from '@curbcut/model/text';
import { html } from 'ghtml';
import { percent, pictureBehind, shapeOf, type ReportPicture } from './report-picture.ts';

/** How wide pictures are drawn, as in the style sheet; the narrow width is the least. CSS pixels. */
const narrowWidth = 280;
const wideWidth = 576;
/** What shows more of the page than this, in CSS pixels of it, is drawn wide where there is room. */
const wideFrom = 600;
/** Frames of what is drawn smaller than this would hide their neighbors. CSS pixels. */
const thinBelow = 20;

/**
 * Parts of the page's picture that show these elements of an issue, framed and numbered; of more than `most` the first,
 * and how many elements are left. Empty for no elements.
 */
export function issuePictures(
  { outcome }: Pick<Issue, 'outcome'>,
  places: readonly NumberedBox[],
  picture: ReportPicture,
  most = Infinity,
): string {
  if (places.length === 0) return '';
  const isReview = outcome === 'needs-review';
  const views = pictureViews(places, picture);
  const drawnViews = views.slice(0, most).map((view) => pictureOf(view, picture, isReview));
  const left = views.slice(most).flatMap(({ boxes }) => boxes);
  const pictures = html`<div class="pictures">!${drawnViews}</div>`;
  return `${pictures}${notDrawn(left.length)}`;
}

function notDrawn(elements: number): string {
  if (elements === 0) return '';
  const more = countOf(elements, 'more element');
  return html`<p class="small muted">The result on the website shows ${more} on the picture.</p>`;
}

function pictureOf(view: PictureView, picture: ReportPicture, isReview: boolean): string {
  const { window, boxes } = view;
  const isWide = window.width > wideFrom;
  const numbers = boxes.map(({ number }) => number).join(', ');
  const name = `Picture of element${boxes.length === 1 ? '' : 's'} ${numbers}`;
  const look = isReview ? ' label--review' : '';
  const labels = isWide
    ? [
        ...labelsOf(view, wideWidth, isReview, `label label--wide${look}`),
        ...labelsOf(view, narrowWidth, isReview, `label label--narrow${look}`),
      ]
    : labelsOf(view, narrowWidth, isReview, `label${look}`);
  return html`<div
    class="picture${isWide ? ' picture--wide' : ''}"
    role="img"
    aria-label="${name}"
    style="${shapeOf(window)}"
  >
    !${pictureBehind(window, picture)}!${framesOf(view, isWide, isReview)}!${labels}
  </div>`;
}

function framesOf(view: PictureView, isWide: boolean, isReview: boolean): string[] {
  const { size, boxes } = drawn(view, isWide ? wideWidth : narrowWidth);
  return boxes.map(({ box }) => {
    const isThin = Math.min(box.width, box.height) < thinBelow;
    const looks = `frame${isReview ? ' frame--review' : ''}${isThin ? ' frame--thin' : ''}`;
    const place = `${corner(box, size)};width:${percent(box.width / size.width)};height:${percent(box.height / size.height)}`;
    return html`<span class="${looks}" style="${place}"></span>`;
  });
}

/** Labels that are apart at this width are so wherever the picture is drawn wider. */
function labelsOf(view: PictureView, width: number, isReview: boolean, looks: string): string[] {
  const { size, boxes } = drawn(view, width);
  return clusterLabels(boxes, { ...size, suffix: isReview ? '?' : '' }).map(
    (label: PictureLabel) => {
      const place = `${corner(label, size)};width:${label.width}px`;
      return html`<b class="${looks}" style="${place}" aria-hidden="true">${label.text}</b>`;
    },
  );
}

type Size = Pick<BoundingBox, 'width' | 'height'>;

function corner({ x, y }: BoundingBox, size: Size): string {
  return `left:${percent(x / size.width)};top:${percent(y / size.height)}`;
}

/** A view in pixels of its drawing. */
function drawn({ window, boxes }: PictureView, width: number) {
  const scale = width / window.width;
  const size: Size = { width, height: window.height * scale };
  return {
    size,
    boxes: boxes.map(({ number, box }) => ({
      number,
      box: {
        x: (box.x - window.x) * scale,
        y: (box.y - window.y) * scale,
        width: box.width * scale,
        height: box.height * scale,
      },
    })),
  };
}
