import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { byIds } from '../page/label-of.ts';
import { allWordsOf } from '../page/words-of.ts';

/** WCAG 2.2, 4.1.2: has each dialog that is open a name? axe asks for that where the role is written as an attribute. */
export const ariaDialogNameCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'aria-dialog-name',
  name: 'Names of open dialogs',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes.filter((node) => isDialog(node) && isVisible(node) && !isHiddenByAttribute(node)),
    ),
  expectation: async (_, dialogs) =>
    dialogs.map((node) => {
      if (isNamed(node)) return { outcome: 'passed' };
      const failureSummary =
        'The dialog has no name: neither aria-label nor aria-labelledby gives it one. Screen readers say that a dialog has opened, and not which.';
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function isDialog(node: CapturedNode): boolean {
  const role = roleOf(node);
  return role === '' ? node.tag === 'dialog' : /^(?:alert)?dialog$/.test(role);
}

/** By anything that gives words, also those of a picture. */
function isNamed(dialog: CapturedNode): boolean {
  const { attributes } = dialog;
  if (attributes.get('aria-label')?.trim() || attributes.get('title')?.trim()) return true;
  return byIds(dialog, attributes.get('aria-labelledby')).some((named) =>
    [named, ...flatDescendants(named)].some(
      (one) =>
        allWordsOf(one) !== '' ||
        ['aria-label', 'alt', 'title', 'value'].some((name) => one.attributes.get(name)?.trim()),
    ),
  );
}
