import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isHiddenByAttribute, isTabStop } from '../page/controls.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';
import { looseHeading } from './loose-heading.ts';
import { areApart, isTurned, itemsOf, type Placed, readingsOf } from './on-screen.ts';
import { type Rank, rankOf } from './rank-of.ts';

/**
 * Items of a row or column that all run backwards: with links, buttons or fields, or of an ordered list with so many letters
 * in each; and more items than are looked at.
 */
const thresholds = { row: 3, letters: 8, most: 60 } as const;

/** WCAG 2.2, 1.3.2 and 2.4.3: does the code hold things in the order in which they are meant to be read? */
export const visualOrderCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'visual-order',
  name: 'Order on the screen and in the code',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) => nodes.filter(isRearranged)),
  expectation: async (_, containers) =>
    containers.map((node) => {
      const failureSummary = faultOf(node, itemsOf(node));
      return failureSummary === null
        ? { outcome: 'passed' }
        : { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const never = new Set('table thead tbody tfoot tr colgroup select svg head html'.split(' '));

function isRearranged(node: CapturedNode): boolean {
  if (node.kind !== 'element' || node.children.length < 2 || never.has(node.tag)) return false;
  const items = itemsOf(node);
  if (items.length < 2 || items.length > thresholds.most) return false;
  return (
    (isTurned(items, node.style?.direction === 'rtl') || looseHeading(items) !== null) &&
    areApart(items) &&
    items.every(isVisible) &&
    !isHiddenByAttribute(node)
  );
}

function faultOf(node: CapturedNode, items: readonly Placed[]): string | null {
  const isFromRight = node.style?.direction === 'rtl';
  const loose = looseHeading(items);
  if (loose)
    return `The heading ${quote(wordsOf(loose))} stands over its text by its position only: in the code another heading follows it, and the texts come later.`;
  const readings = readingsOf(items, isFromRight);
  return (
    faultOfRanks(items, readings) ??
    faultOfLine(node, items, readings[0] ?? []) ??
    faultOfSteps(node, items, readings[0] ?? []) ??
    faultOfNamedSteps(node, items, readings[0] ?? [])
  );
}

/** Numbers, or words that say what comes first, run one way on the screen and another way in the code. */
function faultOfRanks(items: readonly Placed[], readings: readonly Placed[][]): string | null {
  const ranks = new Map<CapturedNode, Rank>();
  for (const item of items) {
    const rank = rankOf(wordsOf(item));
    if (!rank) return null;
    ranks.set(item, rank);
  }
  // “First … Then … Finally …” counts in two ways, with one first place.
  const hasSequence = [...ranks.values()].some((rank) => rank.kind === 'sequence');
  for (const [item, { kind, place }] of ranks)
    if (hasSequence && kind === 'number' && place === 1)
      ranks.set(item, { kind: 'sequence', place });
  const [kind, ...others] = new Set([...ranks.values()].map((rank) => rank.kind));
  const placesIn = (order: readonly CapturedNode[]) =>
    order.map((item) => ranks.get(item)?.place ?? 0);
  const places = placesIn(items);
  if (others.length > 0 || !isTelling(kind, places)) return null;
  const isAscending = (order: readonly CapturedNode[]) =>
    placesIn(order).every((place, index, all) => index === 0 || place >= (all[index - 1] ?? 0));
  const isRightInCode = isAscending(items);
  const isRightOnScreen = isRightInCode
    ? readings.some(isAscending)
    : isAscending(readings[0] ?? []);
  if (isRightInCode === isRightOnScreen) return null;
  const [right, wrong] = isRightInCode ? ['code', 'screen'] : ['screen', 'code'];
  const where = { code: 'in the code', screen: 'on the screen' } as const;
  const shown = isRightInCode ? (readings[0] ?? []) : items;
  const first = shown[0] && quote(wordsOf(shown[0]));
  return `The items stand in their order ${where[right as keyof typeof where]}, but not ${where[wrong as keyof typeof where]}: there ${first} comes first.`;
}

function isTelling(kind: Rank['kind'] | undefined, places: readonly number[]): boolean {
  if (kind === 'journey') return places.length === 2 && places[0] !== places[1];
  if (kind === 'sequence')
    return places.length > 2 && (places.includes(1) || places.includes(3)) && places.includes(2);
  return places.length > 1 && new Set(places).size === places.length;
}

/** Items of one row or column, each of which the Tab key reaches, from the end to the beginning. */
function faultOfLine(
  node: CapturedNode,
  items: readonly Placed[],
  lines: readonly Placed[],
): string | null {
  if (items.length < thresholds.row) return null;
  const isOne = (side: 'x' | 'y') =>
    items.every(({ box }) => Math.abs(box[side] - (items[0]?.box[side] ?? 0)) < 4);
  const line = isOne('y') ? 'row' : isOne('x') && !holdsNewestLast(node) ? 'column' : null;
  const isBackwards = lines.every((item, index) => item === items[items.length - 1 - index]);
  if (!line || !isBackwards) return null;
  const stops = items.map((item) => (isTabStop(item) ? item : findIn(item, isTabStop)));
  const isToldApart = (item: Placed, at: number) =>
    Boolean(stops[at]) && allWordsOf(line === 'row' ? (stops[at] ?? item) : item) !== '';
  if (!items.every(isToldApart)) return null;
  const [last] = items;
  return last
    ? `The ${line} stands back to front in the code: the Tab key comes to ${quote(wordsOf(last))} first, which is shown last.`
    : null;
}

/**
 * The items of an ordered list, which say by their element that their order matters, all run backwards. With numbers in sight
 * people see which way it goes, and one that counts down says so.
 */
function faultOfSteps(
  node: CapturedNode,
  items: readonly Placed[],
  lines: readonly Placed[],
): string | null {
  const hasNumbers = items.some(
    ({ style }) => style?.display === 'list-item' && style['list-style-type'] !== 'none',
  );
  if (
    node.tag !== 'ol' ||
    items.length < thresholds.row ||
    node.attributes.has('reversed') ||
    hasNumbers ||
    holdsNewestLast(node) ||
    !lines.every((item, index) => item === items[items.length - 1 - index]) ||
    !items.every((item) => (wordsOf(item).match(/\p{L}/gu)?.length ?? 0) >= thresholds.letters)
  )
    return null;
  const [first] = lines;
  return first
    ? `This ordered list stands back to front in the code: on the screen it begins with ${quote(wordsOf(first))}, which is heard last.`
    : null;
}

/** What authors call things that are done one after the other, as a word of a class or id. */
const steps =
  /(?<![a-z])(steps?|stages?|process|procedure|how-?to|instructions|workflow|schritte?|ablauf|anleitung|[eé]tapes?|pasos?|etapas?|passi|passos|stappen|steg|trin|kroki|adimlar)(?![a-z])/i;

/** What is called steps is shown in another order than it is heard. */
function faultOfNamedSteps(
  node: CapturedNode,
  items: readonly Placed[],
  lines: readonly Placed[],
): string | null {
  const { attributes } = node;
  const isNamed = steps.test(`${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`);
  const isColumn = items.every(({ box }) => Math.abs(box.x - (items[0]?.box.x ?? 0)) < 4);
  const [first] = lines;
  if (!isNamed || !isColumn || !first || items.length < thresholds.row || holdsNewestLast(node))
    return null;
  if (!items.every((item) => (wordsOf(item).match(/\p{L}/gu)?.length ?? 0) >= thresholds.letters))
    return null;
  if (lines.every((item, index) => item === items[index])) return null;
  return `These steps stand in another order in the code than on the screen, where ${quote(wordsOf(first))} comes first.`;
}

/** A list of messages is scrolled to its end, which is where it begins in the code. */
function holdsNewestLast(node: CapturedNode): boolean {
  const scrolls = (one: CapturedNode | null) =>
    /^(auto|scroll)$/.test(one?.style?.['overflow-y'] ?? '');
  const isLog = ({ attributes }: CapturedNode) =>
    /^(log|feed)$/.test(attributes.get('role') ?? '') || attributes.has('aria-live');
  return scrolls(node) || scrolls(node.parent) || closest(node, isLog) !== null;
}
