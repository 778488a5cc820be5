import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { isNewView } from '../../interact/is-new-view.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: is the focus on something when what had it is gone? */
export const focusAfterRemovalCheck: UseCheck = {
  looksAt: 'use',
  ways: ['keys'],
  rule: 'focus-after-removal',
  name: 'The focus after something is removed',
  thresholds: {},
  sources: ['page'],
  judge: (use) => use.presses.flatMap((press) => judgePress(press, use)),
};

function isOverPage({ tag, style, attributes }: CapturedNode): boolean {
  return (
    style?.position === 'fixed' ||
    /dialog|modal/.test(tag) ||
    /^(alert)?dialog$/.test(attributes.get('role') ?? '')
  );
}

function judgePress(press: Press, use: PageUse): TargetOutcome[] {
  const { control, seen, next, asked } = press;
  if (control.key === 'click') return [];
  // What lay over the page from the start leaves people where a page begins.
  if (!control.within && [...flatAncestors(control.node)].some(isOverPage)) return [];
  if (asked || seen.layer || seen.control.isThere || isNewView(press)) return [];
  if (seen.focus.place !== 'none') return [{ outcome: 'passed' }];
  const led =
    next && next.place !== 'none' ? ` The next press of Tab leads to ${called(next.words)}.` : '';
  const failureSummary = `${pressingOf(control)}: the control disappears, and the focus is on nothing in the page.${led}`;
  const begun = pressingSteps(use, control);
  const replay: Replay | null = begun && {
    state: null,
    steps: begun,
    wrong: `The control disappears, and the focus is on nothing in the page.${led}`,
    expected: expectThat.somethingIsFocused(),
  };
  const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}
