import { isNewView } from '../../interact/is-new-view.ts';
import type { FormStory, PageUse, WrittenEntry } from '../../interact/page-use.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { emptyError } from '../error-words/says-nothing.ts';
import { tellsFormat } from '../format-told/told-format.ts';
import { sendingOf, sendingSteps } from '../page/steps.ts';
import { called, quote } from '../page/words-of.ts';
import { saysItIsWrong } from './says-it-is-wrong.ts';

/** WCAG 2.2, 3.3.3: does an error about an entry that has to have a certain form say which, where nothing else does? */
export const errorSuggestionCheck: UseCheck = {
  looksAt: 'use',
  ways: ['forms'],
  rule: 'error-suggestion',
  name: 'Suggestions in errors about forms of entries',
  judge: (use) => use.forms.flatMap((story) => judgeForm(use, story)),
};

function judgeForm(use: PageUse, story: FormStory): TargetOutcome[] {
  const { seen, asked, byBrowser, written } = story;
  if (asked || byBrowser || seen.layer || isNewView(story)) return [];
  const wrongOnes = written.filter((entry) => isRefused(story, entry));
  const refused = wrongOnes.filter(({ isUntold }) => isUntold);
  const unhinted = wrongOnes.filter(({ isHinted }) => !isHinted);
  if (unhinted.length === 0) return [];
  // What a live region has said may not be there as a text any more.
  const texts: Said[] = seen.texts.filter(({ controls }) => controls === 0);
  const said: Said[] = [
    ...texts,
    ...[...new Set(seen.announced)].map((text) => ({ text, element: null })),
  ];
  const coded = unhinted.flatMap((entry) => {
    const message = [...texts, ...seen.regions].find(({ text }) => isCodeAbout(text, entry));
    return message ? [outcomeFor(use, story, { entry, message })] : [];
  });
  if (coded.length > 0) return coded;
  if (refused.length === 0) return [];
  if (said.some(({ text }) => tellsFormat(text))) return [{ outcome: 'passed' }];
  return refused.flatMap((entry): TargetOutcome[] => {
    const message = errorAbout(said, entry);
    // What says nothing at all is told as that.
    if (!message || emptyError(message.text) !== null) return [];
    return [outcomeFor(use, story, { entry, message })];
  });
}

/** It names the field, and says else only that it is wrong and a number of the maker's own. */
function isCodeAbout(text: string, { label }: WrittenEntry): boolean {
  const name = label.toLowerCase();
  const at = text.toLowerCase().indexOf(name);
  if (name.length < 3 || at < 0) return false;
  const rest = text.slice(0, at) + text.slice(at + name.length);
  return /\d/.test(rest) && emptyError(rest) === 'says-nothing';
}

function outcomeFor(
  use: PageUse,
  story: FormStory,
  { entry, message }: { entry: WrittenEntry; message: Said },
): TargetOutcome {
  const wrong = `${quote(entry.text)} is refused with ${quote(message.text)}: it does not say in which form ${called(entry.label, 'the entry')} has to be written, and nothing else does.`;
  const pointer = message.element === null ? entry.field : { frame: 0, element: message.element };
  const steps = sendingSteps(use, story);
  const element = replayElement(use, pointer, '');
  const replay: Replay | null = steps &&
    element && {
      state: null,
      steps,
      wrong,
      expected: expectThat.saysMoreThan(element, message.text),
      pictures: story.pictures,
    };
  const failureSummary = `${sendingOf(story)}: ${wrong}`;
  const node = { ...pointer, failureSummary, ...(replay ? { replay } : {}) };
  return { outcome: 'failed', nodes: [node] };
}

/** The field says so, looks so, or has the focus. */
function isRefused({ marked, seen: { focus } }: FormStory, { field }: WrittenEntry): boolean {
  return (
    focus.element === field.element ||
    marked.some((one) => pointerKey(one.field) === pointerKey(field))
  );
}

interface Said {
  text: string;
  /** In the registry; null where that is not known. */
  element: number | null;
}

/** Of several messages the one that names the field, or the only one that says that something is wrong. */
function errorAbout(said: readonly Said[], { label }: WrittenEntry): Said | null {
  const wrong = said.filter(({ text }) => saysItIsWrong(text));
  const errors = wrong.filter(({ text }, at) => wrong.findIndex((one) => one.text === text) === at);
  const name = label.toLowerCase();
  const named = errors.find(({ text }) => name.length > 2 && text.toLowerCase().includes(name));
  return named ?? (errors.length === 1 ? (errors[0] ?? null) : null);
}
