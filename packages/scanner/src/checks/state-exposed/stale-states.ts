import type { Pointer } from '../../engines/finding.ts';
import type { PageUse, Press, StaleState } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay, ReplayStep } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called, startSmall } from '../page/words-of.ts';

/** What goes on to say that it is open or chosen when that is so no more. */
export function staleStates(use: PageUse): TargetOutcome[] {
  const told = new Set<string>();
  return use.presses.flatMap((press) => {
    if (press.asked) return [];
    const found = [...byClosing(use, press), ...byOthers(use, press), ...bySiblings(use, press)];
    return found.flatMap(({ key, outcome }) => {
      if (told.has(key)) return [];
      told.add(key);
      return [outcome];
    });
  });
}

interface Stale {
  key: string;
  outcome: TargetOutcome;
}

/** It was opened, and closed by Escape or by a second press. */
function byClosing(use: PageUse, { control, closing, pictures }: Press): Stale[] {
  if (!closing?.isStale) return [];
  const isEscape = closing.by === 'Escape';
  const key = isEscape ? 'Escape' : control.key;
  const wrong = 'What it had opened is gone then, and aria-expanded stays “true”.';
  const steps = pressingSteps(use, control);
  const element = replayElement(use, control.pointer, control.name);
  const last =
    control.key === 'click' && !isEscape && element ? step.click(element) : step.press(key);
  const failureSummary = `${pressingOf(control)}, and ${isEscape ? 'Escape' : 'the same once more'} to close what has opened: ${startSmall(wrong)}`;
  const replay: Replay | null = steps &&
    element && {
      state: null,
      steps: [...steps, last],
      wrong,
      expected: expectThat.hasOtherAttribute(element, 'aria-expanded', 'true'),
      pictures,
    };
  return [staleOf(control.pointer, 'aria-expanded', failureSummary, replay)];
}

/** A press has closed what something else had opened, or chosen another one. */
function byOthers(use: PageUse, { control, seen, pictures, isRestless }: Press): Stale[] {
  if (isRestless || seen.hasMoved) return [];
  return seen.stale.map((stale) => {
    const steps = pressingSteps(use, control);
    return tell(use, stale, steps, pressingOf(control), pictures);
  });
}

/** The same of one that was opened for that before. */
function bySiblings(use: PageUse, { control, beside }: Press): Stale[] {
  if (!beside) return [];
  return beside.stale.map((stale) => {
    const first = pressingSteps(use, control);
    const then = pressingSteps(use, beside.control);
    const pressing = `${pressingOf(control)}. Then ${startSmall(pressingOf(beside.control))}`;
    return tell(use, stale, first && then && [...first, ...then], pressing, []);
  });
}

function tell(
  use: PageUse,
  { element: number, words, attribute }: StaleState,
  steps: ReplayStep[] | null,
  pressing: string,
  pictures: Press['pictures'],
): Stale {
  const pointer = { frame: 0, element: number };
  const what = called(words, 'it');
  const wrong =
    attribute === 'aria-expanded'
      ? `What ${what} had opened is gone then, and its aria-expanded stays “true”.`
      : `Another one is chosen then, and ${attribute} of ${what} stays “true”.`;
  const element = replayElement(use, pointer, words);
  const replay: Replay | null = steps &&
    element && {
      state: null,
      steps,
      wrong,
      expected: expectThat.hasOtherAttribute(element, attribute, 'true'),
      pictures,
    };
  return staleOf(pointer, attribute, `${pressing}: ${startSmall(wrong)}`, replay);
}

function staleOf(
  pointer: Pointer,
  attribute: string,
  failureSummary: string,
  replay: Replay | null,
): Stale {
  const node = { ...pointer, failureSummary, ...(replay ? { replay } : {}) };
  return {
    key: `${pointer.element} ${attribute}`,
    outcome: { outcome: 'failed', nodes: [node] },
  };
}
