import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { isNewView } from '../../interact/is-new-view.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import { type Code, codeOf } from '../page/code.ts';
import { isHiddenByAttribute, isNativeControl, isTabStop, roleOf } from '../page/controls.ts';
import { type Handlers, handlersOf } from '../page/handlers.ts';
import { matchesSimply } from '../page/matches-simply.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called, quote, wordsOf } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3: is the focus on something when what had it is gone? */
export const focusAfterRemovalCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'focus-after-removal',
  name: 'The focus after something is removed',
  whenUsed: (use) => use.presses.flatMap((press) => judgePress(press, use)),
  async applicability(capture) {
    const [handlers, code] = [await handlersOf(capture), codeOf(capture)];
    const buttons = capture.documents.flatMap(({ nodes }) => nodes.filter(isButton));
    return buttons.filter((node) => removedBy(node, handlers, code) !== null);
  },
  async expectation(capture, buttons) {
    const [handlers, code] = [await handlersOf(capture), codeOf(capture)];
    // What watches the page for changes may see to the focus.
    const isWatched = code.hasOthers || code.scripts.some((one) => /MutationObserver/.test(one));
    return buttons.map((node): TargetOutcome<CapturedFinding> => {
      const removed = removedBy(node, handlers, code);
      if (
        !removed ||
        isWatched ||
        removed.mayMoveFocus ||
        [...flatAncestors(node)].some(isOverPage)
      )
        return { outcome: 'passed' };
      const name = node.attributes.get('aria-label') || wordsOf(node);
      const said = wordsOf(removed.node).slice(0, 60);
      const what = said === '' ? 'the part of the page that it stands in' : quote(said);
      const failureSummary = `The code of ${called(name, 'this button')} takes away ${what}, and the button with it, and gives the focus to nothing else: it is on nothing then.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function isButton(node: CapturedNode): boolean {
  if (!isTabStop(node) || !isVisible(node) || isHiddenByAttribute(node)) return false;
  return node.tag === 'button' || (!isNativeControl(node) && roleOf(node) === 'button');
}

/** What stands around a button and is taken away by its code, where all of that is known; null: nothing. */
function removedBy(
  node: CapturedNode,
  handlers: Handlers,
  code: Code,
): { node: CapturedNode; mayMoveFocus: boolean } | null {
  const clicks = handlers.of(node).filter(({ type }) => type === 'click');
  if (clicks.length === 0 || !clicks.every((one) => code.isWhole(one))) return null;
  const mayMoveFocus = clicks.some((one) => /focus/i.test(code.of(one)));
  const around = [...flatAncestors(node)].filter(({ kind }) => kind === 'element');
  for (const { source } of clicks) {
    const selector = /\.closest\(\s*(['"`])([^'"`]{1,80})\1\s*\)\??\.remove\(\)/.exec(source)?.[2];
    const isParent = /\bthis\.parent(?:Node|Element)\.remove\(\)/.test(source);
    const removed = selector
      ? [node, ...around].find((one) => matchesSimply(one, selector))
      : isParent
        ? around[0]
        : undefined;
    if (removed) return { node: removed, mayMoveFocus };
  }
  return null;
}

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
