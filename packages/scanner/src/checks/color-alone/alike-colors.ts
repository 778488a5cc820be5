import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { type Color, contrastOf, toColor } from '../page/colors.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

/** Sizes in CSS pixels; `lightness` is the contrast from which colors differ for everybody. */
const limits = {
  smallest: 4,
  largest: 32,
  cell: 200,
  text: 24,
  most: 400,
  mostGroups: 60,
  lightness: 3,
} as const;

/** Something that shows a color, at a place that is built as others are. */
export interface ColoredItem {
  node: CapturedNode;
  kind: 'dot' | 'text';
  color: Color;
  /** What is written there, figures left out: with the same words only the color differs. */
  words: string;
  /** The largest part of the page in which it is the only one of its kind. */
  row: CapturedNode;
}

/** Items that are built alike, and have several colors. */
export function alikeColors(document: CapturedDocument): ColoredItem[][] {
  const found = known.get(document) ?? rawGroups(document).map((raw) => toItems(raw, apart));
  known.set(document, found);
  return found;
}

/** The same of shapes that stand in links, buttons or labels, each in one of its own. */
export function dotsInControls(document: CapturedDocument): ColoredItem[][] {
  const groups = rawGroups(document).filter(([first]) => first?.kind === 'dot');
  return groups.map((raw) =>
    toItems(raw, apartInControls).filter(({ node }) =>
      [...flatAncestors(node)].some(({ tag }) => /^(a|button|label)$/.test(tag)),
    ),
  );
}

const known = new WeakMap<CapturedDocument, ColoredItem[][]>();
const knownRaw = new WeakMap<CapturedDocument, Raw[][]>();

function rawGroups(document: CapturedDocument): Raw[][] {
  const found = knownRaw.get(document) ?? read(document);
  knownRaw.set(document, found);
  return found;
}

function read({ nodes }: CapturedDocument): Raw[][] {
  const raw = new Map<string, Raw[]>();
  for (const node of nodes) {
    const found = asDot(node) ?? asText(node);
    if (!found) continue;
    const key = `${found.kind} ${buildOf(node)}`;
    const others = raw.get(key);
    if (others) others.push(found);
    else raw.set(key, [found]);
  }
  return [...raw.values()]
    .filter((group) => group.length >= 2 && new Set(group.map(({ paint }) => paint)).size > 1)
    .slice(0, limits.mostGroups)
    .map((group) => group.slice(0, limits.most));
}

interface Raw {
  node: CapturedNode;
  kind: 'dot' | 'text';
  paint: string;
}

/** A small shape without words, or an empty cell that is filled. */
function asDot(node: CapturedNode): Raw | null {
  const { kind, tag, style, box } = node;
  if ((kind !== 'element' && kind !== 'pseudo-element') || !style || !box) return null;
  const paint = style['background-color'];
  if ((toColor(paint)?.alpha ?? 0) < 0.5 || style['background-image'] !== 'none') return null;
  // The browser tells no places of these.
  if (kind === 'pseudo-element') {
    const height = Number.parseFloat(style.height);
    const isShape = /^(""|'')$/.test(style.content) && style.display !== 'inline';
    return isShape && height >= limits.smallest && height <= limits.largest
      ? { node, kind: 'dot', paint }
      : null;
  }
  const isCell = tag === 'td';
  const largest = isCell ? limits.cell : limits.largest;
  if (box.width < limits.smallest || box.height < limits.smallest) return null;
  if (box.width > largest || box.height > largest) return null;
  if (!isCell && (box.width > box.height * 2 || box.height > box.width * 2)) return null;
  if (controls.has(tag)) return null;
  for (const inside of flatDescendants(node))
    if (
      (inside.kind === 'text' && inside.box && inside.text.trim() !== '' && isVisible(inside)) ||
      drawn.has(inside.tag)
    )
      return null;
  return { node, kind: 'dot', paint };
}

const controls = new Set('input button select textarea a img svg video canvas option'.split(' '));
const drawn = new Set('img svg canvas video input button'.split(' '));

/** A short text with a figure in it. */
function asText(node: CapturedNode): Raw | null {
  if (node.kind !== 'element' || !node.style) return null;
  const own = node.children.filter(
    ({ kind, text, box }) => kind === 'text' && box && text.trim() !== '',
  );
  if (own.length === 0) return null;
  const text = own
    .map((one) => one.text)
    .join(' ')
    .trim();
  if (text.length > limits.text || !/\p{Nd}/u.test(text)) return null;
  return { node, kind: 'text', paint: node.style.color };
}

/** Tags of what it stands in, and the column in which it stands. */
function buildOf(node: CapturedNode): string {
  const parts = [node.tag];
  let column = '';
  let at: CapturedNode | null = node;
  for (let step = 0; at && step < 5; step += 1) {
    if (/^t[dh]$/.test(at.tag) && column === '')
      column = String(at.parent?.children.filter(({ kind }) => kind === 'element').indexOf(at));
    at = at.parent;
    if (at) parts.push(at.tag);
  }
  if (column === '') column = columnInRow(node);
  return `${parts.join('<')} ${column}`;
}

/** Its place in a row of boxes side by side, where more such rows follow each other; empty where it is in none. */
function columnInRow(node: CapturedNode): string {
  let at = node;
  for (let step = 0; at.parent && step < 3; step += 1) {
    if (isBoxRow(at.parent)) return String(elementsIn(at.parent).indexOf(at));
    at = at.parent;
  }
  return '';
}

/** Boxes side by side, as others above or below it have them. */
export function isBoxRow(row: CapturedNode): boolean {
  const [first, second] = elementsIn(row);
  if (!first?.box || !second?.box || !row.box || !row.parent) return false;
  const inLine = second.box.y < first.box.y + first.box.height && second.box.x !== first.box.x;
  if (!inLine) return false;
  const alike = rowsIn(row.parent).get(rowKey(row)) ?? [];
  return alike.filter((y) => y !== row.box?.y).length >= 2;
}

const rowsByParent = new WeakMap<CapturedNode, ReadonlyMap<string, readonly number[]>>();

/** Where the children of an element stand, by what makes them rows of one making; worked out once, as there can be thousands. */
function rowsIn(parent: CapturedNode): ReadonlyMap<string, readonly number[]> {
  const found = rowsByParent.get(parent);
  if (found) return found;
  const made = new Map<string, number[]>();
  for (const row of elementsIn(parent)) {
    const key = rowKey(row);
    // Of three places two at least are others.
    const places = made.get(key) ?? [];
    if (row.box && !places.includes(row.box.y) && places.length < 3) places.push(row.box.y);
    made.set(key, places);
  }
  rowsByParent.set(parent, made);
  return made;
}

function rowKey(row: CapturedNode): string {
  return `${row.tag} ${row.box?.x} ${elementsIn(row).length}`;
}

function elementsIn({ children }: CapturedNode): CapturedNode[] {
  return children.filter(({ kind, box }) => kind === 'element' && box);
}

/** `from`: what such items stand in that are something else. */
function toItems(raw: readonly Raw[], from: ReadonlySet<string>): ColoredItem[] {
  const seen = raw.filter(({ node }) => isShown(node) && !isSetApart(node, from));
  const counts = new Map<CapturedNode, number>();
  for (const { node } of seen)
    for (const around of flatAncestors(node)) counts.set(around, (counts.get(around) ?? 0) + 1);
  return seen.flatMap(({ node, kind, paint }): ColoredItem[] => {
    const color = toColor(paint);
    const row = rowOf(node, counts);
    if (!color || row === null) return [];
    return [{ node, kind, color, words: maskOf(wordsAround(node, row)), row }];
  });
}

function isShown(node: CapturedNode): boolean {
  return node.kind === 'pseudo-element'
    ? node.parent !== null && isVisible(node.parent)
    : isVisible(node);
}

/** In code colors are syntax; in controls they are swatches and states. */
function isSetApart(node: CapturedNode, from: ReadonlySet<string>): boolean {
  for (const around of [node, ...flatAncestors(node)])
    if (
      from.has(around.tag) ||
      around.attributes.get('role') === 'img' ||
      around.attributes.has('aria-current')
    )
      return true;
  return false;
}

const apartInControls = new Set('pre code select svg math samp kbd h1 h2 h3 nav'.split(' '));
const apart = new Set([...apartInControls, 'a', 'button', 'label', 'summary']);

/** Null where several of the kind stand together. */
function rowOf(node: CapturedNode, counts: ReadonlyMap<CapturedNode, number>): CapturedNode | null {
  let row: CapturedNode | null = node.tag === 'td' ? node : null;
  for (const around of flatAncestors(node)) {
    if (counts.get(around) !== 1) break;
    row = around;
  }
  return row;
}

/** What is written next to it: in its cell, or in the nearest of what it stands in that has words. */
function wordsAround(node: CapturedNode, row: CapturedNode): string {
  let words = visibleWordsOf(node);
  let at = node;
  while (at !== row && at.parent && !/^(td|th|li|tr)$/.test(at.tag)) {
    const { tag, style } = at.parent;
    const isPartOfIt = style?.display.startsWith('inline') || /^(td|dd)$/.test(tag);
    if (words !== '' && !isPartOfIt) break;
    words = visibleWordsOf(at.parent);
    at = at.parent;
  }
  return words;
}

/** Figures differ, signs and words tell. */
function maskOf(words: string): string {
  return words
    .replace(/\p{Nd}[\p{Nd}.,’'٫٬ ]*/gu, '0')
    .toLowerCase()
    .trim();
}

/** Degrees from 0 to 360; null for gray. */
export function hueOf({ red, green, blue }: Color): number | null {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 60) return null;
  if (most === red) return ((60 * (green - blue)) / spread + 360) % 360;
  return most === green ? 120 + (60 * (blue - red)) / spread : 240 + (60 * (red - green)) / spread;
}

/** Two colors of which people without sight of colors see one. */
export function differInHueOnly(one: Color, other: Color): boolean {
  const [first, second] = [hueOf(one), hueOf(other)];
  if (first === null || second === null) return false;
  const apartBy = Math.abs(first - second);
  return (
    Math.min(apartBy, 360 - apartBy) >= 20 &&
    contrastOf({ ...one, alpha: 1 }, { ...other, alpha: 1 }) < limits.lightness
  );
}

/** One of them is gray and the other is not, and people without sight of colors see one. */
export function differInTintOnly(one: Color, other: Color): boolean {
  return (
    (hueOf(one) === null) !== (hueOf(other) === null) &&
    contrastOf({ ...one, alpha: 1 }, { ...other, alpha: 1 }) < limits.lightness
  );
}

/** Whether the figures themselves go with the colors, as in a scale. */
export function followsFigures(items: readonly ColoredItem[]): boolean {
  const valued = items.flatMap(({ node, color }) => {
    const value = Number.parseFloat(visibleWordsOf(node).replace(/[^\d.-]/g, ''));
    return Number.isNaN(value) ? [] : [{ value, color: Object.values(color).join() }];
  });
  if (valued.length < items.length) return false;
  valued.sort((a, b) => a.value - b.value);
  const steps = valued.filter(
    ({ color }, place) => place > 0 && valued[place - 1]?.color !== color,
  ).length;
  return steps < new Set(valued.map(({ color }) => color)).size;
}

/** Whether something else in their rows, or their look, goes with the colors. */
export function isToldElsewhere(items: readonly ColoredItem[]): boolean {
  const looks = items.map(({ node }) => lookOf(node));
  return tells(items, looks, { mayBeUnique: true }) || isToldByWords(items);
}

/** Whether words or signs in their rows go with the colors. */
export function isToldByWords(items: readonly ColoredItem[]): boolean {
  const slots = items.map(({ node, row }) => slotsOf(row, node));
  const [first] = slots;
  return [...(first?.keys() ?? [])].some((place) => {
    const values = slots.map((of) => of.get(place));
    return (
      values.every((value) => value !== undefined) &&
      tells(items, values as string[], { mayBeUnique: false })
    );
  });
}

function tells(
  items: readonly ColoredItem[],
  values: readonly string[],
  { mayBeUnique }: { mayBeUnique: boolean },
): boolean {
  const colors = new Map<string, string>();
  for (const [place, { color }] of items.entries()) {
    const value = values[place] ?? '';
    const said = Object.values(color).join();
    if ((colors.get(value) ?? said) !== said) return false;
    colors.set(value, said);
  }
  return mayBeUnique || colors.size < items.length || colors.size === new Set(colors.values()).size;
}

function lookOf({ style, box, kind }: CapturedNode): string {
  if (!style || !box) return '';
  const size =
    kind === 'pseudo-element' || style.display === 'inline-block' ? Math.round(box.width / 3) : 0;
  return `${style['font-weight']} ${style['font-style']} ${style['text-decoration-line']} ${style['border-top-left-radius']} ${style['border-top-style']} ${size}`;
}

/** What is written or drawn at each place of a row but for one. */
function slotsOf(row: CapturedNode, item: CapturedNode): Map<string, string> {
  const slots = new Map<string, string>();
  const waiting: [CapturedNode, string][] = [[row, '']];
  for (let next = waiting.pop(); next && slots.size < 60; next = waiting.pop()) {
    const [node, place] = next;
    if (node === item) continue;
    const drawnThere = signOf(node);
    if (drawnThere !== null) slots.set(place, drawnThere);
    node.children.forEach((child, index) => waiting.push([child, `${place}/${index}`]));
  }
  return slots;
}

function signOf(node: CapturedNode): string | null {
  if (node.kind === 'text')
    return node.box && node.text.trim() !== '' && isVisible(node) ? maskOf(node.text) : null;
  if (node.tag === 'img') return `${node.attributes.get('alt')} ${node.attributes.get('src')}`;
  if (node.tag === 'path' || node.tag === 'use')
    return `${node.attributes.get('d')} ${node.attributes.get('href')}`;
  const content = node.kind === 'pseudo-element' ? node.style?.content : null;
  return content && !/^(none|normal|""|'')$/.test(content) ? content : null;
}
