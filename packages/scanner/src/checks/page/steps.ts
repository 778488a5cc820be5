import type { Control } from '../../interact/control.ts';
import type { FieldStory } from '../../interact/forms/field-story.ts';
import type {
  FormStory,
  PageUse,
  StepEntry,
  StepStory,
  TakenStory,
} from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { ReplayStep } from '../../replay/replay.ts';
import { isReachedByArrows } from './controls.ts';
import { called, quote, startSmall } from './words-of.ts';

/** How anybody presses a control, in words that more can follow. */
export function pressingOf({ node, name, key, within }: Omit<Control, 'pointer'>): string {
  const what = name === '' ? 'this control' : quote(name);
  if (key === 'click') return afterOpening(within, `Click ${what}`);
  const keys = isReachedByArrows(node) ? 'Tab and the arrow keys' : 'Tab';
  const press = `Press ${keys} until ${what} has the focus, then ${keyNames[key] ?? key}`;
  return afterOpening(within, press);
}

const keyNames: Partial<Record<Control['key'], string>> = {
  Space: 'the space bar',
  ArrowDown: 'the down arrow',
};

/** In one sentence with what has to be opened before, where it has to be. */
function afterOpening(opener: Control | undefined, sentence: string): string {
  return opener ? `${pressingOf(opener)}, then ${startSmall(sentence)}` : sentence;
}

/** The same as steps of a replay; null for a control that can't be found again. */
export function pressingSteps(
  use: Pick<PageUse, 'resolved'>,
  { node, pointer, name, key, within }: Control,
): ReplayStep[] | null {
  const before = within ? pressingSteps(use, within) : [];
  const control = replayElement(use, pointer, name);
  const way = isReachedByArrows(node) ? step.arrowsTo : step.tabTo;
  if (!before || !control) return null;
  return [
    ...before,
    ...(key === 'click' ? [step.click(control)] : [way(control), step.press(key)]),
  ];
}

/** How anybody sends a form with what was written in it, in words that more can follow. */
export function sendingOf({ control, written }: Pick<FormStory, 'control' | 'written'>): string {
  const entries = written.map(
    ({ label, text }) => `write ${quote(text)} into ${label === '' ? 'its field' : quote(label)}`,
  );
  const before = entries.length > 0 ? `${entries.join(', ')}, leave` : 'Leave';
  const button = control.name === '' ? 'this button' : quote(control.name);
  const all = `${before} the ${entries.length > 0 ? 'other ' : ''}fields of the form as they are`;
  const sending = `${all.replace(/^w/, 'W')}, then press ${control.key} on ${button}`;
  return afterOpening(control.within, sending);
}

/** The same as steps of a replay; null where its button can't be found again. */
export function sendingSteps(
  use: Pick<PageUse, 'resolved'>,
  { control, written }: Pick<FormStory, 'control' | 'written'>,
): ReplayStep[] | null {
  const { within, ...button } = control;
  const opening = within ? pressingSteps(use, within) : [];
  const pressing = pressingSteps(use, button);
  const writing = written.flatMap(({ field, label, text }) => {
    const element = replayElement(use, field, label);
    return element ? [step.type(text, element)] : [];
  });
  return opening && pressing && [...opening, ...writing, ...pressing];
}

/** How anybody sends a form that takes what was chosen or written in it, in words that more can follow. */
export function takingOf({ control, entries }: Pick<TakenStory, 'control' | 'entries'>): string {
  const parts = entries.map(({ label, way, text }) =>
    way === 'select'
      ? `choose ${quote(text)} in ${called(label)}`
      : `write ${quote(text)} into ${called(label)}`,
  );
  const pressing = pressingOf(control);
  return parts.length > 0
    ? `${parts.join(', ').replace(/^[cw]/, (one) => one.toUpperCase())}, then ${startSmall(pressing)}`
    : pressing;
}

/** How anybody goes on from a step, in words that more can follow. */
export function goingOnOf({ control, entries }: Pick<StepStory, 'control' | 'entries'>): string {
  const pressing = pressingOf(control);
  return entries.length > 0
    ? `Fill in what the step asks for, then ${startSmall(pressing)}`
    : pressing;
}

/** The same as steps of a replay; null where its button can't be found again. */
export function goingOnSteps(
  use: Pick<PageUse, 'resolved'>,
  { control, entries }: Pick<StepStory, 'control' | 'entries'>,
): ReplayStep[] | null {
  const pressing = pressingSteps(use, control);
  return pressing && [...entries.flatMap((entry) => enteringSteps(use, entry)), ...pressing];
}

/** How to enter one thing, as steps of a replay; none for a field that can't be found again. */
export function enteringSteps(
  use: Pick<PageUse, 'resolved'>,
  { field, label, way, text }: StepEntry,
): ReplayStep[] {
  const element = replayElement(use, field, label);
  if (!element) return [];
  if (way === 'tick') return [step.tick(element)];
  if (way === 'select') return [step.choose(text, element)];
  return [way === 'value' ? step.fill(text, element) : step.type(text, element)];
}

/** How anybody fills in a field, in words that more can follow. */
export function fillingOf({
  label,
  on,
  within,
}: Pick<FieldStory, 'label' | 'on' | 'within'>): string {
  const fill =
    on === 'typing' ? `Type into ${called(label)}` : `Choose something in ${called(label)}`;
  return afterOpening(within, fill);
}

/** The same as steps of a replay; null for a field that can't be found again, and for what is chosen. */
export function fillingSteps(
  use: Pick<PageUse, 'resolved'>,
  {
    field,
    label,
    on,
    written,
    within,
  }: Pick<FieldStory, 'field' | 'label' | 'on' | 'written' | 'within'>,
): ReplayStep[] | null {
  const before = within ? pressingSteps(use, within) : [];
  const element = on === 'typing' ? replayElement(use, field, label) : null;
  return before && element && [...before, step.tabTo(element), step.type(written, element)];
}
