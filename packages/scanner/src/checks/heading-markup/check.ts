import { knownFacts } from '../../facts/known-facts.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { isDataTable } from '../page/is-data-table.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { isOverruled, overruledHeadings } from './overruled-headings.ts';

/**
 * Of a text that looks like a heading: its length in characters, the weight from which letters are bold, and how much larger
 * than the text under it it is at least, bold or not; from which length a line under it is a text; and how many bold lines of
 * one part, each over such a text, head its sections though they are no larger. Of parts built alike: how much larger their
 * titles are at least, and over how many lines. How many headings have the class and the looks of a text that is none.
 */
const thresholds = {
  longest: 80,
  bold: 600,
  larger: 1.15,
  muchLarger: 1.5,
  sentence: 40,
  alike: 3,
  largerInCards: 1.05,
  linesInCards: 2,
  ofClass: 2,
} as const;

/** WCAG 2.2, 1.3.1: is what looks like a heading marked up as one? */
export const headingMarkupCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'heading-markup',
  name: 'Text that looks like a heading',
  applicability: async (capture) => [...candidates(capture), ...overruledHeadings(capture)],
  expectation: async (_, texts) =>
    texts.map((node) => {
      if (isOverruled(node)) {
        const failureSummary = `${quote(wordsOf(node))} looks like the heading of what follows and has the element of one, but its role ${quote(roleOf(node))} takes that away: for screen readers it is no heading. Put the control into the heading.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const under = textUnder(node);
      if (!under || !headsIt(node, under)) return { outcome: 'passed' };
      const [size, below] = [sizeOf(node), sizeOf(under)];
      const looks = `${size} px${weightOf(node) >= thresholds.bold ? ', bold' : ''}, over text of ${below} px`;
      const failureSummary = `${quote(wordsOf(node))} looks like the heading of what follows (${looks}), and is no heading in the code.`;
      const facts = knownFacts([
        ['Text size', `${size} px`],
        ['Weight', String(weightOf(node))],
        ['Text under it', `${below} px`],
      ]);
      return { outcome: 'failed', nodes: [{ node, failureSummary, facts }] };
    }),
};

/** What the author calls a heading, as a word of a class. */
const headingClass =
  /(^|[-_\s])((?:card|section|panel|box|block|widget|group)[-_]{0,2}head(?:er)?|title|titles|headings?\d?|h[1-6]|headline|subtitle|subheading|ueberschrift|überschrift|titel|titre|titulo|título|titolo|kop)($|[-_\s])/i;
/** The names among them that no line under a heading has that only adds to it. */
const plainHeadingClass = /(^|[-_\s])(headings?\d?|h[1-6]|ueberschrift|überschrift)($|[-_\s])/i;
const outOfPlace = new Set([
  'header',
  'footer',
  'nav',
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
    nodes.filter(
      (node) =>
        (isCandidate(node) || isLongTitle(node)) && isVisible(node) && !isHiddenByAttribute(node),
    ),
  );
}

function isCandidate(node: CapturedNode): boolean {
  return isTitleAlike(node) && (node.children[0]?.fragments.length ?? 0) <= 2;
}

/** In the narrow column of a card it may run over more lines. */
function isLongTitle(node: CapturedNode): boolean {
  return /^(p|div)$/.test(node.tag) && weightOf(node) >= thresholds.bold && isTitleAlike(node);
}

/** The same over any number of lines. */
function isTitleAlike(node: CapturedNode): boolean {
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
    /[.,;:!…»”"]$/u.test(words)
  )
    return false;
  return (
    closest(
      node,
      (around) =>
        (outOfPlace.has(around.tag) && !(around.tag === 'form' && isAmongHeadings(node))) ||
        isDataTable(around) ||
        /^(banner|navigation|contentinfo|button|link|tab|dialog|alert|status|img|heading)$/.test(
          around.attributes.get('role') ?? '',
        ),
    ) === null
  );
}

/** The text block that follows where a heading would have its own. */
function textUnder(node: CapturedNode): CapturedNode | null {
  const siblings = blocksIn(node.parent);
  const at = siblings.indexOf(node);
  const before = siblings[at - 1];
  // What stands right under a heading adds to it.
  const adds =
    before !== undefined && isHeading(before) && !headsSections(node) && !isLikeNextHeading(node);
  if (adds && !plainHeadingClass.test(classOf(node))) return null;
  const next = siblings[at + 1];
  if (!next?.box || !node.box) return null;
  if (next.box.y >= node.box.y + node.box.height - 2)
    return textTags.test(next.tag) || isTitleOver(node, next) ? next : null;
  return at === 0 && siblings.slice(1).every(isControl) ? underRow(node) : null;
}

const textTags = /^(p|ul|ol|div|dl|section|table|form|pre|article)$/;

/** What follows the row in which a title stands before buttons. */
function underRow({ parent }: CapturedNode): CapturedNode | null {
  const siblings = blocksIn(parent?.parent ?? null);
  const at = parent ? siblings.indexOf(parent) : -1;
  const next = siblings[at + 1];
  if (at < 0 || !next?.box || !parent?.box) return null;
  return next.box.y >= parent.box.y + parent.box.height - 2 && textTags.test(next.tag)
    ? next
    : null;
}

/** A page without a heading of the first level has its title over the headings of its parts. */
function isTitleOver(node: CapturedNode, next: CapturedNode): boolean {
  const { nodes } = node.document;
  return (
    isHeading(next) &&
    headingClass.test(classOf(node)) &&
    nodes.find(isHeading) === next &&
    !nodes.some(({ tag, attributes }) => tag === 'h1' || attributes.get('aria-level') === '1')
  );
}

function blocksIn(parent: CapturedNode | null): CapturedNode[] {
  return (parent?.children ?? []).filter(
    ({ kind, box }) => kind === 'element' && box !== null && box.height > 1,
  );
}

function isHeading(node: CapturedNode): boolean {
  return /^h[1-6]$/.test(node.tag) || roleOf(node) === 'heading';
}

function isControl({ tag }: CapturedNode): boolean {
  return tag === 'button' || tag === 'a';
}

function classOf({ attributes }: CapturedNode): string {
  return attributes.get('class') ?? '';
}

function headsIt(node: CapturedNode, under: CapturedNode): boolean {
  const text = firstText(under);
  if (text && isTitleOfCards(node, text)) return true;
  if (isCalledAsItLooks(node) || hasClassOfHeadings(node) || isLikeNextHeading(node)) return true;
  if (!text || !isCandidate(node) || isAnother(node, under)) return false;
  const words = wordsOf(under);
  const isShorter = words.length < wordsOf(node).length;
  if (isShorter && !isHeading(under) && !namesRegion(node)) return false;
  const ratio = sizeOf(node) / sizeOf(text);
  const isBold = weightOf(node) >= thresholds.bold;
  const isBolder = isBold && weightOf(text) < thresholds.bold;
  const isCalled = headingClass.test(classOf(node)) || namesRegion(node);
  // A single word may be a label such as “Note”, or a price.
  const isPhrase =
    !price.test(wordsOf(node)) &&
    / |[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u.test(
      wordsOf(node),
    );
  if (isBold && isCalled && ratio >= 0.95 && isOneOfColumns(node, under)) return true;
  if ((isBolder || isCalled) && ratio >= thresholds.larger) return isCalled || isPhrase;
  if (isBolder && isCalled && ratio >= 0.95) return isPhrase;
  if (isBolder && ratio >= 0.95 && headsSections(node)) return true;
  return ratio >= thresholds.muchLarger && isPhrase;
}

/** In a form whose parts have headings it may be one of them, where its class says so. */
function isAmongHeadings(node: CapturedNode): boolean {
  return /(?:^|\s)h[2-6](?:\s|$)/i.test(classOf(node)) && blocksIn(node.parent).some(isHeading);
}

/** Its class says that it looks like a heading of some level, and it looks like one of that level beside it. */
function isCalledAsItLooks(node: CapturedNode): boolean {
  const [, level] = /(?:^|\s)h([2-6])(?:\s|$)/i.exec(classOf(node)) ?? [];
  if (level === undefined || !isCandidate(node) || weightOf(node) < thresholds.bold) return false;
  const beside = blocksIn(node.parent);
  const before = beside[beside.indexOf(node) - 1];
  if (price.test(wordsOf(node)) || (before && isHeading(before))) return false;
  return beside.some((one) => one.tag === `h${level}` && looksLike(one, node));
}

/** The page gives one class to its headings and to this, and all of them look the same. */
function hasClassOfHeadings(node: CapturedNode): boolean {
  const name = classOf(node).trim();
  if (name === '' || !isCandidate(node) || weightOf(node) < thresholds.bold) return false;
  const beside = blocksIn(node.parent);
  const before = beside[beside.indexOf(node) - 1];
  if (price.test(wordsOf(node)) || (before && isHeading(before))) return false;
  const same = node.document.nodes.filter(
    (one) =>
      isHeading(one) && classOf(one).trim() === name && isVisible(one) && looksLike(one, node),
  );
  return same.length >= thresholds.ofClass;
}

/** What follows it is no sentence, and after that a heading begins the next part that looks just as it does. */
function isLikeNextHeading(node: CapturedNode): boolean {
  if (!isCandidate(node) || weightOf(node) < thresholds.bold || price.test(wordsOf(node)))
    return false;
  const siblings = blocksIn(node.parent);
  const at = siblings.indexOf(node);
  const [under, ...later] = siblings.slice(at + 1);
  if (!under || !partTags.test(under.tag) || isTitleAlike(under)) return false;
  const next = later.find(isHeading);
  const before = siblings.slice(0, at).findLast(isHeading);
  const isBelow = !before || levelOf(before) < levelOf(next);
  return next !== undefined && isBelow && looksLike(next, node);
}

const partTags = /^(ul|ol|div|dl|table|form|fieldset)$/;

function levelOf(heading: CapturedNode | undefined): number {
  const level = heading?.attributes.get('aria-level') ?? heading?.tag.slice(1);
  return Number(level) || 2;
}

function looksLike(one: CapturedNode, other: CapturedNode): boolean {
  const colorOf = (node: CapturedNode) => (inner(node).style ?? node.style)?.color;
  return (
    sizeOf(one) === sizeOf(other) &&
    weightOf(one) === weightOf(other) &&
    colorOf(one) === colorOf(other)
  );
}

/** A part of the page is named by it. */
function namesRegion(node: CapturedNode): boolean {
  const id = node.attributes.get('id');
  const region = id
    ? closest(node, ({ attributes }) => attributes.get('aria-labelledby') === id)
    : null;
  return region !== null && /^(section|article)$/.test(region.tag);
}

/** An amount of money, also per something. */
const price =
  /^(?:\p{L}{2,5}\.? )?[^\p{L}]*\d[^\p{L}]*(?:euros?|eur|usd|gbp|chf|dollars?|pounds?|francs?|franken|pesos?|reais|zł|pln|kr\.?|kč|czk|sek|nok|dkk|ft|huf|lei|ron|rub|₽|yen|jpy|元|円|원)?(?: ?(?:\/|per|pro|par|por|al?|je) ?\p{L}+)?[^\p{L}]*$/iu;

/** A short line that may be a title as well, or one part of the same. */
function isAnother(node: CapturedNode, under: CapturedNode): boolean {
  if (!isCandidate(under)) return false;
  return (
    wordsOf(under).length < thresholds.sentence ||
    weightOf(under) >= thresholds.bold ||
    sizeOf(under) > sizeOf(node)
  );
}

/** One of several bold lines of the same part, each over a longer text that is not bold. */
function headsSections(node: CapturedNode): boolean {
  if (node.tag !== 'p' && node.tag !== 'div') return false;
  const siblings = blocksIn(node.parent);
  const heads = siblings.filter((one, at) => {
    const under = siblings[at + 1];
    return (
      one.tag === node.tag &&
      isCandidate(one) &&
      weightOf(one) >= thresholds.bold &&
      sizeOf(one) === sizeOf(node) &&
      under !== undefined &&
      /^(p|ul|ol|div)$/.test(under.tag) &&
      isText(under)
    );
  });
  return heads.includes(node) && heads.length >= thresholds.alike;
}

function isText(node: CapturedNode): boolean {
  const text = firstText(node);
  return (
    text !== null &&
    weightOf(text) < thresholds.bold &&
    wordsOf(node).length >= thresholds.sentence &&
    !findIn(node, ({ tag }) => /^(input|select|textarea|table|img|svg)$/.test(tag))
  );
}

/** The first in a part whose neighbors are built the same way, over a list of things with headings of their own. */
function isOneOfColumns(node: CapturedNode, under: CapturedNode): boolean {
  const { parent } = node;
  if (!parent || blocksIn(parent)[0] !== node || !findIn(under, isHeading)) return false;
  const alike = blocksIn(parent.parent).filter((part) => {
    const [first] = blocksIn(part);
    return (
      part.tag === parent.tag &&
      first?.tag === node.tag &&
      classOf(part) === classOf(parent) &&
      classOf(first) === classOf(node)
    );
  });
  return alike.length > 1;
}

/**
 * What several parts built alike begin with, each in bold and larger letters over more than one line of what it is about, with
 * something to do or to read there: the titles of results or goods. A name over what somebody wrote is no larger.
 */
function isTitleOfCards(node: CapturedNode, text: CapturedNode): boolean {
  const { parent } = node;
  if (!parent || !/^(li|div|article|section)$/.test(parent.tag)) return false;
  const isLarger = sizeOf(node) / sizeOf(text) >= thresholds.largerInCards;
  if (!isLarger || weightOf(text) >= thresholds.bold || price.test(wordsOf(node))) return false;
  const titles = blocksIn(parent.parent).flatMap((card) => {
    const isAlike = card.tag === parent.tag && classOf(card) === classOf(parent);
    const [title, ...others] = isAlike ? blocksIn(card).filter(saysOrDoes) : [];
    const isTitle =
      title !== undefined &&
      others.length >= thresholds.linesInCards &&
      title.tag === node.tag &&
      classOf(title) === classOf(node) &&
      isTitleAlike(title) &&
      weightOf(title) >= thresholds.bold &&
      !findIn(card, isHeading) &&
      others.some((one) => wordsOf(one).length >= thresholds.sentence || findIn(one, isControl));
    return isTitle ? [title] : [];
  });
  const words = new Set(titles.map((title) => wordsOf(title)));
  return titles.includes(node) && words.size >= thresholds.alike;
}

function saysOrDoes(node: CapturedNode): boolean {
  return wordsOf(node) !== '' || isControl(node) || findIn(node, isControl) !== null;
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
