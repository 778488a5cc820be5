import {
  clusterLabels,
  pictureViews,
  placesOf,
  rangesText,
  type PictureView,
} from '@curbcut/model/picture';
import type { BoundingBox, Issue } from '@curbcut/model/scan';
import { html } from 'ghtml';
import { cornerOn, placeOn } from './place-on.ts';
import { pictureBehind, shapeOf, type ReportPicture } from './report-picture.ts';

/** The least that a crop is drawn wide, as in the style sheet. CSS pixels. */
const cropWidth = 190;
/** Frames of what is drawn smaller than this would hide their neighbors. CSS pixels. */
const thinBelow = 20;

/**
 * The part of the page's picture that shows the issue's first elements, framed and numbered; empty when none of its
 * elements is on the picture.
 */
export function issueCrop(
  issue: Pick<Issue, 'outcome' | 'nodes'>,
  picture: ReportPicture | null,
): string {
  const [view] = picture ? pictureViews(placesOf(issue, picture), picture) : [];
  if (!picture || !view) return '';
  const { window, boxes } = view;
  const isReview = issue.outcome === 'needs-review';
  const numbers = rangesText(boxes.map(({ number }) => number).sort((a, b) => a - b));
  const name = `Picture of element${boxes.length === 1 ? '' : 's'} ${numbers}`;
  return html`<div class="picture" role="img" aria-label="${name}" style="${shapeOf(window)}">
    !${pictureBehind(window, picture)}!${framesOf(view, isReview)}!${labelsOf(view, isReview)}
  </div>`;
}

function framesOf(view: PictureView, isReview: boolean): string[] {
  const { size, boxes } = drawn(view);
  return boxes.map(({ box }) => {
    const isThin = Math.min(box.width, box.height) < thinBelow;
    const looks = `frame${isReview ? ' frame--review' : ''}${isThin ? ' frame--thin' : ''}`;
    return html`<span class="${looks}" style="${placeOn(size, box)}"></span>`;
  });
}

/** Labels that are apart at this width are so wherever the crop is drawn wider. */
function labelsOf(view: PictureView, isReview: boolean): string[] {
  const { size, boxes } = drawn(view);
  const looks = `label${isReview ? ' label--review' : ''}`;
  return clusterLabels(boxes, { ...size, suffix: isReview ? '?' : '' }).map((label) => {
    const place = `${cornerOn(size, label)};width:${label.width}px`;
    return html`<b class="${looks}" style="${place}" aria-hidden="true">${label.text}</b>`;
  });
}

type Size = Pick<BoundingBox, 'width' | 'height'>;

/** A view in pixels of its drawing. */
function drawn({ window, boxes }: PictureView) {
  const scale = cropWidth / window.width;
  const size: Size = { width: cropWidth, height: window.height * scale };
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
