import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { contrastOf, sayColor } from '../page/colors.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import type { ColoredItem } from './alike-colors.ts';

/** The contrast from which colors differ for everybody. */
const lightness = 3;

/**
 * Items whose colors go with words that only screen readers get: the author has said there what eyes learn from the color
 * alone. Null where nothing is said so, or where something else that is seen differs.
 */
export function heardOnly(group: readonly ColoredItem[]): ColoredItem[] | null {
  const byColor = [...Map.groupBy(group, ({ color }) => sayColor(color)).values()];
  const [first, second, ...more] = byColor;
  const [one, other] = [first?.[0], second?.[0]];
  if (!one || !other || more.length > 0) return null;
  if (contrastOf({ ...one.color, alpha: 1 }, { ...other.color, alpha: 1 }) >= lightness)
    return null;
  const said = byColor.map((items) => new Set(items.map(({ node }) => heardBeside(node))));
  const [here, there] = said.map((words) => [...words]);
  if (here?.length !== 1 || there?.length !== 1 || here[0] === there[0]) return null;
  if (!/\p{L}/u.test(`${here[0]}${there[0]}`)) return null;
  const looks = new Set(group.map(({ node }) => seenBeside(node)));
  return looks.size === 1 ? [...group] : null;
}

/** What screen readers get of an item and what stands right beside it, and nobody sees; figures left out. */
function heardBeside(node: CapturedNode): string {
  return textsIn(node.parent ?? node)
    .filter((text) => !isSeen(text))
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\p{Nd}\s]+/gu, ' ')
    .trim();
}

function textsIn(scope: CapturedNode): CapturedNode[] {
  return [...flatDescendants(scope)].filter(
    ({ kind, text, parent }) =>
      kind === 'text' && text.trim() !== '' && (parent?.style ?? null) !== null,
  );
}

function isSeen(text: CapturedNode): boolean {
  return text.box !== null && isVisible(text);
}

/** Words but for figures, pictures and how it is written. */
function seenBeside(node: CapturedNode): string {
  const scope = node.parent ?? node;
  const words = visibleWordsOf(scope).replace(/[\p{Nd}\s]+/gu, ' ');
  const pictures = [...flatDescendants(scope)].flatMap(({ tag, attributes }) =>
    /^(img|path|use)$/.test(tag)
      ? [`${attributes.get('src')} ${attributes.get('d')} ${attributes.get('href')}`]
      : [],
  );
  const style = node.style;
  const look = `${style?.['font-weight']} ${style?.['text-decoration-line']} ${style?.['border-top-left-radius']} ${style?.['border-top-style']}`;
  return [words, ...pictures, look].join('|');
}
