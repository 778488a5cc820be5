import type { Control } from '../../interact/control.ts';
import type { LookProperty, LookStory } from '../../interact/look/look-story.ts';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { ReplayElement } from '../../replay/locator-of.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay, ReplayStep } from '../../replay/replay.ts';
import type { TargetOutcome } from '../check.ts';
import { roleOf } from '../page/controls.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { called, startSmall } from '../page/words-of.ts';

/** Controls that show by their look only that they are on or chosen. */
export function byLooks(use: PageUse): TargetOutcome[] {
  return use.presses.flatMap((press) => (press.look ? judgeLook(use, press, press.look) : []));
}

function judgeLook(use: PageUse, press: Press, look: LookStory): TargetOutcome[] {
  const { control, pictures } = press;
  if (look.isTold) return press.seen.control.states === '' ? [] : [{ outcome: 'passed' }];
  // What it says may be right now, and have been wrong before.
  if (look.lost && look.state && look.state.value !== 'false') return [];
  const wrong = whatIsWrong(press, look);
  const begun = pressingSteps(use, control);
  const element = replayElement(use, control.pointer, control.name);
  const replay: Replay | null = begun &&
    element && {
      state: null,
      steps: look.lost || look.state ? begun : [...begun, pressOnce(control, element)],
      wrong,
      expected: otherState(look, element),
      pictures,
    };
  const failureSummary = `${pressingOf(control)}: ${startSmall(wrong)}`;
  const node = { ...control.pointer, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}

function pressOnce({ key }: Control, element: ReplayElement): ReplayStep {
  return key === 'click' ? step.click(element) : step.press(key);
}

/** Which attribute a page without one chooses can't be foretold. */
function otherState({ state }: LookStory, element: ReplayElement): readonly string[] | null {
  const other = state && otherValues[state.value];
  return other ? expectThat.hasAttribute(element, state.name, other) : null;
}

const otherValues: Readonly<Record<string, string>> = { false: 'true', true: 'false' };

function whatIsWrong({ control, seen }: Press, { lost, state, properties }: LookStory): string {
  const how = properties.map((property) => words[property]).join(', ');
  const marked = lost
    ? `It looks chosen then, as ${called(lost.words, 'another one')} did before`
    : 'It looks other than before, and as before when it is pressed once more';
  const told = state
    ? `${state.name} stays “${state.value}”`
    : `nothing else says so: it has no ${stateFor(control, lost !== null, seen.textsGone > 0)}`;
  return `${marked} (${how}), and ${told}.`;
}

/** The attribute that would say it. */
function stateFor({ node }: Control, isOneOfSeveral: boolean, mayFold: boolean): string {
  const role = roleOf(node);
  if (/^(tab|option)$/.test(role)) return 'aria-selected';
  if (/^(switch|checkbox|radio|menuitem(checkbox|radio))$/.test(role)) return 'aria-checked';
  if (isOneOfSeveral) return 'aria-pressed, aria-selected or aria-current';
  return mayFold ? 'aria-pressed or aria-expanded' : 'aria-pressed';
}

const words: Readonly<Record<LookProperty, string>> = {
  background: 'background',
  border: 'border',
  color: 'color',
  weight: 'weight of the letters',
  shadow: 'shadow',
  line: 'line at the text',
  opacity: 'opacity',
  mark: 'a mark in it',
  sign: 'what is drawn or written in it',
};
