import type { Control, PageUse } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { ReplayStep } from '../../replay/replay.ts';
import { quote } from './words-of.ts';

/** How anybody presses a control with the keyboard, in words that more can follow. */
export function pressingOf({ name, key }: Pick<Control, 'name' | 'key'>): string {
  const what = name === '' ? 'this control' : quote(name);
  return `Press Tab until ${what} has the focus, then ${key === 'Space' ? 'the space bar' : key}`;
}

/** The same as steps of a replay; null for a control that can't be found again. */
export function pressingSteps(
  use: Pick<PageUse, 'resolved'>,
  { pointer, name, key }: Pick<Control, 'pointer' | 'name' | 'key'>,
): ReplayStep[] | null {
  const control = replayElement(use, pointer, name);
  return control && [step.tabTo(control), step.press(key)];
}
