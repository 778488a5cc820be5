import { knownFacts } from '../../facts/known-facts.ts';
import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { passageCheck } from '../page/passage-check.ts';
import type { Passage } from '../page/passages.ts';

/** Characters of a text to read, and CSS pixels that a line may be wider than what is seen of it. */
const thresholds = { characters: 80, beyond: 24 } as const;

/** WCAG 2.2, 1.4.10: can each line of a text be read without scrolling sideways and back? */
export const wideLinesCheck = passageCheck({
  rule: 'wide-lines',
  name: 'Lines wider than the box in which they scroll',
  applies: (passage) =>
    passage.characters >= thresholds.characters && scrollerOf(passage.element) !== null,
  fault: (passage) => {
    const scroller = scrollerOf(passage.element);
    const beyond = Math.round(widestOf(passage) - (scroller?.box?.width ?? Infinity));
    if (beyond <= thresholds.beyond) return null;
    return {
      failureSummary: `Each line of the text is ${beyond} px wider than the box around it: one has to scroll sideways and back to read it.`,
      facts: knownFacts([['Wider than its box', `${beyond} px`]]),
    };
  },
});

/** What scrolls sideways around a text that is no table, code or drawing; null where nothing does. */
function scrollerOf(element: CapturedNode): CapturedNode | null {
  for (const around of [element, ...flatAncestors(element)]) {
    if (around.document !== element.document || around.tag === 'body') return null;
    if (/^table|grid$/.test(around.style?.display ?? '') && around.tag !== 'div') return null;
    if (!/auto|scroll/.test(around.style?.['overflow-x'] ?? '')) continue;
    const isCode = around.style?.['white-space-collapse'] !== 'collapse';
    return isCode || around.attributes.has('contenteditable') ? null : around;
  }
  return null;
}

/** In CSS pixels, of a line that does not end with the text. */
function widestOf({ texts, element }: Passage): number {
  const isCode = /mono|courier|consolas/i.test(element.style?.['font-family'] ?? '');
  if (isCode || element.style?.['white-space-collapse'] !== 'collapse') return 0;
  return Math.max(0, ...texts.flatMap(({ fragments }) => fragments.map(({ box }) => box.width)));
}
