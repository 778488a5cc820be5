import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { type Color, contrastOf, toColor } from '../page/colors.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

/**
 * The contrast that everybody sees; the differences of channels from which people see a tint, and from which two colors are
 * two; and how many elements make a set.
 */
const limits = { lightness: 3, tint: 12, apart: 16, least: 3, others: 2 } as const;

/** An element of a set whose elements are built alike, with what shows its words. */
export interface Member {
  node: CapturedNode;
  /** Where its color stands: the innermost element around its words. */
  shown: CapturedNode;
}

/** Members whose colors are those of no other, and that look like the others in all else; the others. */
export interface OddOnes {
  odd: Member[];
  others: Member[];
}

/** Null where the set has no two kinds of which the smaller one differs by nothing but a tint. */
export function oddOnesOf(members: readonly Member[]): OddOnes | null {
  const [others, odd] = kindsOf(members);
  if (!others || !odd || others.length < limits.others || odd.length >= others.length) return null;
  return isStriped(members, odd) ? null : tintedOf(members, { odd, others });
}

/** The same where most have the tint, as when most figures are too high. */
export function tintedMost(members: readonly Member[]): OddOnes | null {
  const [odd, others] = kindsOf(members);
  return odd && others ? tintedOf(members, { odd, others }) : null;
}

/** Two kinds, the larger one first; none where there are more or less of them. */
function kindsOf(members: readonly Member[]): Member[][] {
  if (members.length < limits.least) return [];
  const kinds = [...Map.groupBy(members, paintsOf).values()].sort((a, b) => b.length - a.length);
  return kinds.length === 2 ? kinds : [];
}

function tintedOf(members: readonly Member[], { odd, others }: OddOnes): OddOnes | null {
  const [first] = others;
  if (!first || members.some((one) => lookOf(one) !== lookOf(first))) return null;
  return odd.every((one) => differsByTint(one, first)) ? { odd, others } : null;
}

/** The colors that are seen of a member, its own ground and edge included. */
function paintsOf({ node, shown }: Member): string {
  return `${shown.style?.color} ${groundOf(node)} ${edgeOf(node)}`;
}

function groundOf(node: CapturedNode): string {
  const own = node.style?.['background-color'] ?? '';
  return (toColor(own)?.alpha ?? 0) === 0 ? 'none' : own;
}

function edgeOf({ style }: CapturedNode): string {
  const isDrawn =
    style !== null &&
    Number.parseFloat(style['border-top-width']) > 0 &&
    style['border-top-style'] !== 'none';
  return isDrawn ? style['border-top-color'] : 'none';
}

/** Each color that differs has another hue, and is about as light. */
function differsByTint(one: Member, other: Member): boolean {
  const pairs = [
    [one.shown.style?.color, other.shown.style?.color],
    [groundOf(one.node), groundOf(other.node)],
    [edgeOf(one.node), edgeOf(other.node)],
  ] as const;
  const differing = pairs.filter(([first, second]) => first !== second);
  return differing.every(([first, second]) => {
    // Where one of them has no ground, it is light there.
    const [a, b] = [colorOf(first), colorOf(second)];
    return (
      a !== null &&
      b !== null &&
      distance(a, b) >= limits.apart &&
      tintOf(a) >= limits.tint &&
      Math.abs(tintOf(a) - tintOf(b)) + hueDistance(a, b) >= limits.tint &&
      contrastOf(a, b) < limits.lightness
    );
  });
}

const light: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

function colorOf(paint: string | undefined): Color | null {
  if (paint === 'none') return light;
  const color = toColor(paint);
  return color && color.alpha > 0.9 ? { ...color, alpha: 1 } : null;
}

function tintOf({ red, green, blue }: Color): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

function distance(one: Color, other: Color): number {
  return Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);
}

/** How far the channels differ when both are made equally light. */
function hueDistance(one: Color, other: Color): number {
  const mean = ({ red, green, blue }: Color) => (red + green + blue) / 3;
  const shift = mean(one) - mean(other);
  return distance(one, {
    red: other.red + shift,
    green: other.green + shift,
    blue: other.blue + shift,
    alpha: 1,
  });
}

/** What else is seen than colors and the words. */
function lookOf({ node, shown }: Member): string {
  const outer = node.style;
  const inner = shown.style;
  const drawn = [...flatDescendants(node)].flatMap(({ kind, tag, attributes, style, box }) => {
    if (kind === 'pseudo-element')
      return [`${tag} ${style?.content} ${style?.['background-image']}`];
    return /^(svg|img|path|use|i|input)$/.test(tag) && box
      ? [
          `${tag} ${attributes.get('d') ?? attributes.get('src') ?? attributes.get('href') ?? ''} ${attributes.has('disabled')}`,
        ]
      : [];
  });
  const signs = visibleWordsOf(node).match(/[^\p{L}\p{Nd}\s.,:/%]/gu) ?? [];
  return [
    inner?.['font-weight'],
    inner?.['font-style'],
    inner?.['text-decoration-line'],
    inner?.['font-size'],
    inner?.['text-shadow'],
    outer?.['text-decoration-line'],
    outer?.opacity,
    outer?.['border-top-style'],
    outer?.['border-top-width'],
    outer?.['border-left-width'],
    outer?.['border-top-left-radius'],
    outer?.['background-image'],
    outer?.['box-shadow'],
    node.attributes.has('title'),
    ...drawn,
    ...new Set(signs),
  ].join(' ');
}

/** Every second one, or every third, from the first to the last: that is a pattern. */
function isStriped(members: readonly Member[], odd: readonly Member[]): boolean {
  const places = odd.map((one) => members.indexOf(one));
  const [first = 0, second] = places;
  if (second === undefined) return false;
  const step = second - first;
  const whole = members.map((_, place) => place).filter((place) => place % step === first);
  return step <= 3 && whole.join() === places.join();
}
