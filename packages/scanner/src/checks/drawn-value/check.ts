import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { toColor } from '../page/colors.ts';
import { closest, findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { allWordsOf, wordsOf } from '../page/words-of.ts';

/**
 * Of a drawn bar: its width and height in CSS pixels, how many times wider than high it is, which shares of it count as
 * a value, and how many steps up the words beside it are looked for, how far a figure may be from the share that it
 * tells, and how many figures are compared. Of a drawn rating: how many stars.
 */
const thresholds = {
  narrowest: 40,
  lowest: 4,
  highest: 40,
  flat: 3,
  least: 0.03,
  most: 0.97,
  steps: 3,
  fewestStars: 4,
  mostStars: 10,
  tolerance: 0.02,
  figures: 30,
} as const;

/** WCAG 2.2, 1.1.1: is a value that is drawn as a bar, or as stars, also told in words or figures? */
export const drawnValueCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'drawn-value',
  name: 'Values drawn as bars and stars',
  applicability: async (capture) => drawnValues(capture),
  expectation: async (_, values) =>
    values.map((node) => {
      if (isNamed(node) || isTold(node)) return { outcome: 'passed' };
      const failureSummary = isStars(node)
        ? 'The rating is drawn with stars only: they have no text alternative, and no figure stands beside them.'
        : `A bar that is filled to about ${Math.round(100 * (shareOf(node) ?? 0))} % tells a value by its looks only: it has no role and no name, and no figure stands beside it.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function drawnValues({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        node.kind === 'element' &&
        (isStars(node) || (shareOf(node) !== null && isMeant(node))) &&
        isVisible(node) &&
        !isHiddenByAttribute(node) &&
        !closest(node, isControl),
    ),
  );
}

function isControl({ tag, attributes }: CapturedNode): boolean {
  return (
    /^(a|button|input|label|select|svg|video|audio|progress|meter|fieldset)$/.test(tag) ||
    /^(button|link|slider|scrollbar|progressbar|meter|img|radiogroup|radio|spinbutton|tab|separator)$/.test(
      attributes.get('role') ?? '',
    )
  );
}

function isNamed(node: CapturedNode): boolean {
  return ['aria-label', 'aria-labelledby', 'title', 'aria-valuenow', 'aria-valuetext'].some(
    (name) =>
      node.attributes.has(name) || node.children.some(({ attributes }) => attributes.has(name)),
  );
}

/** How much of a bar is filled from where it begins, 0 to 1; null for what is no bar. */
function shareOf(track: CapturedNode): number | null {
  const { box, style, children } = track;
  if (!box || !style || style.position === 'fixed' || style.position === 'sticky') return null;
  if (box.width < thresholds.narrowest || box.height < thresholds.lowest) return null;
  if (box.height > thresholds.highest || box.width < thresholds.flat * box.height) return null;
  const [fill, ...others] = children.filter(
    ({ kind, text, box: own }) => (kind === 'element' && own) || (kind === 'text' && text.trim()),
  );
  if (!fill?.box || !fill.style || fill.kind !== 'element' || others.length > 0) return null;
  if (fill.children.some(({ kind, text }) => kind === 'element' || text.trim())) return null;
  if (/^(img|svg|input|canvas|iframe|video|hr)$/.test(fill.tag) || fill.isClickable) return null;
  const paint = toColor(fill.style['background-color']);
  if (!paint || paint.alpha < 0.5 || fill.style['background-color'] === style['background-color'])
    return null;
  if (fill.style['animation-name'] !== 'none' || style.cursor !== 'auto') return null;
  const isRightToLeft = style.direction === 'rtl';
  const gap = isRightToLeft
    ? box.x + box.width - (fill.box.x + fill.box.width)
    : fill.box.x - box.x;
  if (gap > 4 || fill.box.height < 0.6 * box.height - 4) return null;
  const share = fill.box.width / box.width;
  return share >= thresholds.least && share <= thresholds.most ? share : null;
}

/** A length in percent stands at the fill itself, or the author calls it a value. */
function isMeant(track: CapturedNode): boolean {
  const fill = track.children.find(({ kind }) => kind === 'element');
  const marks = `${track.attributes.get('class') ?? ''} ${fill?.attributes.get('class') ?? ''}`;
  if (decorations.test(marks)) return false;
  if (track.parent && decorations.test(track.parent.attributes.get('class') ?? '')) return false;
  if (findNear(track)) return false;
  return (
    /(^|[;\s])(inline-size|width)\s*:\s*[\d.]+%/.test(fill?.attributes.get('style') ?? '') ||
    (values.test(marks) && hasGround(track))
  );
}

/** The whole length shows, by a ground or an edge of its own. */
function hasGround({ style }: CapturedNode): boolean {
  const ground = toColor(style?.['background-color']);
  return (
    (ground !== null && ground.alpha > 0) ||
    (style?.['border-top-style'] !== 'none' && style?.['border-top-width'] !== '0px')
  );
}

const values =
  /(^|[-_\s])(progress|progressbar|meter|gauge|goal|percent|percentage|score|quota|usage|capacity|funding|fortschritt|balken|ziel|jauge|progression|objectif|barra|progreso|medidor|nivel|meta|avance)($|[-_\s])/i;
const decorations =
  /player|video|audio|carousel|slider|swiper|scroll|range|loader|loading|skeleton|placeholder|divider|separator|underline|accent|shimmer|toast|timer|buffer|seek|line-through|splash/i;

/** Something that can be moved, or that plays, stands beside it: then the bar belongs to that. */
function findNear(track: CapturedNode): boolean {
  const around = track.parent?.parent ?? track.parent;
  if (!around) return false;
  return (
    findIn(
      around,
      ({ tag, attributes }) =>
        /^(video|audio|progress|meter)$/.test(tag) ||
        (tag === 'input' && /^(range|file|password)$/.test(attributes.get('type') ?? '')) ||
        /^(slider|progressbar|meter)$/.test(attributes.get('role') ?? ''),
    ) !== null
  );
}

/** Stars that assistive technology does not get, alone in what holds them. */
function isStars(node: CapturedNode): boolean {
  if (node.kind !== 'element' || !node.box || roleOf(node) !== '') return false;
  const stars = node.children.filter(({ kind }) => kind === 'element');
  if (stars.length < thresholds.fewestStars || stars.length > thresholds.mostStars) return false;
  if (node.children.some(({ kind, text }) => kind === 'text' && text.trim())) return false;
  const glyphs = stars.map(wordsOf).join('');
  return (
    stars.every((star) => isStar(star)) &&
    (glyphs === '' || /[★⭐✮✭]/u.test(glyphs)) &&
    new Set(stars.map(({ tag }) => tag)).size === 1
  );
}

function isStar(node: CapturedNode): boolean {
  if (!node.box || node.isClickable || node.attributes.has('aria-label')) return false;
  if (!/^(i|span|svg|div|li|b|em)$/.test(node.tag) || roleOf(node) === 'img') return false;
  if (findIn(node, ({ tag }) => /^(input|button|a|title|label)$/.test(tag))) return false;
  const words = allWordsOf(node);
  if (words !== '')
    return /^[★☆⭐✮✭⯨⯪]$/u.test(words) && node.attributes.get('aria-hidden') === 'true';
  return starClass.test(node.attributes.get('class') ?? '');
}

const starClass = /(^|[-_\s])(stars?|stern|étoile|etoile|estrella|stella)($|[-_\s])/i;

/** Whether figures beside it tell the value. One that is called the goal or the limit tells only where the bar ends. */
function isTold(node: CapturedNode): boolean {
  const around = nearestWithWords(node);
  if (!around) return false;
  const words = allWordsOf(around);
  if (!/\p{N}/u.test(words)) return false;
  const share = shareOf(node);
  if (share === null || isShareIn(words, share)) return true;
  const [plain, ...more] = wordsBeside(node, around).filter((each) => /\p{N}/u.test(each));
  if (plain === undefined) return false;
  return (
    more.length > 0 || figuresIn(plain).length !== 1 || !ends.test(plain) || reached.test(plain)
  );
}

/** What is around it that has words, in sight or for screen readers; a section of its own ends the search. */
function nearestWithWords(node: CapturedNode): CapturedNode | null {
  let at: CapturedNode = node;
  for (let step = 0; step < thresholds.steps; step += 1) {
    const { parent } = at;
    if (!parent || parent.tag === 'body' || parent.tag === 'main') break;
    at = parent;
    if (/\p{L}|\p{N}/u.test(allWordsOf(at))) return at;
    if (/^(section|article|li|tr|td|aside|form)$/.test(at.tag)) break;
  }
  return null;
}

/** The words of each block of a part, those of lists and tables left out: their figures are about what they list. */
function wordsBeside(node: CapturedNode, around: CapturedNode): string[] {
  return around.children
    .filter((child) => !lists.test(child.tag) || closest(node, (each) => each === child))
    .map(allWordsOf);
}

const lists = /^(dl|ul|ol|table|figure|form|section|article)$/;

const ends =
  /\b(goal|target|want to (raise|reach)|limit|maximum|max|ziel|sammelziel|grenze|höchstens|objectif|plafond|objetivo|meta|límite|máximo)\b/iu;
const reached =
  /\b(so far|raised|used|given|left|remaining|reached|bisher|gesammelt|genutzt|verbraucht|übrig|erreicht|déjà|collectés?|utilisés?|restants?|recaudad[oa]s?|usad[oa]s?|restantes?|alcanzad[oa]s?|llevamos)\b/iu;

/** Whether one figure is the share, in percent or of a round number, or two of them are to each other as the share says. */
function isShareIn(words: string, share: number): boolean {
  const figures = figuresIn(words).slice(0, thresholds.figures);
  const isShare = (part: number) => Math.abs(part - share) <= thresholds.tolerance;
  return figures.some(
    (part) =>
      [5, 10, 100].some((whole) => isShare(part / whole)) ||
      figures.some((whole) => whole > 0 && isShare(part / whole)),
  );
}

/** Figures as numbers, those with marks between thousands included. */
function figuresIn(words: string): number[] {
  return [...words.matchAll(/\d+(?:[.,'’\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?/g)].map(
    ([figure]) => Number(figure.replace(/[.,'’\s](?=\d{3}(?!\d))/g, '').replace(',', '.')),
  );
}
