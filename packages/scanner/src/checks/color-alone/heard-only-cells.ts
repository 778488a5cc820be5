import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { backgroundOf, contrastOf, toColor } from '../page/colors.ts';
import { cellsOf } from '../page/cells-of.ts';
import { isDisabled } from '../page/controls.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { innermost } from './odd-choices.ts';

/**
 * How many cells make a calendar, and the most of one; which share of the plain ones must look the same; the contrast from which
 * colors differ for everybody, and how far apart their channels are at least.
 */
const limits = { least: 7, most: 120, alike: 0.7, lightness: 3, ground: 1.1, apart: 48 } as const;

interface Day {
  node: CapturedNode;
  shown: CapturedNode;
  color: string;
  /** What only screen readers get of it, as words. */
  heard: ReadonlySet<string>;
  /** What is written over its column. */
  heads: string;
}

/** Days of a calendar, or other figures in a grid, of which those of one color have a word that nobody sees. */
export function heardOnlyCells({ nodes }: CapturedDocument): CapturedNode[][] {
  const grids = nodes.flatMap((node): Day[][] => {
    if (!node.box) return [];
    if (node.tag === 'table') return [daysOfTable(node)];
    const inside = node.children.filter(({ kind, box }) => kind === 'element' && box);
    return inside.length >= limits.least && inside.length <= limits.most && node.tag !== 'tr'
      ? [inside.flatMap((one) => asDay(one, ''))]
      : [];
  });
  return grids.flatMap((days) =>
    days.length >= limits.least && days.length <= limits.most ? oddDaysOf(days) : [],
  );
}

function daysOfTable(table: CapturedNode): Day[] {
  const cells = cellsOf(table);
  return cells
    .filter(({ node }) => node.tag === 'td')
    .flatMap(({ node, column }) => {
      const first = cells.find((one) => one.column === column);
      return asDay(node, first && first.node !== node ? visibleWordsOf(first.node) : '');
    });
}

/** With nothing but a figure to see. */
function asDay(node: CapturedNode, heads: string): Day[] {
  if (!/^\p{Nd}{1,3}[.日일]?$/u.test(visibleWordsOf(node)) || !isVisible(node)) return [];
  const shown = innermost(node);
  const color = shown.style?.color;
  const parts = [node, ...flatDescendants(node)];
  if (!color || parts.some((one) => isDisabled(one) || /^(svg|img)$/.test(one.tag))) return [];
  return [{ node, shown, color, heard: heardIn(parts), heads: heads.toLowerCase() }];
}

function heardIn(parts: readonly CapturedNode[]): Set<string> {
  const texts = parts.flatMap((part) => {
    if (part.kind === 'element') return [part.attributes.get('aria-label') ?? ''];
    const isHeard = part.kind === 'text' && (part.parent?.style ?? null) !== null;
    return isHeard && !(part.box && isVisible(part)) ? [part.text] : [];
  });
  return new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [],
  );
}

function oddDaysOf(days: readonly Day[]): CapturedNode[][] {
  const byColor = [...Map.groupBy(days, ({ color }) => color).values()];
  const [plain, ...tinted] = byColor.sort((a, b) => b.length - a.length);
  const [usual] = plain ?? [];
  if (!plain || !usual) return [];
  const alike = plain.filter((day) => lookOf(day) === lookOf(usual));
  if (alike.length < plain.length * limits.alike) return [];
  return tinted.flatMap((odd) => {
    const isToned = odd.every((day) => lookOf(day) === lookOf(usual) && isAsLight(day, usual));
    if (!isToned) return [];
    const others = days.filter((day) => !odd.includes(day));
    const [first] = odd;
    // The name of a day stands over its column.
    const tells = [...(first?.heard ?? [])].some(
      (word) =>
        odd.every(({ heard, heads }) => heard.has(word) && !isSameWord(word, heads)) &&
        others.every(({ heard }) => !heard.has(word)),
    );
    return tells ? [odd.map(({ shown }) => shown)] : [];
  });
}

function isSameWord(word: string, heads: string): boolean {
  return heads !== '' && (word.startsWith(heads) || heads.startsWith(word));
}

/** Its letters and its ground have another hue than those of another one, if any, and are about as light. */
function isAsLight(one: Day, other: Day): boolean {
  const [first, second] = [toColor(one.color), toColor(other.color)];
  const [below, ground] = [backgroundOf(one.shown), backgroundOf(other.shown)];
  if (!first || !second || !below || !ground) return false;
  const apart = Math.hypot(
    first.red - second.red,
    first.green - second.green,
    first.blue - second.blue,
  );
  return (
    apart >= limits.apart &&
    contrastOf(first, second) < limits.lightness &&
    contrastOf(below, ground) < limits.ground
  );
}

/** What else is seen of it. */
function lookOf({ node, shown }: Day): string {
  const edges = [node, ...flatDescendants(node)].flatMap(({ kind, style, box }) => {
    if (!style || (kind === 'element' && !box)) return [];
    if (kind === 'pseudo-element') return [`${style.content} ${style['background-image']}`];
    const isDrawn =
      style['border-top-style'] !== 'none' && Number.parseFloat(style['border-top-width']) > 0;
    return kind === 'element' && node.tag !== 'td' && isDrawn
      ? [`${style['border-top-style']} ${style['border-top-left-radius']}`]
      : [];
  });
  const { style } = shown;
  return [
    style?.['font-weight'],
    style?.['font-style'],
    style?.['font-size'],
    style?.['text-decoration-line'],
    style?.['text-shadow'],
    node.attributes.has('title'),
    visibleWordsOf(node).replace(/\p{Nd}+/u, '0'),
    ...edges,
  ].join(' ');
}
