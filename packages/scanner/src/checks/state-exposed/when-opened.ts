import type { PageUse, Press } from '../../interact/page-use.ts';
import { hasPoppedUp } from '../../states/opened-state.ts';
import type { TargetOutcome } from '../check.ts';
import { pressingOf } from '../page/steps.ts';
import { quote } from '../page/words-of.ts';

/** Controls that say “collapsed” and go on to say so when they have opened something, or say nothing of it. */
export function whenOpened({ presses }: PageUse): TargetOutcome[] {
  return presses.flatMap(judgePress);
}

function judgePress(press: Press): TargetOutcome[] {
  const { control, before, seen, asked, unfolds } = press;
  if (unfolds) {
    const shown = seen.texts[0]?.text ?? '';
    const failureSummary = `${pressingOf(control)}: ${quote(shown)} appears, and goes when it is pressed once more. Nothing else says which of both it is: it has no aria-expanded.`;
    return [{ outcome: 'failed', nodes: [{ ...control.pointer, failureSummary }] }];
  }
  if (asked || before.expanded !== 'false') return [];
  if (seen.expanded === 'true') return [{ outcome: 'passed' }];
  const hasOpened = (seen.controlled === true && before.controlled === false) || hasPoppedUp(press);
  if (seen.layer || seen.hasMoved || seen.expanded !== 'false' || !hasOpened) return [];
  const [text] = seen.texts;
  const what = text ? `${quote(text.text)} appears` : 'what it controls appears';
  const failureSummary = `${pressingOf(control)}: ${what}, and aria-expanded stays “false”.`;
  return [{ outcome: 'failed', nodes: [{ ...control.pointer, failureSummary }] }];
}
