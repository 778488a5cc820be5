import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isDisabled, isHiddenByAttribute, isTextField } from '../page/controls.ts';
import { labelOf, labelsOf } from '../page/label-of.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/** Best practice: does a field say what it is for by more than a placeholder, which typing takes away? */
export const placeholderAsLabelCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'placeholder-as-label',
  name: 'Placeholders that stand for labels',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes.filter(
        (node) =>
          isTextField(node) &&
          placeholderOf(node) !== '' &&
          !isDisabled(node) &&
          !isHiddenByAttribute(node) &&
          isVisible(node),
      ),
    ),
  expectation: async (_, fields) =>
    fields.map((node) => {
      if (isLabeled(node)) return { outcome: 'passed' };
      const failureSummary = `Only the placeholder ${quote(placeholderOf(node))} says what this field is for, and it is gone as soon as something is typed.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function placeholderOf({ attributes }: CapturedNode): string {
  return attributes.get('placeholder')?.trim() ?? '';
}

/** By a name of its own as well, which stays for screen readers. */
function isLabeled(field: CapturedNode): boolean {
  return (
    labelOf(field) !== '' ||
    Boolean(field.attributes.get('aria-labelledby')?.trim()) ||
    labelsOf(field).some((label) => allWordsOf(label) !== '')
  );
}
