import type { PageUse } from '../../interact/page-use.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { startSmall } from '../page/words-of.ts';

/** Headers that sort a table and go on to say that it is sorted as before. */
export function untoldOrder(use: PageUse): TargetOutcome[] {
  return use.presses.flatMap(({ control, seen, asked, pictures }): TargetOutcome[] => {
    if (seen.sorted !== 'untold' || asked || seen.hasMoved || seen.announced.length > 0) return [];
    const wrong =
      'The rows of the table come in another order, and no header says so: no aria-sort has changed, nor anything else that is read out with the headers.';
    const steps = pressingSteps(use, control);
    const replay: Replay | null = steps && { state: null, steps, wrong, expected: null, pictures };
    const failureSummary = `${pressingOf(control)}: ${startSmall(wrong)}`;
    const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
    return [{ outcome: 'failed', nodes: [node] }];
  });
}
