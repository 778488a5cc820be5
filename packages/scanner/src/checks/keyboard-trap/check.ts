import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { FieldStory } from '../../interact/forms/field-story.ts';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { stepsTo, walkReplay } from '../../interact/walk/walk-replay.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { CaptureCheck, TargetOutcome, CapturedFinding } from '../check.ts';
import { type Code, codeOf } from '../page/code.ts';
import { isFocusable, isTabStop } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { allWordsOf, called, startSmall } from '../page/words-of.ts';
import { keepsTab, movesFocus, takesFocusBack } from './trapping-code.ts';

/** So many elements beyond those that all checks ask are asked what they hear. */
const thresholds = { mostAround: 200 } as const;

type Heard = ReadonlyMap<CapturedNode, readonly CapturedListener[]>;

/** WCAG 2.2, 2.1.2: does the code that hears Tab, or the loss of the focus, let the focus go? */
export const keyboardTrapCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'keyboard-trap',
  name: 'Code that keeps the focus',
  whenUsed,
  async applicability(capture) {
    const heard = await heardIn(capture);
    return [...heard]
      .filter(
        ([node, listeners]) => node.kind === 'element' && listeners.some((one) => isHeard(one)),
      )
      .map(([node]) => node);
  },
  async expectation(capture, targets) {
    const heard = await heardIn(capture);
    const code = codeOf(capture);
    return targets.map((node) => {
      const failureSummary =
        (isTabStop(node) && holdsByBlur(node, heard, capture)) || holdsByTab(node, heard, code);
      if (!failureSummary) return { outcome: 'passed' };
      const failed: TargetOutcome<CapturedFinding> = {
        outcome: 'failed',
        nodes: [{ node, failureSummary }],
      };
      return failed;
    });
  },
};

function isHeard({ type, source }: CapturedListener): boolean {
  if (type === 'blur' || type === 'focusout') return /focus/i.test(source);
  return type === 'keydown' && /Tab\b|\b9\b/.test(source);
}

/** What stands around controls is asked as well where a script of the page names the key. */
async function heardIn(capture: PageCapture): Promise<Heard> {
  const { heard } = await handlersOf(capture);
  if (
    !codeOf(capture).scripts.some((script) => /keydown/.test(script) && /Tab\b|\b9\b/.test(script))
  )
    return heard;
  const around = new Set<CapturedNode>();
  for (const { nodes } of capture.documents)
    for (const node of nodes.filter(isFocusable))
      for (const each of flatAncestors(node))
        if (each.kind === 'element' && !heard.has(each)) around.add(each);
  const asked = [...around].slice(0, thresholds.mostAround);
  return new Map([...heard, ...(await capture.listeners(asked))]);
}

/** Whether its own code, or that of others in turn, gives it the focus back when it has lost it. */
function holdsByBlur(node: CapturedNode, heard: Heard, capture: PageCapture): string | null {
  const blurs = blursOf(node, heard);
  if (blurs.some(({ source }) => takesFocusBack(source)))
    return 'When it loses the focus its own code takes the focus back at once, so that Tab leads nowhere else.';
  const circle = new Set<CapturedNode>();
  for (let at: CapturedNode | null = node; at; at = nextOf(at, heard)) {
    if (circle.has(at)) {
      if (at !== node || circle.size < 2 || saysWayOut(capture)) return null;
      return 'When it loses the focus its code moves the focus to an element whose code moves it back, so that Tab leads nowhere else, and nothing on the page names a key that leads out.';
    }
    circle.add(at);
  }
  return null;
}

function blursOf(node: CapturedNode, heard: Heard): CapturedListener[] {
  return (heard.get(node) ?? []).filter(({ type }) => type === 'blur');
}

/** The element to which the focus goes when this one loses it. */
function nextOf(node: CapturedNode, heard: Heard): CapturedNode | null {
  const ids = blursOf(node, heard).flatMap(({ source }) => movesFocus(source) ?? []);
  if (ids.length !== 1) return null;
  const isNext = (one: CapturedNode) =>
    one.document === node.document && one.attributes.get('id') === ids[0];
  return node.document.nodes.find(isNext) ?? null;
}

/** Words of the page may tell which keys lead out. */
function saysWayOut({ documents }: PageCapture): boolean {
  const words = documents.map(({ root }) => allWordsOf(root)).join(' ');
  return /\b(ctrl|control|strg|alt|option|esc|escape|échap|F\d+)\s*(\+|-|\b)|\bkeyboard shortcut|tastenkombination|raccourci|atajo/i.test(
    words,
  );
}

function holdsByTab(node: CapturedNode, heard: Heard, code: Code): string | null {
  const keys = (heard.get(node) ?? []).filter(({ type }) => type.startsWith('key'));
  const trapping = keys.find((one) => one.type === 'keydown' && keepsTab(one.source));
  if (!trapping || keys.some((one) => leadsOut(code.of(one)))) return null;
  const controls = [node, ...flatDescendants(node)].filter(isFocusable);
  if (controls.length === 0) return null;
  if (keepsTab(trapping.source) === 'no-move')
    return isTabStop(node)
      ? 'Its code keeps Tab from moving the focus, whether Shift is held or not, and hears no other key that would leave it.'
      : null;
  const closes = (one: CapturedNode) =>
    (heard.get(one) ?? []).some(
      (listener) =>
        /^(click|key\w+|pointer\w+|mouse\w+)$/.test(listener.type) &&
        (!code.isWhole(listener) || mayClose.test(code.of(listener))),
    );
  if (controls.some((one) => one !== node && closes(one))) return null;
  return 'Its code hears Tab and moves the focus in a circle. It hears no Escape, and nothing in it that takes the focus closes it, so that the keyboard does not get out again.';
}

/** Another key that leaves it. */
function leadsOut(source: string): boolean {
  return /Esc|\b27\b|F6|ctrlKey|metaKey|altKey/.test(source);
}

const mayClose =
  /hidden\s*=|\.close\(|\.remove\(|classList|className|display|visibility|\bhide|toggleAttribute|setAttribute\(\s*['"](hidden|open|class|style)|location|innerHTML|replaceWith|removeChild/i;

/** Where Tab was pressed and led nowhere, and the other ways out did not either. */
function whenUsed(use: PageUse): TargetOutcome[] {
  return [
    ...whenWalked(use),
    ...use.fields.flatMap((story) => whenFilledIn(use, story)),
    ...use.presses.flatMap((press) => whenOpened(use, press)),
  ];
}

/** Of a dialog that leads Tab in a circle, that Escape does not close, and that only the mouse does. */
function whenOpened(use: PageUse, { control, dialog, asked, pictures }: Press): TargetOutcome[] {
  if (!dialog || asked || !dialog.holds || dialog.takesFocus === 'no') return [];
  const { layer, escape, closedBy, closers, mouseClosers } = dialog;
  const [closer] = mouseClosers;
  if (closedBy || closers > 0) return [{ outcome: 'passed' }];
  if (escape !== 'stays' || closer === undefined) return [];
  const at = { frame: 0, element: layer.element };
  const held =
    layer.stops === 0
      ? `In ${called(layer.name, 'what has opened')} Tab leads nowhere, and the page behind it is out of use. Escape`
      : `The focus goes round in ${called(layer.name, 'what has opened')}, Escape`;
  const wrong = `${held} does not close it, and Tab does not lead to ${called(closer)}, which closes it with the mouse.`;
  const begun = pressingSteps(use, control);
  const element = replayElement(use, at, layer.name);
  const replay: Replay | null = begun &&
    element && {
      state: null,
      steps: [...begun, step.press('Tab', Math.max(layer.stops, 1))],
      wrong,
      expected: expectThat.letsGo(element),
      pictures,
    };
  const failureSummary = `${pressingOf(control)}: ${startSmall(wrong)}`;
  return [{ outcome: 'failed', nodes: [{ ...at, failureSummary, ...(replay ? { replay } : {}) }] }];
}

/** The same of a field in something opened, to which the way through the page does not lead. */
function whenFilledIn(
  use: PageUse,
  { field, label, within, written, trap }: FieldStory,
): TargetOutcome[] {
  if (!trap) return [];
  const opened = within ? `${pressingOf(within)}, then go` : 'Go';
  const failureSummary = `${opened} to ${called(label, 'the field')}: the focus stays there, whatever is pressed of these: ${trap.join('; ')}.`;
  const begun = within ? pressingSteps(use, within) : [];
  const element = replayElement(use, field, label);
  const replay: Replay | null = begun &&
    element && {
      state: null,
      steps: [...begun, step.tabTo(element), step.type(written, element)],
      wrong: `The focus stays there, whatever is pressed of these: ${trap.join('; ')}.`,
      expected: expectThat.letsGo(element),
    };
  const node = { ...field, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}

function whenWalked(use: PageUse): TargetOutcome[] {
  const { trap, end, stops = [] } = use.walk ?? {};
  if (!trap) return end === 'left-page' && stops.length > 0 ? [{ outcome: 'passed' }] : [];
  const { at, tried } = trap;
  const wrong = `The focus stays there, or comes back to it. These do not lead out either: ${tried.slice(1).join('; ')}.`;
  const failureSummary = `Tab leads to ${called(at.words, 'this element')} and not on. ${wrong}`;
  const replay = walkReplay(use, at, ({ element }) => ({
    steps: [...stepsTo(at, element), step.press('Tab', 3)],
    wrong,
    expected: expectThat.isNotFocused(element),
  }));
  return [{ outcome: 'failed', nodes: [{ ...at.pointer, failureSummary, ...replay }] }];
}
