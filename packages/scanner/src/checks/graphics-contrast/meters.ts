import type { BoundingBox } from '@curbcut/model/scan';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { flatAncestors } from '../../capture/flat-tree.ts';
import { isVisible } from '../../capture/visibility.ts';
import { toColor } from '../page/colors.ts';
import { closest, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

/** In CSS pixels; which shares of a bar are a value; and how far from it in the code a figure may tell it. */
const limits = {
  narrowest: 40,
  lowest: 4,
  highest: 48,
  flat: 3,
  least: 0.05,
  most: 0.95,
  steps: 3,
} as const;

/** A bar of which one part is filled. */
export interface Meter {
  node: CapturedNode;
  box: BoundingBox;
  /** Where the filled part ends: from the left, in CSS pixels of the document. */
  end: number;
  /** A figure that people see tells the same. */
  isTold: boolean;
}

/** Bars that tell how much of something is done or used, as the author says by a role. */
export function metersIn({ nodes }: CapturedDocument): Meter[] {
  return nodes.flatMap((node): Meter[] => {
    if (!/^(progressbar|meter)$/.test(roleOf(node)) || isHiddenByAttribute(node)) return [];
    const track = trackOf(node);
    const fill = track && fillOf(track);
    if (!track?.box || !fill?.box || !isVisible(node)) return [];
    const { x, width } = fill.box;
    const isFromLeft = x - track.box.x <= 4;
    const share = width / track.box.width;
    if (share < limits.least || share > limits.most) return [];
    if (!isFromLeft && track.box.x + track.box.width - x - width > 4) return [];
    return [{ node, box: track.box, end: isFromLeft ? x + width : x, isTold: isTold(node) }];
  });
}

function trackOf(node: CapturedNode): CapturedNode | null {
  const isTrack = ({ box }: CapturedNode) =>
    box !== null &&
    box.width >= limits.narrowest &&
    box.height >= limits.lowest &&
    box.height <= limits.highest &&
    box.width >= limits.flat * box.height;
  return isTrack(node) ? node : (node.children.find(isTrack) ?? null);
}

/** The one part that has a color and no words. */
function fillOf(track: CapturedNode): CapturedNode | null {
  const filled = track.children.filter(
    ({ kind, style, box }) =>
      kind === 'element' &&
      style !== null &&
      box !== null &&
      style['animation-name'] === 'none' &&
      ((toColor(style['background-color'])?.alpha ?? 0) > 0.1 ||
        style['background-image'] !== 'none'),
  );
  const [fill, ...more] = filled;
  const hasWords = visibleWordsOf(track) !== '';
  return fill && more.length === 0 && !hasWords ? fill : null;
}

function isTold(node: CapturedNode): boolean {
  let step = 0;
  for (const at of flatAncestors(node)) {
    if (step === limits.steps || /^(body|main)$/.test(at.tag)) return false;
    step += 1;
    if (/\p{Nd}/u.test(visibleWordsOf(at))) return true;
    if (/^(section|article|li|tr|td|aside|form)$/.test(at.tag)) return false;
  }
  return closest(node, ({ tag }) => tag === 'label') !== null;
}
