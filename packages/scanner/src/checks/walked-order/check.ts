import type { PageUse } from '../../interact/page-use.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import type { Stop } from '../../interact/walk/stop.ts';
import { stepsTo, walkReplay } from '../../interact/walk/walk-replay.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { called } from '../page/words-of.ts';
import { turnIn } from './turn-in.ts';

/** Items of a form, list or bar that show an order. */
const thresholds = { items: 3 } as const;

/** WCAG 2.2, 2.4.3: does Tab lead through forms, lists and bars in the order in which they are shown? */
export const walkedOrderCheck: UseCheck = {
  looksAt: 'use',
  ways: ['walk'],
  rule: 'walked-order',
  name: 'The way of Tab within forms, lists and bars',
  judge: (use) =>
    [...groupsOf(use.walk?.stops ?? []).values()].flatMap((stops) => judgeGroup(use, stops)),
};

/** By what they stand in, and links, buttons and fields apart. */
function groupsOf(stops: readonly Stop[]): Map<string, Stop[]> {
  const items = stops.filter(
    ({ group, pointer, isSeen, isDrawn }) => group && pointer.frame === 0 && isSeen && isDrawn,
  );
  return Map.groupBy(items, ({ group, tag, type }) => {
    const isButton = tag === 'button' || /^(button|submit|reset|image)$/.test(type);
    const kind = isButton ? 'button' : /^(input|select|textarea)$/.test(tag) ? 'field' : tag;
    return group ? `${pointerKey(group.pointer)} ${kind}` : '';
  });
}

function judgeGroup(use: PageUse, stops: readonly Stop[]): TargetOutcome[] {
  const group = stops[0]?.group;
  const boxes = stops.flatMap(({ pointer }) => use.resolved.get(pointerKey(pointer))?.box ?? []);
  if (!group || stops.length < thresholds.items || boxes.length < stops.length) return [];
  const turn = turnIn(boxes, group.isFromRight);
  // What stands back to front as a whole is told by the code alone.
  const isWhole = turn !== null && turnIn(boxes.toReversed(), group.isFromRight) === null;
  const [from, to] = [stops[turn?.from ?? -1], stops[turn?.to ?? -1]];
  if (!turn || isWhole || !from || !to) return [{ outcome: 'passed' }];
  const where = turn.way === 'up' ? 'above it' : 'before it in the same row';
  const wrong = `The focus goes from ${called(from.words)} to ${called(to.words)}, which stands ${where}.`;
  const failureSummary = `Tab does not come to this in the order on the screen. ${wrong}`;
  const times = to.presses - from.presses;
  const replay = walkReplay(use, from, ({ element }) => ({
    steps: [...stepsTo(from, element), step.press('Tab', times)],
    wrong,
    expected: expectThat.goesOnBehind(element, group.isFromRight),
  }));
  return [{ outcome: 'failed', nodes: [{ ...to.pointer, failureSummary, ...replay }] }];
}
