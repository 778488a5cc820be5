import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { closest } from '../page/controls.ts';
import { allWordsOf } from '../page/words-of.ts';

/** Sizes in CSS pixels. */
interface Sizes {
  ornament: number;
}

/** Something large enough with text or a picture, at a place that people see, and no sign that something is under way. */
export function drawsTheEye(node: CapturedNode, { ornament }: Sizes): boolean {
  const { box } = node;
  if (!box || box.height < 8) return false;
  // A word is short where an ornament of its size is nothing.
  const isTiny = box.width < ornament || box.width * box.height < ornament ** 2;
  if (isTiny && (box.width < ornament / 2 || !hasWords(node))) return false;
  // What blinks or turns may be out of sight at this moment, what it stands in is not.
  const around = node.parent;
  const isSeen = around?.kind === 'element' && around.box ? isVisible(around) : isVisible(node);
  return isSeen && hasContent(node) && !isExpected(node);
}

function hasContent(node: CapturedNode): boolean {
  if (hasWords(node)) return true;
  if (closest(node, ({ attributes }) => attributes.get('aria-hidden') === 'true')) return false;
  let left = 100;
  if (isPicture(node)) return true;
  for (const inside of flatDescendants(node)) {
    left -= 1;
    if (left === 0) return false;
    if (isPicture(inside)) return true;
  }
  return false;
}

function hasWords(node: CapturedNode): boolean {
  return allWordsOf(node).replace(/[^\p{L}\p{N}]/gu, '').length >= 2;
}

function isPicture({ tag, box, style }: CapturedNode): boolean {
  if (!box || box.width < 80 || box.height < 80) return false;
  return /^(img|canvas|video)$/.test(tag) || /url\(/.test(style?.['background-image'] ?? '');
}

/** What shows that something is under way, or how far it has come. */
export function isExpected(node: CapturedNode): boolean {
  if (says.test(allWordsOf(node))) return true;
  return (
    closest(node, ({ tag, attributes }) => {
      const role = attributes.get('role') ?? '';
      if (/^(progressbar|timer|status|log|alert)$/.test(role) || tag === 'progress') return true;
      return attributes.get('aria-busy') === 'true' || looks.test(attributes.get('class') ?? '');
    }) !== null
  );
}

const says =
  /^(loading|please wait|wird geladen|lädt|laden|bitte warten|chargement|veuillez|cargando|espere)/i;
const looks =
  /(^|[\s_-])(spinner|loader|loading|skeleton|shimmer|placeholder|progress|caret|cursor)([\s_-]|$)/i;
