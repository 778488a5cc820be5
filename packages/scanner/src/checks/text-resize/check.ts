import { captureOnce } from '../../capture/capture-once.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { FindingNode } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { PageCheck } from '../check.ts';
import { type ClippedText, clippedText, newlyClipped } from '../page/clipped-text.ts';
import { narrowWindow } from '../page/narrow-window.ts';
import { rememberClipped } from '../page/remember-clipped.ts';
import { rootNumber } from '../page/root-pointer.ts';
import { withWindow } from '../page/with-window.ts';
import { quote } from '../page/words-of.ts';
import { cutLines } from './cut-lines.ts';
import { overlappingText } from './overlapping-text.ts';
import { rememberSizes, type WindowSizedText, windowSizedText } from './window-sized-text.ts';
import { withLargeText } from './with-large-text.ts';

/** How many times as large; the narrowest window that WCAG speaks of, in CSS pixels; and how many elements are named. */
const thresholds = { times: 2, width: narrowWindow.width, mostElements: 50 } as const;

/** WCAG 2.2, 1.4.4: can all text still be read when it, or the whole page, is twice as large? */
export const textResizeCheck: PageCheck = {
  looksAt: 'page',
  rule: 'text-resize',
  name: 'Text twice as large',
  thorough: true,
  applicability: async (page) => {
    const [document] = (await captureOnce(page)).documents;
    return document?.nodes.some(({ kind, fragments }) => kind === 'text' && fragments.length > 0)
      ? [{ frame: 0, element: await rootNumber(page) }]
      : [];
  },
  async remember(page) {
    await rememberClipped(page);
    await rememberOverlaps(page);
    await rememberSizes(page);
  },
  async change(page) {
    await cutWhenLarge(page);
    return withWindow(page, zoomed(page, thresholds.times));
  },
  async expectation(page) {
    const before = await rememberClipped(page);
    const large = await cutWhenLarge(page);
    const small = [...newlyClipped(before, await clippedText(page)), ...(await cutLines(page))];
    const over = newlyClipped(await rememberOverlaps(page), await overlappingText(page));
    const cut = new Map<number, FindingNode>();
    const add = (node: FindingNode) => {
      if (!cut.has(node.element)) cut.set(node.element, node);
    };
    for (const one of large.cut) add(asNode(one, 'With text twice as large'));
    for (const one of large.over) add(asOverlap(one, 'With text twice as large'));
    for (const one of small) add(asNode(one, 'At a zoom of 200 percent'));
    for (const one of over) add(asOverlap(one, 'At a zoom of 200 percent'));
    for (const one of await sizedByWindow(page)) add(asSized(one));
    const nodes = [...cut.values()].slice(0, thresholds.mostElements);
    return [nodes.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', nodes }];
  },
};

function asNode({ frame, element, hidden, text }: ClippedText, when: string): FindingNode {
  return {
    frame,
    element,
    failureSummary: `${when} ${hidden} px of the text ${quote(text)} are cut off.`,
    facts: knownFacts([['Cut off', `${hidden} px`]]),
  };
}

function asOverlap({ frame, element, hidden, text }: ClippedText, when: string): FindingNode {
  return {
    frame,
    element,
    failureSummary: `${when} the text runs ${hidden} px out of its box and overlaps the text ${quote(text)}.`,
    facts: knownFacts([['Out of its box', `${hidden} px`]]),
  };
}

function asSized({ element, before, now, text }: WindowSizedText): FindingNode {
  const px = (size: number) => `${Math.round(size * 10) / 10} px`;
  return {
    frame: 0,
    element,
    failureSummary: `The size of the text ${quote(text)} follows the width of the window, as with viewport units (vw): in a window of a quarter of the width, as at a zoom of 400 percent, it is ${px(now)} instead of ${px(before)}, so that zooming does not enlarge it.`,
    facts: knownFacts([
      ['Text size', px(before)],
      ['In a window of a quarter of the width', px(now)],
    ]),
  };
}

/** Text runs over other text before any check changes the page. */
function rememberOverlaps(page: PageUnderTest): Promise<ClippedText[]> {
  return page.shared('overlapping-text', () => overlappingText(page));
}

/** What cuts off text, or runs over other text, when it is large, and did not before. */
function cutWhenLarge(page: PageUnderTest): Promise<{ cut: ClippedText[]; over: ClippedText[] }> {
  return page.shared('cut-when-large', async () => {
    const before = await rememberClipped(page);
    const overlaps = await rememberOverlaps(page);
    const undo = await withLargeText(page, thresholds.times);
    try {
      return {
        cut: newlyClipped(before, await clippedText(page)),
        over: newlyClipped(overlaps, await overlappingText(page)),
      };
    } finally {
      if (!page.guard.error) await undo();
    }
  });
}

/** Text that is no larger at a zoom of 200 percent, nor at one of 400 percent: in between a smallest size may end it. */
async function sizedByWindow(page: PageUnderTest): Promise<WindowSizedText[]> {
  const small = await windowSizedText(page, 1 / thresholds.times);
  if (small.length === 0) return [];
  const known = new Set(small.map(({ element }) => element));
  const undo = await withWindow(page, zoomed(page, thresholds.times));
  try {
    const smaller = await windowSizedText(page, 1 / thresholds.times ** 2);
    return smaller.filter(({ element }) => known.has(element));
  } finally {
    if (!page.guard.error) await undo();
  }
}

/** The window that a zoom leaves of the present one. */
function zoomed({ page }: PageUnderTest, times: number): { width: number; height: number } {
  const { width, height } = page.viewport() ?? { width: 1280, height: 800 };
  return {
    width: Math.max(thresholds.width, Math.round(width / times)),
    height: Math.round(height / times),
  };
}
