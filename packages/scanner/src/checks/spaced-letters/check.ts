import { flatParent } from '../../capture/flat-tree.ts';
import { languageOf } from '../../capture/language-of.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isHiddenByAttribute } from '../page/controls.ts';
import { quote } from '../page/words-of.ts';
import { spacedWordIn } from './spaced-words.ts';

/** WCAG 2.2, 1.3.2, failure F32: is no word broken up with blanks between its letters? */
export const spacedLettersCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'spaced-letters',
  name: 'Words with blanks between their letters',
  applicability: async (capture) => [...loneLettersIn(capture).keys()],
  expectation: async (capture, targets) =>
    targets.map((node) => {
      const word = loneLettersIn(capture)
        .get(node)
        ?.map((text) => spacedWordIn(text, languageOf(node)))
        .find((found) => found !== null);
      if (word === undefined || word === null) return { outcome: 'passed' };
      const failureSummary = `The word ${quote(word)} is spaced out with blanks between its letters, so that it is read letter by letter.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const known = new WeakMap<PageCapture, Map<CapturedNode, string[]>>();

/** Elements with texts in which letters or signs stand alone one after the other. */
function loneLettersIn(capture: PageCapture): ReadonlyMap<CapturedNode, string[]> {
  const made = known.get(capture) ?? new Map<CapturedNode, string[]>();
  if (known.has(capture)) return made;
  known.set(capture, made);
  for (const { nodes } of capture.documents)
    for (const text of nodes) {
      if (text.kind !== 'text' || text.fragments.length === 0 || !loneLetters.test(text.text))
        continue;
      const element = flatParent(text);
      if (
        !element ||
        !isVisible(text) ||
        closest(element, isUnread) ||
        isHiddenByAttribute(element)
      )
        continue;
      made.set(element, [...(made.get(element) ?? []), text.text]);
    }
  return made;
}

const loneLetters =
  /(?<!\p{L})\p{L}[\s\u00a0]{1,3}\p{L}[\s\u00a0]{1,3}\p{L}[\s\u00a0]{1,3}\p{L}(?!\p{L})|^\s*\p{sc=Han}[\s\u00a0]+\p{sc=Han}([\s\u00a0]+\p{sc=Han}){0,2}\s*$/u;

const unread = new Set('code kbd math option pre samp select svg textarea var'.split(' '));

/** What is no prose, and what is read by a name of its own. */
function isUnread({ tag, attributes }: CapturedNode): boolean {
  return unread.has(tag) || attributes.has('aria-label') || attributes.has('aria-labelledby');
}
