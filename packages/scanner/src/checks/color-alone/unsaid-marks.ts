import type { CapturedNode } from '../../capture/page-capture.ts';
import { sayColor } from '../page/colors.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import type { ColoredItem } from './alike-colors.ts';

/** How many marks of a color the same words stand beside, before they are what the color means. */
const least = 2;

/** Marks without a word, of a color beside which elsewhere always the same words stand; null where there are none. */
export function unsaidMarks(group: readonly ColoredItem[]): ColoredItem[] | null {
  const marks = group.filter(({ kind, node }) => kind === 'dot' && node.kind === 'element');
  const byColor = [...Map.groupBy(marks, ({ color }) => sayColor(color)).values()];
  const meanings = byColor.map(meaningOf);
  // Of one color the words may be a caption that all have.
  if (new Set(meanings).size < 2 || meanings.includes(null)) return null;
  const found = byColor.flatMap((same, place) =>
    same.filter((mark) => {
      const isAlone = besideOf(mark.node) === '' && !mark.node.attributes.has('title');
      const meaning = meanings[place] ?? '';
      return isAlone && !visibleWordsOf(mark.row).toLowerCase().includes(meaning);
    }),
  );
  return found.length > 0 && found.length < marks.length / 2 ? found : null;
}

/** The words that all marks of one color have beside them which have any. */
function meaningOf(same: readonly ColoredItem[]): string | null {
  const words = same.map(({ node }) => besideOf(node)).filter((one) => /\p{L}/u.test(one));
  const [first] = words;
  if (first === undefined || new Set(words).size > 1) return null;
  return words.length >= least || same.length === words.length ? first : null;
}

function besideOf({ parent }: CapturedNode): string {
  return parent ? visibleWordsOf(parent).toLowerCase() : '';
}
