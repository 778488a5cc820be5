import { knownFacts } from '../../facts/known-facts.ts';
import { passageCheck } from '../page/passage-check.ts';
import { lineLengths } from '../page/passages.ts';

/** Characters in a line, well above the 80 of WCAG as a window can be made narrower, and lines of a text to read. */
const thresholds = { length: 140, lines: 2 } as const;

/** Best practice after WCAG 2.2, 1.4.8: are lines short enough to find the beginning of the next one? */
export const longLinesCheck = passageCheck({
  rule: 'long-lines',
  name: 'Length of lines',
  applies: (passage) =>
    passage.characters > thresholds.length && lineLengths(passage).length >= thresholds.lines,
  fault: (passage) => {
    // The last line ends where the text does.
    const full = lineLengths(passage).slice(0, -1);
    const long = full.filter((length) => length > thresholds.length);
    if (long.length < full.length / 2) return null;
    const longest = Math.max(...long);
    return {
      failureSummary: `Lines of the text are up to ${longest} characters long, more than the 80 characters that can be read well.`,
      facts: knownFacts([
        ['Longest line', `${longest} characters`],
        ['Read well', 'up to 80 characters'],
      ]),
    };
  },
});
