import { captureOnce } from '../../capture/capture-once.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { PageCheck } from '../check.ts';
import { findIn } from '../page/controls.ts';
import { makeNarrow, narrowWindow } from '../page/narrow-window.ts';
import { clippedText, newlyClipped } from '../page/clipped-text.ts';
import { rememberClipped } from '../page/remember-clipped.ts';
import { rootNumber } from '../page/root-pointer.ts';
import { quote } from '../page/words-of.ts';

/** CSS pixels; how high a box of text may be that cuts it off; and how many elements are named. */
const thresholds = { ...narrowWindow, lowest: 16, highest: 800, mostElements: 50 } as const;

/** WCAG 2.2, 1.4.10: is all text whole on a narrow screen, or at 400 percent zoom? */
export const narrowClippedCheck: PageCheck = {
  looksAt: 'page',
  rule: 'narrow-clipped',
  name: 'Text cut off in a narrow window',
  thorough: true,
  applicability: async (page) => {
    const [document] = (await captureOnce(page)).documents;
    return document?.nodes.some(mayCut) ? [{ frame: 0, element: await rootNumber(page) }] : [];
  },
  remember: rememberClipped,
  change: makeNarrow,
  async expectation(page) {
    const before = await rememberClipped(page);
    const cut = newlyClipped(before, await clippedText(page)).slice(0, thresholds.mostElements);
    const nodes = cut.map(({ frame, element, hidden, text }) => ({
      frame,
      element,
      failureSummary: `In a window of ${thresholds.width} pixels, as at a zoom of 400 percent, ${hidden} px of the text ${quote(text)} are cut off.`,
      facts: knownFacts([
        ['Cut off', `${hidden} px`],
        ['Width of the window', `${thresholds.width} px`],
      ]),
    }));
    return [nodes.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', nodes }];
  },
};

/** A box with text that hides what does not fit. */
function mayCut(node: CapturedNode): boolean {
  const { kind, tag, style, box } = node;
  if (kind !== 'element' || !style || !box || tag === 'html' || tag === 'body') return false;
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  return (
    (cuts(style['overflow-y']) || cuts(style['overflow-x'])) &&
    box.height > thresholds.lowest &&
    box.height < thresholds.highest &&
    findIn(node, (inside) => inside.kind === 'text' && inside.text.trim().length > 2) !== null
  );
}
