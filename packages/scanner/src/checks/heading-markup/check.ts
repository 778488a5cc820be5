import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/**
 * Of a text that looks like a heading: its length in characters, the weight from which letters are bold, and how much larger
 * than the text under it it is at least, bold or not.
 */
const thresholds = { longest: 80, bold: 600, larger: 1.15, muchLarger: 1.5 } as const;

/** WCAG 2.2, 1.3.1: is what looks like a heading marked up as one? */
export const headingMarkupCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'heading-markup',
  name: 'Text that looks like a heading',
  thresholds,
  sources: ['page'],
  applicability: async (capture) => candidates(capture),
  expectation: async (_, texts) =>
    texts.map((node) => {
      const under = textUnder(node);
      if (!under || !headsIt(node, under)) return { outcome: 'passed' };
      const [size, below] = [sizeOf(node), sizeOf(under)];
      const looks = `${size} px${weightOf(node) >= thresholds.bold ? ', bold' : ''}, over text of ${below} px`;
      const failureSummary = `${quote(wordsOf(node))} looks like the heading of what follows (${looks}), and is no heading in the code.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

/** What the author calls a heading, as a word of a class. */
const headingClass =
  /(^|[-_\s])(title|titles|heading|headline|subtitle|subheading|ueberschrift|überschrift|titel|titre|titulo|título|titolo|kop)($|[-_\s])/i;
const outOfPlace = new Set([
  'header',
  'footer',
  'nav',
  'table',
  'figure',
  'figcaption',
  'label',
  'legend',
  'button',
  'a',
  'summary',
  'dialog',
  'dl',
  'blockquote',
  'caption',
  'form',
  'hgroup',
  'select',
  'svg',
  'pre',
  'code',
  'address',
  'aside',
]);

function candidates({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => isCandidate(node) && isVisible(node) && !isHiddenByAttribute(node)),
  );
}

function isCandidate(node: CapturedNode): boolean {
  if (!/^(p|div|span|strong|b)$/.test(node.tag) || roleOf(node) !== '' || !node.style || !node.box)
    return false;
  if (node.style.display.startsWith('inline') && node.tag !== 'span') return false;
  if (!/^(block|flex|list-item)$/.test(node.style.display)) return false;
  const children = node.children.filter(
    ({ kind, text }) => kind === 'element' || (kind === 'text' && text.trim() !== ''),
  );
  if (
    children.length !== 1 ||
    findIn(node, ({ tag }) => tag !== 'strong' && tag !== 'b' && tag !== 'span' && tag !== '')
  )
    return false;
  const words = wordsOf(node);
  if (
    words.length < 3 ||
    words.length > thresholds.longest ||
    !/\p{L}{3}/u.test(words) ||
    /[.,;:!…»”"]$|^[\d\W]+$/u.test(words)
  )
    return false;
  if ((node.children[0]?.fragments.length ?? 0) > 2) return false;
  return (
    closest(
      node,
      ({ tag, attributes }) =>
        outOfPlace.has(tag) ||
        /^(banner|navigation|contentinfo|button|link|tab|dialog|alert|status|img|heading)$/.test(
          attributes.get('role') ?? '',
        ),
    ) === null
  );
}

/** The text block that follows where a heading would have its own. */
function textUnder(node: CapturedNode): CapturedNode | null {
  const siblings = (node.parent?.children ?? []).filter(
    ({ kind, box }) => kind === 'element' && box !== null && box.height > 1,
  );
  const at = siblings.indexOf(node);
  const before = siblings[at - 1];
  // What stands right under a heading adds to it.
  if (before && /^h[1-6]$/.test(before.tag)) return null;
  const next = siblings[at + 1];
  if (!next?.box || !node.box || next.box.y < node.box.y + node.box.height - 2) return null;
  return /^(p|ul|ol|div|dl|section|table|form|pre|article)$/.test(next.tag) ? next : null;
}

function headsIt(node: CapturedNode, under: CapturedNode): boolean {
  const text = firstText(under);
  if (!text || isCandidate(under)) return false;
  const words = wordsOf(under);
  if (words.length < wordsOf(node).length) return false;
  const ratio = sizeOf(node) / sizeOf(text);
  const isBolder = weightOf(node) >= thresholds.bold && weightOf(text) < thresholds.bold;
  const isCalled = headingClass.test(node.attributes.get('class') ?? '');
  // A single word may be a label such as “Note”, or a price.
  const isPhrase =
    / |[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u.test(
      wordsOf(node),
    );
  if (isBolder && isCalled && ratio >= 0.95) return isPhrase;
  if ((isBolder || isCalled) && ratio >= thresholds.larger) return isCalled || isPhrase;
  return ratio >= thresholds.muchLarger && isPhrase;
}

/** The first element in a block that holds text itself. */
function firstText(node: CapturedNode): CapturedNode | null {
  const holds = (one: CapturedNode) =>
    one.style !== null &&
    one.children.some(({ kind, text, box }) => kind === 'text' && box && /\p{L}{2}/u.test(text));
  return holds(node) ? node : findIn(node, holds);
}

/** In CSS pixels: of the letters, which may stand in what is alone in the element. */
function sizeOf(node: CapturedNode): number {
  return Number.parseFloat((inner(node).style ?? node.style)?.['font-size'] ?? '') || 16;
}

function weightOf(node: CapturedNode): number {
  return Number((inner(node).style ?? node.style)?.['font-weight'] ?? 400);
}

function inner(node: CapturedNode): CapturedNode {
  const [only, ...more] = node.children.filter(
    ({ kind, text }) => kind === 'element' || text.trim() !== '',
  );
  return only?.kind === 'element' && more.length === 0 ? only : node;
}
