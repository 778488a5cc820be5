import { captureOnce } from '../../capture/capture-once.ts';
import type { FindingNode } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { PageCheck } from '../check.ts';
import { type ClippedText, clippedText, newlyClipped } from '../page/clipped-text.ts';
import { rememberClipped } from '../page/remember-clipped.ts';
import { rootNumber } from '../page/root-pointer.ts';
import { withWindow } from '../page/with-window.ts';
import { quote } from '../page/words-of.ts';
import { cutLines } from './cut-lines.ts';
import { withLargeText } from './with-large-text.ts';

/** How many times as large; the narrowest window that WCAG speaks of, in CSS pixels; and how many elements are named. */
const thresholds = { times: 2, width: 320, mostElements: 50 } as const;

/** WCAG 2.2, 1.4.4: can all text still be read when it, or the whole page, is twice as large? */
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
    await cutWhenLarge(page);
    const { width, height } = page.page.viewport() ?? { width: 1280, height: 800 };
    return withWindow(page, {
      width: Math.max(thresholds.width, Math.round(width / thresholds.times)),
      height: Math.round(height / thresholds.times),
    });
  },
  async expectation(page) {
    const before = await rememberClipped(page);
    const large = await cutWhenLarge(page);
    const zoomed = [...newlyClipped(before, await clippedText(page)), ...(await cutLines(page))];
    const cut = new Map<number, FindingNode>();
    for (const one of large) cut.set(one.element, asNode(one, 'With text twice as large'));
    for (const one of zoomed)
      if (!cut.has(one.element)) cut.set(one.element, asNode(one, 'At a zoom of 200 percent'));
    const nodes = [...cut.values()].slice(0, thresholds.mostElements);
    return [nodes.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', nodes }];
  },
};

function asNode({ frame, element, hidden, text }: ClippedText, when: string): FindingNode {
  return {
    frame,
    element,
    failureSummary: `${when} ${hidden} px of the text ${quote(text)} are cut off.`,
  };
}

/** What cuts off text when it is large, and did not before. */
function cutWhenLarge(page: PageUnderTest): Promise<ClippedText[]> {
  return page.shared('cut-when-large', async () => {
    const before = await rememberClipped(page);
    const undo = await withLargeText(page, thresholds.times);
    try {
      return newlyClipped(before, await clippedText(page));
    } finally {
      if (!page.guard.error) await undo();
    }
  });
}
