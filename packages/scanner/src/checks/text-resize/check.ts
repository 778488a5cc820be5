import { captureOnce } from '../../capture/capture-once.ts';
import type { PageCheck } from '../check.ts';
import { clippedText, newlyClipped } from '../page/clipped-text.ts';
import { quote } from '../page/words-of.ts';
import { enlargeText } from './enlarge-text.ts';
import { rootNumber } from '../page/root-pointer.ts';

/** How many times as large, and how many elements are named. */
const thresholds = { times: 2, mostElements: 50 } as const;

/** WCAG 2.2, 1.4.4: can all text still be read when it is twice as large? */
export const textResizeCheck: PageCheck = {
  looksAt: 'page',
  rule: 'text-resize',
  name: 'Text twice as large',
  thresholds,
  thorough: true,
  sources: ['page'],
  applicability: async (page) => {
    const [document] = (await captureOnce(page)).documents;
    return document?.nodes.some(({ kind, fragments }) => kind === 'text' && fragments.length > 0)
      ? [{ frame: 0, element: await rootNumber(page) }]
      : [];
  },
  change: async (page) => {
    await rememberClipped(page);
    return enlargeText(page, thresholds.times);
  },
  async expectation(page) {
    const before = await rememberClipped(page);
    const cut = newlyClipped(before, await clippedText(page)).slice(0, thresholds.mostElements);
    if (cut.length === 0) return [{ outcome: 'passed' }];
    return [
      {
        outcome: 'failed',
        nodes: cut.map(({ frame, element, hidden, text }) => ({
          frame,
          element,
          failureSummary: `With text twice as large ${hidden} px of the text ${quote(text)} are cut off.`,
        })),
      },
    ];
  },
};

function rememberClipped(page: Parameters<typeof clippedText>[0]): ReturnType<typeof clippedText> {
  return page.shared('clipped-text', () => clippedText(page));
}
