import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isDisabled, isHiddenByAttribute } from '../page/controls.ts';
import { labelsOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** Of the words of a label, in letters: less is a sign. */
const thresholds = { fewestLetters: 3 } as const;

/** WCAG 2.2, 2.5.3: does the name of a field hold the words of its label? */
export const fieldLabelInNameCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'field-label-in-name',
  name: 'Names of fields that have a label',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes.filter((node) => isField(node) && shownLabel(node) !== ''),
    ),
  expectation: async (_, fields) =>
    fields.map((node) => {
      const label = shownLabel(node);
      const name = node.attributes.get('aria-label')?.trim() ?? '';
      if (holds(name, label)) return { outcome: 'passed' };
      const failureSummary = `The label of this field says ${quote(label)}, and its aria-label makes ${quote(name)} its name, which does not hold these words.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

/** With a name of its own in place of its label. */
function isField(node: CapturedNode): boolean {
  const { tag, attributes } = node;
  if (!/^(input|select|textarea)$/.test(tag) || attributes.has('aria-labelledby')) return false;
  if (!attributes.get('aria-label')?.trim() || isDisabled(node)) return false;
  return isVisible(node) && !isHiddenByAttribute(node);
}

/** Without what it adds in parentheses, and signs; empty where it has hardly a word. */
function shownLabel(field: CapturedNode): string {
  const labels = labelsOf(field).filter(isVisible);
  const words = labels.map(wordsOf).join(' ');
  const plain = words.replace(/[(（[][^)）\]]*[)）\]]/gu, ' ').trim();
  return (plain.match(/\p{L}/gu)?.length ?? 0) >= thresholds.fewestLetters ? plain : '';
}

/** All words of the label, in its order, with others between them or not. */
function holds(name: string, label: string): boolean {
  const spoken = wordsIn(name);
  let at = 0;
  for (const word of wordsIn(label)) {
    at = spoken.indexOf(word, at) + 1;
    if (at === 0) return spoken.join('').includes(wordsIn(label).join(''));
  }
  return true;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
