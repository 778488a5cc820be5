import type { PageUse } from '../../interact/page-use.ts';
import type { Movement, TiltStory } from '../../interact/tilt/tilt-story.ts';
import type { FindingNode } from '../../engines/finding.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import { called } from './words-of.ts';

const doing: Readonly<Record<Movement, string>> = {
  right: 'Tilt the device to the right',
  left: 'Tilt the device to the left',
  forward: 'Tilt the device forward',
  back: 'Tilt the device back',
  shake: 'Shake the device',
};

/** What is wrong with what moving the device does, as a finding: `lacks` says what there is not, `lookFor` what to do then. */
export function motionNode(
  use: PageUse,
  { host, hostWords, movement }: TiltStory,
  { lacks, lookFor }: { lacks: string; lookFor: string },
): FindingNode {
  const wrong = `${called(hostWords, 'Something')} changes. ${lacks}`;
  const failureSummary = `${doing[movement]}: ${wrong.replace(/^S/, 's')}`;
  // What a page changes then is known to no other than this page.
  const replay = replayElement(use, host, hostWords) && {
    state: null,
    steps: [step.told(`${doing[movement]}.`), step.told(lookFor)],
    wrong,
    expected: null,
  };
  return { ...host, failureSummary, ...(replay ? { replay } : {}) };
}
