import type { UsedPage } from '../used-page.ts';
import { askInPage } from '../ask-in-page.ts';
import type { StepField } from './choose-step.ts';
import type { StepEyesInPage } from './install-step-eyes.ts';
import type { StepEntry } from '../page-use.ts';

/** Fills in what a step asks for, with the keyboard as far as people do. What was entered; fields that hold something stay. */
export async function fillInStep(
  page: UsedPage,
  fields: readonly StepField[],
): Promise<StepEntry[]> {
  const eyes = askInPage<StepEyesInPage>(page, 'curbcutStepEyes');
  const key = (work: Promise<unknown>) => page.guard.within(page.limits.frameMs, 'PAGE_HUNG', work);
  const { keyboard } = page.page;
  const entries: StepEntry[] = [];
  for (const { pointer, label, filling } of fields) {
    const text = await enter(pointer.element, filling);
    if (filling && text !== null) entries.push({ field: pointer, label, way: filling.way, text });
  }
  return entries;

  async function enter(element: number, filling: StepField['filling']): Promise<string | null> {
    if (!filling) return null;
    if (filling.way === 'select') return eyes('choose', element);
    if (filling.way === 'tick') {
      const ready = await eyes('readyToTick', element);
      if (!ready) return null;
      // A key would go to whatever has the focus.
      if (ready.hasFocus) await key(keyboard.press('Space'));
      return (await eyes('tick', element)) ? '' : null;
    }
    if (filling.way === 'value') return eyes('setValue', element, filling.entries);
    const text = await eyes('ready', element, filling.entries);
    if (text !== null) await key(keyboard.type(text));
    return text;
  }
}
