import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { contrastOf, toColor } from '../page/colors.ts';
import { isDisabled } from '../page/controls.ts';
import { labelsOf } from '../page/label-of.ts';
import { matchesColor } from '../page/matches-color.ts';
import { hueOf } from './alike-colors.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

/** Words of a label; choices of a kind; the contrast from which people see that one is lighter. */
const limits = { words: 2, least: 2, lightness: 3 } as const;

/**
 * Labels of radio buttons of one group that are red where others are not, and say no more than those: several of both, as the
 * name of a single choice may tell why it is red.
 */
export function coloredChoices({ nodes }: CapturedDocument): CapturedNode[][] {
  const radios = nodes.filter(
    ({ tag, attributes }) =>
      tag === 'input' &&
      attributes.get('type')?.toLowerCase() === 'radio' &&
      attributes.has('name'),
  );
  const groups = Map.groupBy(radios, ({ attributes }) => attributes.get('name'));
  return [...groups.values()].flatMap((group) => {
    const labels = group.flatMap(
      (radio) => labelsOf(radio).find((one) => isVisible(one) && !isDisabled(radio)) ?? [],
    );
    const colored = labels.filter(isRed);
    const plain = labels.filter((label) => !isRed(label) && hasNoHue(label));
    if (labels.length < group.length || colored.length + plain.length < labels.length) return [];
    if (colored.length < limits.least || plain.length < limits.least) return [];
    const [first] = plain;
    const isAlike = labels.every((label) => lookOf(label) === (first ? lookOf(first) : ''));
    return isAlike && colored.every((one) => isCloseTo(one, first)) ? [colored] : [];
  });
}

function isRed({ style }: CapturedNode): boolean {
  const color = toColor(style?.color);
  return color !== null && hueOf(color) !== null && matchesColor(color, 'red');
}

function hasNoHue({ style }: CapturedNode): boolean {
  const color = toColor(style?.color);
  return color !== null && hueOf(color) === null;
}

function isCloseTo(one: CapturedNode, other: CapturedNode | undefined): boolean {
  const [first, second] = [toColor(one.style?.color), toColor(other?.style?.color)];
  return first !== null && second !== null && contrastOf(first, second) < limits.lightness;
}

/** What else is seen of a label than its color and its word. */
function lookOf(label: CapturedNode): string {
  const words = visibleWordsOf(label);
  const count = words.split(/\s+/).length;
  const style = label.style;
  return `${count > limits.words ? words : count} ${/[^\p{L}\p{Nd}\s]/u.exec(words)?.[0]} ${style?.['font-weight']} ${style?.['font-style']} ${style?.['text-decoration-line']} ${style?.opacity} ${style?.['border-top-style']}`;
}
