import type { PageUse } from '../../interact/page-use.ts';
import type { DragStory } from '../../interact/pointer/drag-story.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { asSeen } from '../page/as-seen.ts';
import { called } from '../page/words-of.ts';

/** How it is told what was done, by what came of it. */
const doing: Readonly<Record<DragStory['kind'], (what: string) => string>> = {
  drag: (what) => `Hold the mouse button down on ${what}, move the mouse, and let go`,
  drop: (what) => `Drag ${what} with the mouse to another place that takes it`,
  swipe: (what) => `Stroke over ${what} with a finger, or with the mouse button held down`,
  pinch: (what) => `Put two fingers on ${what} and move them apart`,
  place: (what) => `Click near both ends of ${what}, one after the other`,
};

const wrong =
  'None of the buttons, lists and fields in it or around it does the same, and neither it nor anything in it takes the focus and hears a key that could.';

/** Is there a way with the keyboard to do what dragging does, or a press at a certain place? */
export function whenDragged(use: PageUse): TargetOutcome[] {
  return use.drags.flatMap(({ host, hostWords, kind, byKeys, seen }): TargetOutcome[] => {
    if (byKeys === null) return [];
    if (byKeys) return [{ outcome: 'passed' }];
    const done = doing[kind](called(hostWords));
    const failureSummary = `${done}: that changes the page. ${wrong}`;
    // What a page changes then is known to no other than this page.
    const replay: Replay | null = replayElement(use, host, hostWords) && {
      state: null,
      steps: [
        step.told(`${done}.`),
        step.told('Put the mouse away, and look for a way to do the same with the keyboard.'),
      ],
      wrong: `The mouse changes the page. ${wrong}`,
      expected: null,
    };
    return [asSeen(seen, { ...host, failureSummary, ...(replay ? { replay } : {}) })];
  });
}
