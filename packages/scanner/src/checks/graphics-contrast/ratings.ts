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
    const colors = glyphColorsOf(node) ?? drawnStarsOf(node);
    if (!colors || colors.length === 0 || !isVisible(node) || isTold(node)) return [];
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

/** Drawings of one size side by side, which are called stars or a score. */
function drawnStarsOf(node: CapturedNode): Color[] | null {
  const drawings = node.children.filter(({ kind, box }) => kind === 'element' && box);
  if (drawings.length < limits.fewest || drawings.length > limits.most) return null;
  if (visibleWordsOf(node) !== '') return null;
  const svgs = drawings.map((one) =>
    one.tag === 'svg' ? one : one.children.length === 1 ? one.children[0] : undefined,
  );
  if (!svgs.every((one) => one?.tag === 'svg' && one.box)) return null;
  const boxes = svgs.map((one) => one?.box);
  const [first] = boxes;
  const isRow = boxes.every(
    (box) =>
      box &&
      first &&
      Math.abs(box.y - first.y) <= 2 &&
      Math.abs(box.width - first.width) <= 1 &&
      box.width <= limits.largest,
  );
  const called = [node, node.parent, ...drawings]
    .map(
      (one) => `${one?.attributes.get('class') ?? ''} ${one?.attributes.get('aria-label') ?? ''}`,
    )
    .join(' ');
  if (!isRow || !scores.test(called)) return null;
  const colors = svgs.map((one) => (one ? colorsOf(one) : null));
  return colors.includes(null) ? null : colors.flatMap((one) => one ?? []);
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
