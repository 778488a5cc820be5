import type { ReplayElement } from '../../replay/locator-of.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay, ReplayStep } from '../../replay/replay.ts';
import type { PageUse } from '../page-use.ts';
import type { Stop } from './stop.ts';

/** With Tab from the start of the page; the code goes there at once, as pages add stops now and then. */
export function stepsTo({ presses }: Pick<Stop, 'presses'>, element: ReplayElement): ReplayStep[] {
  const often = presses === 1 ? 'once' : `${presses} times`;
  const { words, code } = step.tabTo(element);
  return [{ words: words.replace('Press Tab until', `Press Tab ${often}, until`), code }];
}

/** How to see again what is wrong at a stop; nothing where it can't be found again. */
export function walkReplay(
  use: Pick<PageUse, 'resolved'>,
  { pointer, words }: Pick<Stop, 'pointer' | 'words'>,
  tell: (stop: { element: ReplayElement }) => Omit<Replay, 'state'>,
): { replay?: Replay } {
  const element = replayElement(use, pointer, words);
  return element ? { replay: { state: null, ...tell({ element }) } } : {};
}
