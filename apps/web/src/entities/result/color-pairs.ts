import { colorPairOf } from '@curbcut/model/causes';
import type { CodeFix, Issue } from '@curbcut/model/scan';

/** Texts of an issue with one pair of colors. */
export interface ColorPair {
  /** `#rrggbb on #rrggbb`. */
  colors: string;
  text: string;
  background: string;
  /** Places among the elements of the issue, from 0. */
  indexes: number[];
  change: CodeFix | null;
}

/** The pairs of colors of an issue, most texts first; none where its elements have fewer than two. */
export function colorPairsOf({ nodes, fix }: Pick<Issue, 'nodes' | 'fix'>): ColorPair[] {
  const pairs = new Map<string, ColorPair>();
  for (const [index, node] of nodes.entries()) {
    const colors = colorPairOf(node);
    if (colors === null) continue;
    const [text = '', background = ''] = colors.split(' on ');
    const known = pairs.get(colors) ?? { colors, text, background, indexes: [], change: null };
    known.indexes.push(index);
    known.change ??= index === 0 ? fix : (node.fix ?? null);
    pairs.set(colors, known);
  }
  if (pairs.size < 2) return [];
  return [...pairs.values()].sort((a, b) => b.indexes.length - a.indexes.length);
}
