import { flatParent } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isHiddenByAttribute } from '../page/controls.ts';
import { quote } from '../page/words-of.ts';
import { mixedWordIn } from './mixed-words.ts';

/** WCAG 2.2, 1.1.1, failure F71: are words made of the letters that they seem to be made of? */
export const lookAlikeLettersCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'look-alike-letters',
  name: 'Letters that only look like others',
  applicability: async (capture) => [...otherLettersIn(capture).keys()],
  expectation: async (capture, targets) =>
    targets.map((node) => {
      const found = otherLettersIn(capture)
        .get(node)
        ?.map(mixedWordIn)
        .find((one) => one !== null);
      if (!found) return { outcome: 'passed' };
      const failureSummary =
        found.kind === 'mixed'
          ? `The word ${quote(found.word)} is made of letters of several alphabets that only look alike, so that it is read and found as no word.`
          : `The word ${quote(found.word)} is made of signs for formulas that only look like letters, so that it is read sign by sign or not at all.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const known = new WeakMap<PageCapture, Map<CapturedNode, string[]>>();

/** Elements with texts of which some letters are of an alphabet that has look-alikes in another one. */
function otherLettersIn(capture: PageCapture): ReadonlyMap<CapturedNode, string[]> {
  const made = known.get(capture) ?? new Map<CapturedNode, string[]>();
  if (known.has(capture)) return made;
  known.set(capture, made);
  for (const { nodes } of capture.documents)
    for (const text of nodes) {
      if (text.kind !== 'text' || text.fragments.length === 0 || !otherLetters.test(text.text))
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

const otherLetters =
  /[\p{sc=Cyrl}\p{sc=Grek}\u{1d400}-\u{1d6a3}\u{24b6}-\u{24e9}\u{1f130}-\u{1f189}]/u;

const unread = new Set('code kbd math option pre samp select svg textarea var'.split(' '));

/** What is no prose, and what is read by a name of its own. */
function isUnread({ tag, attributes }: CapturedNode): boolean {
  return unread.has(tag) || attributes.has('aria-label') || attributes.has('aria-labelledby');
}
