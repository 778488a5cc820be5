import type { CapturedListener } from '../../capture/page-capture.ts';
import type { PageUse } from '../../interact/page-use.ts';
import type { Jump } from '../../interact/walk/walked.ts';
import { stepsTo, walkReplay } from '../../interact/walk/walk-replay.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { type Code, codeOf } from '../page/code.ts';
import { isTabStop } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { called, wordsOf } from '../page/words-of.ts';

/** WCAG 2.2, 3.2.1: does what gets the focus keep it, and leave the page as it is? */
export const contextOnFocusCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'context-on-focus',
  name: 'What happens when something gets the focus',
  whenUsed,
  async applicability(capture) {
    const handlers = await handlersOf(capture);
    return capture.documents.flatMap(({ nodes }) =>
      nodes.filter((node) => isTabStop(node) && handlers.of(node).some(hearsFocus)),
    );
  },
  async expectation(capture, stops) {
    const handlers = await handlersOf(capture);
    const code = codeOf(capture);
    return stops.map((node): TargetOutcome<CapturedFinding> => {
      const heard = handlers.of(node);
      const does = heard.map((one) => doesWithFocus(one, code)).find((one) => one !== null);
      if (!does || heard.some(isPressed)) return { outcome: 'passed' };
      const words = wordsOf(node) || node.attributes.get('aria-label') || '';
      const failureSummary = `As soon as ${called(words, 'it')} gets the focus, its code ${does}.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function hearsFocus({ type }: CapturedListener): boolean {
  return type === 'focus' || type === 'focusin';
}

/** The focus that a pointer brings may be told from that of the keyboard. */
function isPressed({ type, source }: CapturedListener): boolean {
  return /^(mouse|pointer)down$/.test(type) && /=\s*(true|!0)/.test(source);
}

/** What code that hears of the focus does beyond the element, in words; null where it is not known to do anything of the kind. */
function doesWithFocus(listener: CapturedListener, code: Code): string | null {
  if (!hearsFocus(listener)) return null;
  const { source } = listener;
  // It may be meant for some of the ways to get there only.
  if (/relatedTarget|:focus-visible|matches\(|sourceCapabilities/.test(source)) return null;
  const all = code.isWhole(listener) ? code.of(listener) : source;
  if (/\.showModal\(\)/.test(all)) return 'opens a dialog that keeps people from the page';
  if (/(?<![\w$])window\.open\(/.test(source)) return 'opens another window';
  if (/\.(?:submit|requestSubmit)\(\)/.test(source)) return 'sends a form';
  return /(?<![\w$])location\s*=|(?<![\w$])location\.(?:href\s*=|assign\(|replace\()/.test(source)
    ? 'asks for another page'
    : null;
}

/** Where the focus was followed through the page. */
function whenUsed(use: PageUse): TargetOutcome[] {
  const { stops, jumps } = use.walk ?? { stops: [], jumps: [] };
  const passed = stops.length > 0 ? [{ outcome: 'passed' } as const] : [];
  const failed = jumps.map((jump): TargetOutcome => {
    const { from, to } = jump;
    const wrong = wrongOf(jump);
    const failureSummary = `As soon as ${called(from.words, 'it')} gets the focus, ${wrong}`;
    const replay = walkReplay(use, from, ({ element }) => ({
      steps: stepsTo(from, element),
      wrong: `${wrong[0]?.toUpperCase()}${wrong.slice(1)}`,
      expected: to ? expectThat.isFocused(element) : expectThat.staysOnPage(),
    }));
    return { outcome: 'failed', nodes: [{ ...from.pointer, failureSummary, ...replay }] };
  });
  return [...passed, ...failed];
}

function wrongOf({ to }: Jump): string {
  if (!to) return 'a script asks for another page.';
  if (!to.pointer) return 'a script takes it away, and nothing has it.';
  return `a script moves it on to ${called(to.words)}.`;
}
