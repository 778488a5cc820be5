import type { BoundingBox } from '@curbcut/model/scan';
import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { type Color, toColor } from '../page/colors.ts';
import { closest } from '../page/controls.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import type { Graphic } from './graphic.ts';
import { colorsOf, isControl } from './icons.ts';

/** How many signs a score is made of, and how far from them in the code a figure may tell it. */
const limits = { fewest: 3, most: 10, steps: 3, largest: 48 } as const;

/** Signs that are counted: stars, hearts, circles. */
const glyphs = /^[★☆⭐✮✭✩✪✫✬⯨⯪🟊♥♡❤●○◉◯⬤\s\u{FE0F}\u{FE0E}]+$/u;

/** Scores that are drawn as a row of signs, where no figure that people see tells them. */
export function ratingsIn({ nodes }: CapturedDocument): Graphic[] {
  return nodes.flatMap((node): Graphic[] => {
    if (node.kind !== 'element' || !node.box || closest(node, isControl)) return [];
    const drawn = drawnStarsOf(node);
    const colors = glyphColorsOf(node) ?? drawn?.flatMap((one) => one.colors);
    if (!colors || colors.length === 0 || !isVisible(node)) return [];
    // What is pressed to give a score has to be seen before there is one.
    if (drawn?.every(({ isChoice }) => isChoice))
      return drawn.map((one) => ({
        node: one.svg,
        box: one.box,
        colors: one.colors,
        back: null,
        group: node,
        said: 'The sign, which can be pressed to give a score,',
      }));
    if (isTold(node)) return [];
    return [
      {
        node,
        box: node.box,
        colors,
        back: null,
        group: null,
        said: 'The score, which only signs tell,',
      },
    ];
  });
}

/** Of the innermost element that holds all signs of a score; null for what is none. */
function glyphColorsOf(node: CapturedNode): Color[] | null {
  const words = visibleWordsOf(node);
  if (!isScore(words)) return null;
  const parts = [...flatDescendants(node)];
  const inner = parts.some((one) => one.kind === 'element' && isScore(visibleWordsOf(one)));
  if (inner || parts.some(({ tag }) => /^(svg|img|input|canvas)$/.test(tag))) return null;
  const colors = parts
    .filter(
      ({ kind, text, style }) =>
        (kind === 'text' && text.trim() !== '') ||
        (kind === 'pseudo-element' && glyphs.test(style?.content.slice(1, -1) ?? '')),
    )
    .map(({ kind, style, parent }) => (kind === 'text' ? parent?.style : style))
    .filter((style) => style?.visibility !== 'hidden');
  // Letters that are cut out of a ground have another color than their own.
  if (colors.some((style) => !style || style['text-shadow'] !== 'none')) return null;
  const known = colors.map((style) => toColor(style?.color));
  return known.some((one) => one === null || one.alpha < 0.1) ? null : (known as Color[]);
}

function isScore(words: string): boolean {
  if (!glyphs.test(words)) return false;
  const signs = [...words.replaceAll(/[\s\u{FE0F}\u{FE0E}]/gu, '')];
  return signs.length >= limits.fewest && signs.length <= limits.most;
}

interface DrawnSign {
  svg: CapturedNode;
  box: BoundingBox;
  colors: Color[];
  /** It is there to give a score, not to show one. */
  isChoice: boolean;
}

/** Drawings of one size side by side, which are called stars or a score. */
function drawnStarsOf(node: CapturedNode): DrawnSign[] | null {
  const parts = node.children.filter(({ kind, box }) => kind === 'element' && box);
  const drawings = parts.filter((one) => drawingIn(one) !== null);
  if (drawings.length < limits.fewest || drawings.length > limits.most) return null;
  // A name may stand before what is chosen from.
  const others = parts.filter((one) => !drawings.includes(one));
  const isPlain = drawings.every(isChoice)
    ? others.every(isNameOnly)
    : others.length === 0 && visibleWordsOf(node) === '';
  const called = [node, node.parent, ...drawings]
    .map(
      (one) => `${one?.attributes.get('class') ?? ''} ${one?.attributes.get('aria-label') ?? ''}`,
    )
    .join(' ');
  if (!isPlain || !scores.test(called)) return null;
  const signs = drawings.flatMap((one): DrawnSign[] => {
    const svg = drawingIn(one);
    const colors = svg && colorsOf(svg);
    return svg?.box && colors ? [{ svg, box: svg.box, colors, isChoice: isChoice(one) }] : [];
  });
  const [first] = signs;
  const isRow = signs.every(
    ({ box }) =>
      first &&
      Math.abs(box.y - first.box.y) <= 2 &&
      Math.abs(box.width - first.box.width) <= 1 &&
      box.width <= limits.largest,
  );
  return isRow && signs.length === drawings.length ? signs : null;
}

/** The only drawing of an element, beside a radio button that is not seen. */
function drawingIn(node: CapturedNode): CapturedNode | null {
  if (node.tag === 'svg') return node.box ? node : null;
  const [only, ...more] = node.children.filter(
    (one) => !isRadio(one) && (one.kind !== 'text' || one.text.trim() !== ''),
  );
  return only?.tag === 'svg' && only.box && more.length === 0 ? only : null;
}

function isRadio({ tag, attributes, style }: CapturedNode): boolean {
  return tag === 'input' && attributes.get('type') === 'radio' && Number(style?.opacity ?? 0) < 0.1;
}

function isChoice(node: CapturedNode): boolean {
  return node.style?.cursor === 'pointer' || node.children.some(isRadio);
}

function isNameOnly(node: CapturedNode): boolean {
  return (
    visibleWordsOf(node) !== '' &&
    ![...flatDescendants(node)].some(({ tag }) => /^(svg|img|input|canvas)$/.test(tag))
  );
}

const scores =
  /(?<!\p{L})(stars?|rating|rated|score|review|stern(e|en)?|bewertung|étoiles?|etoiles?|avis|note|estrellas?|valoraci[oó]n|puntuaci[oó]n|stelle|valutazione|voto|sterren|beoordeling|estrelas?|avaliaç[aã]o|gwiazd\p{L}*|ocena|yıldız|puan|betyg)(?!\p{L})/iu;

/** Whether a figure that can be the score is written beside it. */
function isTold(node: CapturedNode): boolean {
  let around = '';
  let step = 0;
  for (const at of flatAncestors(node)) {
    if (step === limits.steps || /^(body|main|section|ul|ol|table|tbody|form)$/.test(at.tag)) break;
    step += 1;
    around = visibleWordsOf(at);
    if (/^(li|tr|article|dd|figure|blockquote)$/.test(at.tag)) break;
  }
  return (
    [...around.matchAll(/(?<![\p{Nd}.,:/-])\p{Nd}(?:[.,٫]\p{Nd}{1,2})?(?![\p{Nd}:-])/gu)].length > 0
  );
}
