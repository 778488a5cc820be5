import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { cellsOf } from '../page/cells-of.ts';
import { findIn } from '../page/controls.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { innermost, type OddNodes } from './odd-choices.ts';
import { type Member, type OddOnes, oddOnesOf, tintedMost } from './odd-colors.ts';
import { stateOf } from './state-names.ts';

/** Letters of a figure with its unit, and how many figures of a set are looked at. */
const limits = { longest: 24, most: 400 } as const;

/** A figure with what stands beside it, part by part. */
type Figure = Member & { beside: readonly CapturedNode[]; value: number };

/**
 * Figures in one column, or at one place of the entries of a list, of which some have another color, as those that are too high:
 * where no sign or word goes with it.
 */
export function oddFigures(document: CapturedDocument): OddNodes[] {
  const found = known.get(document) ?? find(document);
  known.set(document, found);
  return found;
}

const known = new WeakMap<CapturedDocument, OddNodes[]>();

function find({ nodes }: CapturedDocument): OddNodes[] {
  const sets = [
    ...nodes.filter(({ tag, box }) => tag === 'table' && box).flatMap(columnsOf),
    ...nodes.filter(({ tag, box }) => /^(ul|ol|dl)$/.test(tag) && box).flatMap(placesOf),
  ];
  return sets.flatMap((set): OddNodes[] => {
    const figures = set.slice(0, limits.most);
    const few = oddOnesOf(figures);
    const most = tintedMost(figures);
    const found = most && isNamed(most) ? most : few;
    if (!found) return [];
    const odd = figures.filter((one) => found.odd.includes(one));
    const others = figures.filter((one) => found.others.includes(one));
    if (isSaid(odd, others) || isTold(odd, others)) return [];
    const isSure = isNamed(found);
    if (!isSure && goesWithValue(odd, others)) return [];
    return [{ nodes: odd.map(({ shown }) => shown), isSure }];
  });
}

/** The code calls all of them by a state. */
function isNamed({ odd, others }: OddOnes): boolean {
  const beside = others.map(({ shown }) => shown);
  return odd.every(({ shown }) => stateOf(shown, beside) !== null);
}

function columnsOf(table: CapturedNode): Figure[][] {
  const cells = cellsOf(table);
  const rows = Map.groupBy(cells, ({ row }) => row);
  const columns = Map.groupBy(
    cells.filter(({ node }) => node.tag === 'td'),
    ({ column }) => column,
  );
  return [...columns].map(([column, all]) =>
    all.flatMap(({ node, row }) =>
      asFigure(
        node,
        (rows.get(row) ?? []).filter((one) => one.column !== column).map((one) => one.node),
      ),
    ),
  );
}

/** Entries of as many parts. */
function placesOf(list: CapturedNode): Figure[][] {
  if (list.tag === 'dl')
    return [list.children.filter(({ tag }) => tag === 'dd').flatMap((node) => asFigure(node, []))];
  const entries = list.children.filter(({ tag }) => tag === 'li').map(partsOf);
  const [first = []] = entries;
  if (entries.some((parts) => parts.length !== first.length)) return [];
  return first.map((_, place) =>
    entries.flatMap((parts) => {
      const node = parts[place];
      return node
        ? asFigure(
            node,
            parts.filter((one) => one !== node),
          )
        : [];
    }),
  );
}

function partsOf({ children }: CapturedNode): CapturedNode[] {
  return children.filter(({ kind, box }) => kind === 'element' && box);
}

function asFigure(node: CapturedNode, around: readonly CapturedNode[]): Figure[] {
  const words = visibleWordsOf(node);
  if (words.length > limits.longest || !/\p{Nd}/u.test(words) || !isVisible(node)) return [];
  if (findIn(node, ({ tag }) => /^(a|button|input|select|svg|img)$/.test(tag))) return [];
  const value = Number.parseFloat(words.replaceAll(/[^\p{Nd}.,-]/gu, '').replace(',', '.'));
  return [{ node, shown: innermost(node), beside: around, value }];
}

/** What is written and drawn in a part. */
function signatureOf(node: CapturedNode): string {
  const drawn = [...flatDescendants(node)].flatMap(({ kind, tag, attributes, style }) => {
    if (kind === 'pseudo-element') return [style?.content ?? ''];
    return /^(path|use|img)$/.test(tag)
      ? [`${attributes.get('d') ?? attributes.get('href') ?? attributes.get('src')}`]
      : [];
  });
  return [visibleWordsOf(node).toLowerCase(), ...drawn].join(' ');
}

/** A word in the figures themselves that the others do not have. */
function isSaid(odd: readonly Figure[], others: readonly Figure[]): boolean {
  const wordsIn = ({ node }: Figure) =>
    visibleWordsOf(node)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const elsewhere = new Set(others.flatMap(wordsIn));
  return odd.some((one) => wordsIn(one).some((word) => !elsewhere.has(word)));
}

/** A part of their rows in which all others say the same and these something else, or these the same and no other. */
function isTold(odd: readonly Figure[], others: readonly Figure[]): boolean {
  const [first] = odd;
  const at = ({ beside }: Figure, place: number) => {
    const part = beside[place];
    return part && signatureOf(part);
  };
  return (first?.beside ?? []).some((_, place) => {
    const plain = new Set(others.map((one) => at(one, place)));
    const own = odd.map((one) => at(one, place));
    if (own.some((one) => plain.has(one))) return false;
    return (plain.size === 1 && others.length > 1) || (odd.length > 1 && new Set(own).size === 1);
  });
}

/** All of them are higher than the others, or all are lower: that can be seen from the figures. */
function goesWithValue(odd: readonly Figure[], others: readonly Figure[]): boolean {
  const [own, plain] = [odd, others].map((all) => all.map(({ value }) => value));
  if (!own || !plain || [...own, ...plain].some(Number.isNaN)) return false;
  return Math.min(...own) > Math.max(...plain) || Math.max(...own) < Math.min(...plain);
}
