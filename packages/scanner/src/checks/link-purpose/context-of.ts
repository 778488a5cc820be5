import { flatAncestors } from '../../capture/flat-tree.ts';
import { languageOf } from '../../capture/language-of.ts';
import type { AccessibleNode, CapturedNode } from '../../capture/page-capture.ts';
import { textOf } from '../../capture/text-of.ts';
import { areFunctionWords } from '../function-words.ts';
import { closest, findIn } from '../page/controls.ts';

/** What a link belongs to as a whole: all that it says is the link's context. */
const units = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'dd',
  'dt',
  'dl',
  'figure',
  'blockquote',
  'label',
  'summary',
]);
const headings = /^h[1-6]$/;

/**
 * What belongs to a link and can tell where it leads: `own` are other words of its sentence, paragraph, list item or table
 * row, or its description; a node is the nearest heading before it; null is nothing.
 */
export function contextOf(
  link: CapturedNode,
  { description }: AccessibleNode,
): 'own' | CapturedNode | null {
  return hasOwnContext(link, description) ? 'own' : headingBefore(link);
}

/** Whether a link has a description, or is in a table or in an item with a heading of its own. */
export function isToldApart(link: CapturedNode, accessible: AccessibleNode | undefined): boolean {
  if (hasWords(accessible?.description ?? '')) return true;
  const item = closest(
    link,
    ({ tag }) => tag === 'li' || tag === 'article' || tag === 'tr' || tag === 'dl',
  );
  return item !== null && (/^(tr|dl)$/.test(item.tag) || findIn(item, isHeading) !== null);
}

/**
 * Whether the paragraph or list item of a link holds another link, and besides them no more than words as “or”: a heading
 * over it can't tell which of them leads where.
 */
export function standsBesideOther(link: CapturedNode): boolean {
  const unit = closest(link, ({ tag }) => tag === 'p' || tag === 'li');
  if (!unit) return false;
  const href = link.attributes.get('href');
  const other = findIn(
    unit,
    (node) => node.tag === 'a' && (node.attributes.get('href') ?? href) !== href,
  );
  return other !== null && !saysMore(unit);
}

/** Whether a link is all that its paragraph says, and no item of a list or a card of its own. */
export function isParagraph(link: CapturedNode): boolean {
  const unit = closest(link, ({ tag }) => tag === 'p');
  return (
    unit !== null &&
    textOf(unit).trim() === textOf(link).trim() &&
    closest(unit, (node) => /^(li|article|td|th|dd|figure)$/.test(node.tag) && !isLayout(node)) ===
      null
  );
}

/**
 * Whether a link that is a paragraph of the page itself, and no part of a section or card, follows other things than text that
 * the heading before it heads: a table, fields and buttons, or cards. What comes directly behind them may be more of them.
 */
export function isCutOff(link: CapturedNode, heading: CapturedNode): boolean {
  const unit = closest(link, ({ tag }) => tag === 'p');
  const page = unit?.parent;
  if (!unit || !page || !(/^(body|main)$/.test(page.tag) || roleOf(page) === 'main')) return false;
  const beside = page.children.filter((node) => node.kind === 'element' && node.box !== null);
  const before = beside.slice(0, beside.indexOf(unit));
  const headed = before.slice(before.findLastIndex((node) => holds(node, heading)) + 1);
  const last = headed.findLast((node) => hasWords(textOf(node)) || findIn(node, isPicture));
  return last !== undefined && !isOther(last) && headed.some(isOther);
}

/** Whether only the heading stands between a link that is a paragraph and what is before it. */
export function followsDirectly(link: CapturedNode, heading: CapturedNode): boolean {
  const { nodes } = link.document;
  const between = nodes.slice(nodes.indexOf(heading) + 1, nodes.indexOf(link));
  return !between.some(
    (node) =>
      node.kind === 'text' &&
      node.box !== null &&
      hasWords(node.text) &&
      closest(node, (around) => around === heading) === null,
  );
}

function holds(node: CapturedNode, inner: CapturedNode): boolean {
  return closest(inner, (around) => around === node) !== null;
}

function isPicture({ tag, box }: CapturedNode): boolean {
  return /^(img|svg|picture|video|canvas)$/.test(tag) && box !== null;
}

/** A table, a list of cards, or a part with fields or buttons. */
function isOther(block: CapturedNode): boolean {
  const isIt = ({ tag }: CapturedNode) =>
    /^(table|form|fieldset|input|select|textarea|button)$/.test(tag);
  if (isIt(block) || findIn(block, isIt)) return true;
  const item = ({ tag }: CapturedNode) => tag === 'li' || tag === 'article';
  return findIn(block, (node) => isHeading(node) && closest(node, item) !== null) !== null;
}

/** Words that belong to no link and are more than such as “or” and “the”. */
function saysMore(unit: CapturedNode): boolean {
  const words = textOf(unit, isLinkOrHidden)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.length > 0 && !areFunctionWords(words, languageOf(unit));
}

function hasOwnContext(link: CapturedNode, description: string): boolean {
  if (hasWords(description)) return true;
  let isNearest = true;
  for (const around of flatAncestors(link)) {
    if (around.document !== link.document) break;
    if (isLayout(around)) continue;
    const isBlock = around.style !== null && !around.style.display.startsWith('inline');
    if (around.tag === 'td' && hasHeaders(around)) return true;
    if (units.has(around.tag) || roleOf(around) === 'listitem') {
      if (saysMore(around)) return true;
    } else if (isNearest && isBlock && hasWords(lineOf(around))) return true;
    if (isBlock) isNearest = false;
  }
  return false;
}

/** A cell or row that holds a part of the page with headings of its own: a table that only places things. */
function isLayout(node: CapturedNode): boolean {
  return (
    /^(td|tr)$/.test(node.tag) &&
    findIn(
      node,
      (inside) => isHeading(inside) || inside.tag === 'main' || roleOf(inside) === 'main',
    ) !== null
  );
}

/** Whether the table of a cell has header cells that say something. */
function hasHeaders(cell: CapturedNode): boolean {
  const table = closest(cell, ({ tag }) => tag === 'table');
  return (
    table !== null && findIn(table, (node) => node.tag === 'th' && hasWords(textOf(node))) !== null
  );
}

function headingBefore(link: CapturedNode): CapturedNode | null {
  const { nodes } = link.document;
  return (
    nodes
      .slice(0, nodes.indexOf(link))
      .findLast(
        (node) => isHeading(node) && hasWords(textOf(node)) && !isOfOtherItem(node, link),
      ) ?? null
  );
}

/** The heading of an item or article that the link is not in. */
function isOfOtherItem(heading: CapturedNode, link: CapturedNode): boolean {
  const item = closest(heading, ({ tag }) => /^(li|article|td|dd|figure|blockquote)$/.test(tag));
  return item !== null && closest(link, (around) => around === item) === null;
}

function isHeading(node: CapturedNode): boolean {
  return headings.test(node.tag) || roleOf(node) === 'heading';
}

/** The words that stand in a block itself, not in blocks within it. */
function lineOf(block: CapturedNode): string {
  return block.children
    .filter(({ kind, style }) => kind === 'text' || style?.display.startsWith('inline'))
    .map((child) => textOf(child, isLinkOrHidden))
    .join(' ');
}

/** Other links, what is hidden, and dates, which tell when something came and not what it is. */
function isLinkOrHidden(node: CapturedNode): boolean {
  return (
    node.tag === 'a' ||
    node.tag === 'time' ||
    roleOf(node) === 'link' ||
    node.attributes.get('aria-hidden') === 'true'
  );
}

function roleOf({ attributes }: CapturedNode): string {
  return attributes.get('role')?.trim().toLowerCase() ?? '';
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
