import { knownFacts } from '../../facts/known-facts.ts';
import { passageCheck } from '../page/passage-check.ts';
import { lineLengths, shareOf } from '../page/passages.ts';

/** Times the size of the letters; characters and lines of a text to read; and pixels from which letters are for display. */
const thresholds = { height: 1, characters: 80, lines: 2, display: 28 } as const;

/** WCAG 2.2, 1.4.8: is there room between the lines of a text? */
export const tightLinesCheck = passageCheck({
  rule: 'tight-lines',
  name: 'Height of lines',
  applies: (passage) =>
    passage.characters >= thresholds.characters &&
    lineLengths(passage).length >= thresholds.lines &&
    sizeOf(passage.element) < thresholds.display,
  fault: (passage) => {
    const isTight = shareOf(passage, (style) => ratioOf(style) < thresholds.height) > 0.5;
    if (!isTight || !passage.element.style) return null;
    const ratio = ratioOf(passage.element.style);
    if (ratio >= thresholds.height)
      return 'The line height is less than the size of the letters, so that lines touch each other.';
    const percent = Math.round(ratio * 100);
    return {
      failureSummary: `The line height is ${percent} percent of the size of the letters, so that lines touch each other.`,
      facts: knownFacts([
        ['Line height', `${percent} percent of the text size`],
        ['Text size', `${sizeOf(passage.element)} px`],
      ]),
    };
  },
});

function sizeOf({ style }: { style: Readonly<Record<string, string>> | null }): number {
  return Number.parseFloat(style?.['font-size'] ?? '');
}

/** Infinite for `normal`. */
function ratioOf(style: Readonly<Record<string, string>>): number {
  const height = Number.parseFloat(style['line-height'] ?? '');
  return Number.isNaN(height) ? Infinity : height / sizeOf({ style });
}
