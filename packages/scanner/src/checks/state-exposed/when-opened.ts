import type { PageUse, Press } from '../../interact/page-use.ts';
import { hasPoppedUp } from '../../states/opened-state.ts';
import type { TargetOutcome } from '../check.ts';
import { roleOf } from '../page/controls.ts';
import { pressingOf } from '../page/steps.ts';
import { quote } from '../page/words-of.ts';

/** Controls that say “collapsed” and go on to say so when they have opened something, or say nothing of it. */
export function whenOpened({ presses }: PageUse): TargetOutcome[] {
  return presses.flatMap(judgePress);
}

function judgePress(press: Press): TargetOutcome[] {
  const { control, before, seen, asked, unfolds } = press;
  if (staysUnchosen(press)) {
    const failureSummary = `${pressingOf(control)}: what it controls is shown, and aria-selected stays “false”.`;
    return [{ outcome: 'failed', nodes: [{ ...control.pointer, failureSummary }] }];
  }
  if (unfolds) {
    const shown = seen.texts[0]?.text ?? '';
    const failureSummary = `${pressingOf(control)}: ${quote(shown)} appears, and goes when it is pressed once more. Nothing else says which of both it is: it has no aria-expanded.`;
    return [{ outcome: 'failed', nodes: [{ ...control.pointer, failureSummary }] }];
  }
  // What the page has drawn anew says more than what was pressed and is gone.
  if (asked || before.expanded !== 'false' || !seen.control.isThere) return [];
  if (seen.expanded === 'true') return [{ outcome: 'passed' }];
  const hasOpened = (seen.controlled === true && before.controlled === false) || hasPoppedUp(press);
  if (seen.layer || seen.hasMoved || seen.expanded !== 'false' || !hasOpened) return [];
  const [text] = seen.texts;
  const what = text ? `${quote(text.text)} appears` : 'what it controls appears';
  const failureSummary = `${pressingOf(control)}: ${what}, and aria-expanded stays “false”.`;
  return [{ outcome: 'failed', nodes: [{ ...control.pointer, failureSummary }] }];
}

/** A tab whose panel has come, and that goes on to say that another one is chosen. */
function staysUnchosen({ control, before, seen, asked, isRestless }: Press): boolean {
  const { node } = control;
  if (asked || isRestless || roleOf(node) !== 'tab' || !seen.control.isThere) return false;
  if (node.attributes.get('aria-selected') !== 'false' || seen.control.states !== '') return false;
  return before.controlled === false && seen.controlled === true && !seen.hasMoved;
}
