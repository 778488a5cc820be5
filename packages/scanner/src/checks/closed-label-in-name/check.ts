import type { CapturedNode } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { closedAtFirst, closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { isDisabled, roleOf } from '../page/controls.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/** Of the words on a control, in letters: less is a sign. */
const thresholds = { fewestLetters: 3 } as const;

/** WCAG 2.2, 2.5.3: do names of controls in parts that are closed at first hold the words that they will show? */
export const closedLabelInNameCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'closed-label-in-name',
  name: 'Names of controls in closed parts',
  async applicability(capture) {
    const named = capture.documents.flatMap(({ nodes }) => nodes.filter(isNamedControl));
    if (named.length === 0) return [];
    const viewOf = await closedViewsOf(capture);
    return named.filter((node) => viewOf(node) !== null);
  },
  expectation: async (_, controls) =>
    controls.map((node) => {
      const [shown, name] = [allWordsOf(node), node.attributes.get('aria-label') ?? ''];
      if (lettersOf(name).includes(lettersOf(shown))) return { outcome: 'passed' };
      const failureSummary = `This control says ${quote(shown)} and has the name ${quote(name)}, which does not hold these words. ${closedAtFirst}`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

/** With a name of its own, and nothing but a text on it, so that what it will show is certain. */
function isNamedControl(node: CapturedNode): boolean {
  const { tag, box, attributes, children } = node;
  if (box || isDisabled(node) || isHiddenItself(node)) return false;
  const isControl =
    tag === 'button' ||
    (tag === 'a' && attributes.has('href')) ||
    /^(button|link|menuitem|tab)$/.test(roleOf(node));
  if (!isControl || !attributes.get('aria-label')?.trim() || attributes.has('aria-labelledby'))
    return false;
  return (
    children.every(({ kind }) => kind === 'text') &&
    (lettersOf(allWordsOf(node)).match(/\p{L}/gu)?.length ?? 0) >= thresholds.fewestLetters
  );
}

/** For comparing: letters and figures in lower case, parted by single spaces. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
