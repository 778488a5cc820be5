import type { BoundingBox } from '@curbcut/model/scan';
import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isClippedAway, isVisible } from '../../capture/visibility.ts';
import { toColor } from '../page/colors.ts';
import { closest, isDisabled } from '../page/controls.ts';
import type { TextOverPicture } from './texts-over-pictures.ts';

/** In CSS pixels: how far slides may be apart that take the place of each other, and what is too small to see; and how many texts of them are looked at. */
const limits = { apart: 2, unseen: 1, most: 40 } as const;

/**
 * Texts of slides that are hidden while another one shows in the same place, where nothing but what is behind both is seen
 * behind them: they can be judged by the picture of that.
 */
export function textsOfHiddenSlides({ nodes }: CapturedDocument): TextOverPicture[] {
  const slides = nodes.filter(isHiddenSlide);
  const texts = slides.flatMap((slide) => [...flatDescendants(slide)].flatMap(asText));
  const byElement = Map.groupBy(texts, ({ element }) => element);
  return [...byElement]
    .map(([element, all]) => ({
      element,
      text: all.map(({ text }) => text).join(''),
      lines: all.flatMap(({ lines }) => lines),
      isOverVideo: false,
      isUnseen: true,
    }))
    .slice(0, limits.most);
}

function isHiddenSlide(slide: CapturedNode): boolean {
  const { kind, tag, box, style, parent } = slide;
  if (kind !== 'element' || !box || style?.visibility !== 'hidden' || !parent) return false;
  if (parent.style?.visibility === 'hidden' || !paintsNothing(slide)) return false;
  const others = parent.children.filter(
    (one) => one !== slide && one.tag === tag && one.box !== null && isSamePlace(one.box, box),
  );
  return others.some((one) => isVisible(one)) && others.every(paintsNothing);
}

function isSamePlace(one: BoundingBox, other: BoundingBox): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= limits.apart,
  );
}

/** Neither it nor what stands in it has a ground, a picture or anything else that lies behind words. */
function paintsNothing(slide: CapturedNode): boolean {
  return [slide, ...flatDescendants(slide)].every(
    ({ kind, tag, style }) =>
      kind === 'text' ||
      (!/^(img|svg|canvas|video|iframe|object)$/.test(tag) &&
        (style === null ||
          (style['background-image'] === 'none' &&
            style['box-shadow'] === 'none' &&
            style['text-shadow'] === 'none' &&
            Number(style.opacity) === 1 &&
            toColor(style['background-color'])?.alpha === 0))),
  );
}

function asText({ kind, text, parent, fragments }: CapturedNode) {
  if (kind !== 'text' || !parent || !/[\p{L}\p{N}]/u.test(text) || isDisabled(parent)) return [];
  if (closest(parent, isForScreenReaders)) return [];
  return [{ element: parent, text, lines: fragments.map(({ box }) => box) }];
}

function isForScreenReaders({ style, box }: CapturedNode): boolean {
  return (
    (style !== null && isClippedAway(style)) ||
    (box !== null && Math.min(box.width, box.height) <= limits.unseen)
  );
}
