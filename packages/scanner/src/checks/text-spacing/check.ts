import { captureOnce } from '../../capture/capture-once.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { PageCheck } from '../check.ts';
import { clippedText, newlyClipped } from '../page/clipped-text.ts';
import { rememberClipped } from '../page/remember-clipped.ts';
import { quote } from '../page/words-of.ts';
import { withStyle } from '../page/with-style.ts';
import { rootNumber } from '../page/root-pointer.ts';
import { clippedWhenNarrow } from './clipped-when-narrow.ts';

/** What WCAG asks for, in times of the size of the letters. */
const thresholds = { line: 1.5, letter: 0.12, word: 0.16, paragraph: 2, mostElements: 50 } as const;

/** With the classes and ids that a page can give to its own rules, ours still counts more. */
const css = `
:root * { line-height: ${thresholds.line} !important; letter-spacing: ${thresholds.letter}em !important; word-spacing: ${thresholds.word}em !important; }
:root p { margin-bottom: ${thresholds.paragraph}em !important; }
`;

/** WCAG 2.2, 1.4.12: can all text still be read when its spacing is increased? */
export const textSpacingCheck: PageCheck = {
  looksAt: 'page',
  rule: 'text-spacing',
  name: 'Text with wider spacing',
  thorough: true,
  applicability: async (page) => {
    const [document] = (await captureOnce(page)).documents;
    return document?.nodes.some(({ kind, fragments }) => kind === 'text' && fragments.length > 0)
      ? [{ frame: 0, element: await rootNumber(page) }]
      : [];
  },
  remember: rememberClipped,
  change: (page) => withStyle(page, css),
  async expectation(page) {
    const before = await rememberClipped(page);
    const wide = newlyClipped(before, await clippedText(page)).map((one) => ({ ...one, width: 0 }));
    const narrow = await clippedWhenNarrow(page, wide);
    const cut = [...wide, ...narrow].slice(0, thresholds.mostElements);
    if (cut.length === 0) return [{ outcome: 'passed' }];
    return [
      {
        outcome: 'failed',
        nodes: cut.map(({ frame, element, hidden, text, width }) => ({
          frame,
          element,
          failureSummary: `With the spacing of text that WCAG asks for ${hidden} px of the text ${quote(text)} are cut off${width === 0 ? '' : ` in a window of ${width} px`}.`,
          facts: knownFacts([
            ['Cut off', `${hidden} px`],
            ['Line height', `${thresholds.line} times the text size`],
            ['Letter spacing', `${thresholds.letter} times`],
            ['Word spacing', `${thresholds.word} times`],
          ]),
        })),
      },
    ];
  },
};
