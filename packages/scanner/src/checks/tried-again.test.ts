import { expect, test } from 'vitest';
import type { DialogStory, Press } from '../interact/page-use.ts';
import { dialogTakesFocusCheck } from './dialog-takes-focus/check.ts';
import { nothing, outcomesOf, triedAgain } from './tried-again.ts';

const rule = dialogTakesFocusCheck.rule;
const pointer = { frame: 0, element: 7 };
/** Told at the dialog. */
const dialogPointer = { frame: 0, element: 9 };
const button = {
  kind: 'element',
  tag: 'button',
  attributes: new Map(),
  parent: null,
  document: { holder: null },
  children: [],
};

/** A press that opens a dialog which takes the focus or not, or opens nothing. */
function press(takesFocus: DialogStory['takesFocus'] | null): Press {
  const layer = { element: 9, name: 'Fares', role: 'dialog', stops: 2 };
  const dialog = takesFocus && { layer, takesFocus, firstTab: null, afterwards: null };
  return {
    control: { key: 'Enter', name: 'All fares', node: button, pointer },
    before: {},
    seen: { layer: dialog?.layer ?? null, texts: [], announced: [], muted: [], focus: {} },
    dialog,
    asked: true,
    closing: null,
    pictures: [],
  } as unknown as Press;
}

function tell(first: Press, again: readonly Press[], besides: readonly Press[] = []) {
  const failed = {
    outcome: 'failed' as const,
    nodes: [{ ...dialogPointer, failureSummary: 'It stays outside.' }],
  };
  const [told] = triedAgain(dialogTakesFocusCheck, [failed], {
    ...nothing,
    presses: [first, ...besides],
    repeated: new Map([[first, again]]),
  });
  if (!told || told.outcome === 'passed') return 'passed';
  return `${told.outcome}: ${told.nodes[0]?.failureSummary}`;
}

test('a press tells by itself what it came to', () => {
  expect(outcomesOf(press('no')).get(rule)).toBe('failed');
  expect(outcomesOf(press('moved')).get(rule)).toBe('passed');
  expect(outcomesOf(press(null)).get(rule)).toBeUndefined();
});

test.each([
  ['each time', ['no'], 'failed: It stays outside.'],
  ['once', ['moved', 'moved'], 'needs-review: It stays outside. This was seen in 1 of 3 tries.'],
  ['twice', ['moved', 'no'], 'needs-review: It stays outside. This was seen in 2 of 3 tries.'],
  ['where nothing opened again', [null], 'failed: It stays outside.'],
] as const)('what failed at first, and then %s', (_, again, told) => {
  expect(tell(press('no'), again.map(press))).toBe(told);
});

test('what was not repeated stays as it is', () => {
  const first = press('no');
  const layer = { element: 8, name: 'Piers', role: 'dialog', stops: 2 };
  const other = { ...first, dialog: { ...first.dialog, layer } } as unknown as Press;
  expect(tell(other, [press('moved'), press('moved')])).toBe('failed: It stays outside.');
});

test('what another press shows as well, which was not repeated, stays a failure', () => {
  const again = [press('moved'), press('moved')];
  expect(tell(press('no'), again, [press('no')])).toBe('failed: It stays outside.');
  expect(tell(press('no'), again, [press('moved')])).toContain('seen in 1 of 3 tries');
});
