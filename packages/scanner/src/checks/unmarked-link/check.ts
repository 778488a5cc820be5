import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { contrastOf, toColor } from '../page/colors.ts';
import { closest, findIn } from '../page/controls.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** Words around a link that make it one of running text; a contrast of colors from which they differ; links of a page. */
const thresholds = { words: 3, wordsOfOthers: 5, contrast: 1.1, most: 2_000 } as const;

/** WCAG 2.2, 1.4.1: can links in running text be told from it? Those of another color are left to other engines. */
export const unmarkedLinkCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'unmarked-link',
  name: 'Links that look like the text around them',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes
        .filter(isLink)
        .slice(0, thresholds.most)
        .filter((link) => textBefore(link) !== null),
    ),
  expectation: async (_, links) =>
    links.map((node) => {
      const text = textBefore(node);
      if (!text || !looksAlike(node, text)) return { outcome: 'passed' };
      const failureSummary = `The link ${quote(wordsOf(node))} looks like the text before it: neither color, underline, weight nor anything else shows that it is a link.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function isLink(node: CapturedNode): boolean {
  return (
    node.tag === 'a' &&
    node.attributes.has('href') &&
    !node.attributes.has('role') &&
    node.style?.display === 'inline' &&
    /\p{L}{2}/u.test(wordsOf(node)) &&
    !closest(node, ({ tag, attributes }) => apart.has(tag) || attributes.has('contenteditable')) &&
    isVisible(node)
  );
}

const apart = new Set(
  'nav header footer h1 h2 h3 h4 h5 h6 caption figcaption th pre label button summary svg'.split(
    ' ',
  ),
);

/** The text that stands right before a link in its sentence; null where it is in no running text. */
function textBefore(link: CapturedNode): CapturedNode | null {
  const block = blockOf(link);
  if (
    !block ||
    findIn(
      link,
      ({ kind, style }) =>
        kind === 'element' && style !== null && !style.display.startsWith('inline'),
    )
  )
    return null;
  let before: CapturedNode | null = null;
  let hasPassed = false;
  let words = 0;
  for (const { node, isInLink } of textsOf(block)) {
    if (isWithin(node, link)) hasPassed = true;
    else if (!isInLink && isVisible(node)) {
      words += node.text.match(/\p{L}{2,}/gu)?.length ?? 0;
      if (!hasPassed && /\p{L}{2}/u.test(node.text)) before = node;
    }
  }
  const least = block.tag === 'p' ? thresholds.words : thresholds.wordsOfOthers;
  return words >= least ? before : null;
}

const known = new WeakMap<CapturedNode, { node: CapturedNode; isInLink: boolean }[]>();

/** The texts of a block, those of blocks in it left out. */
function textsOf(block: CapturedNode): { node: CapturedNode; isInLink: boolean }[] {
  const found = known.get(block);
  if (found) return found;
  const texts: { node: CapturedNode; isInLink: boolean }[] = [];
  const visit = (node: CapturedNode, isInLink: boolean) => {
    for (const child of node.children) {
      if (child.kind === 'text') {
        if (child.box) texts.push({ node: child, isInLink });
      } else if (child.style?.display === 'inline')
        visit(child, isInLink || child.tag === 'a' || child.tag === 'button');
    }
  };
  visit(block, false);
  known.set(block, texts);
  return texts;
}

function blockOf(link: CapturedNode): CapturedNode | null {
  for (const around of flatAncestors(link)) {
    if (!around.style) return null;
    if (around.style.display !== 'inline')
      return /^(p|li|dd|td|div|blockquote|section|article)$/.test(around.tag) ? around : null;
  }
  return null;
}

function isWithin(node: CapturedNode, around: CapturedNode): boolean {
  for (let at: CapturedNode | null = node; at; at = at.parent) if (at === around) return true;
  return false;
}

function looksAlike(link: CapturedNode, text: CapturedNode): boolean {
  const around = text.parent;
  const inside = [...flatDescendants(link)];
  const drawn = inside.find(
    (node) => node.kind === 'text' && node.box && node.text.trim() !== '',
  )?.parent;
  if (!around?.style || !drawn?.style || !link.style) return false;
  if (inside.some(isSign)) return false;
  const [own, other] = [toColor(drawn.style.color), toColor(around.style.color)];
  if (!own || !other || contrastOf(own, other) > thresholds.contrast || isFarApart(own, other))
    return false;
  const compared = [
    'font-weight',
    'font-style',
    'font-family',
    'font-size',
    'text-transform',
    'letter-spacing',
    'text-shadow',
  ] as const;
  if (compared.some((name) => drawn.style?.[name] !== around.style?.[name])) return false;
  const marks = [link, ...inside.filter(({ kind }) => kind === 'element'), ...between(link)];
  return !marks.some(isMarked);
}

/** Some colors are as light as others and still differ. */
function isFarApart(one: { red: number; green: number; blue: number }, other: typeof one): boolean {
  return (
    Math.abs(one.red - other.red) +
      Math.abs(one.green - other.green) +
      Math.abs(one.blue - other.blue) >
    24
  );
}

/** What a link stands in within its block. */
function* between(link: CapturedNode): Generator<CapturedNode> {
  for (const around of flatAncestors(link)) {
    if (around.style?.display !== 'inline') return;
    yield around;
  }
}

function isMarked({ style }: CapturedNode): boolean {
  if (!style) return false;
  const hasBorder = (['top', 'right', 'bottom', 'left'] as const).some(
    (side) =>
      style[`border-${side}-style`] !== 'none' &&
      Number.parseFloat(style[`border-${side}-width`]) > 0,
  );
  return (
    hasBorder ||
    style['text-decoration-line'] !== 'none' ||
    style['background-image'] !== 'none' ||
    style['box-shadow'] !== 'none' ||
    (toColor(style['background-color'])?.alpha ?? 1) > 0
  );
}

/** A picture or a sign that a style sheet adds. */
function isSign({ kind, tag, style }: CapturedNode): boolean {
  if (/^(img|svg|picture|canvas|i)$/.test(tag)) return true;
  return kind === 'pseudo-element' && !/^(none|normal|""|'')$/.test(style?.content ?? 'none');
}
