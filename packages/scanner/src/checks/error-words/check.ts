import type { CapturedDocument, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { NewText } from '../../interact/new-text.ts';
import type { FormStory, PageUse, Press } from '../../interact/page-use.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay, ReplayStep } from '../../replay/replay.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { closest, isTextField, roleOf } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { byIds } from '../page/label-of.ts';
import { pressingOf, pressingSteps, sendingSteps } from '../page/steps.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';
import { emptyMessagesIn, type MessageInCode } from './messages-in-code.ts';
import { emptyError, onlyPoints, saysToPrograms } from './says-nothing.ts';

const thresholds = {
  /** Of code within the page, in characters. */
  code: 300_000,
  /** Of places for errors that people are shown. */
  places: 10,
} as const;

/** WCAG 2.2, 3.3.1 and 3.3.3: do error messages say what is wrong? */
export const errorWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'error-words',
  name: 'Words of error messages',
  applicability: async (capture) => [
    ...new Set([
      ...capture.documents.flatMap((document) => [
        ...fieldsOf(document).filter((field) => messageOfField(field) !== null),
        ...placesOf(document).filter((place) => isVisible(place) && wordsOf(place) !== ''),
      ]),
      ...(await messagesInCode(capture)).keys(),
    ]),
  ],
  whenUsed: (use) => [
    ...use.forms.flatMap((story) => ofUse(use, story)),
    ...use.presses.flatMap((press) => ofPress(use, press)),
  ],
  async expectation(capture, targets) {
    const inCode = await messagesInCode(capture);
    return targets.map((node) => {
      const written = inCode.get(node);
      if (isForm(node) || written) return ofCode(node, written ?? []);
      const message = isField(node) ? messageOfField(node) : wordsOf(node);
      if (message === null || emptyError(message) !== 'says-nothing') return { outcome: 'passed' };
      const failureSummary = `The error message ${isField(node) ? 'of this field ' : ''}says ${quote(message)}: neither what is wrong nor what to enter.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

/** What a form showed that was sent with entries that it should refuse. */
function ofUse(use: PageUse, story: FormStory): TargetOutcome[] {
  const { seen, marked, byBrowser, pictures } = story;
  if (byBrowser || seen.layer) return [];
  const said = [...seen.texts, ...seen.regions].map(({ text }) => text);
  // Beside a sentence that says more, “There is a problem” is its heading, but not what a field says by itself.
  const saysMore = said.some(
    (text) => /\p{L}{2}/u.test(text) && emptyError(text) === null && !onlyPoints(text),
  );
  const saysLess = (text: string) =>
    !saysMore &&
    (marked.length > 0 || seen.refused > 0) &&
    (emptyError(text) === 'trouble' || onlyPoints(text));
  const written = seen.texts.filter((one, at) => {
    const kind = one.controls === 0 ? emptyError(one.text) : null;
    if (saysMore && !saysToPrograms(one.text) && !(at > 0 && isOfField(one))) return false;
    return kind === 'says-nothing' || (one.controls === 0 && saysLess(one.text));
  });
  const announced = seen.regions.filter(
    ({ text }) =>
      (emptyError(text) === 'says-nothing' && (!saysMore || saysToPrograms(text))) ||
      saysLess(text),
  );
  const messages = [...written, ...announced];
  // It was refused, in words that say more.
  if (messages.length === 0 && saysMore && (marked.length > 0 || seen.refused > 0))
    return [{ outcome: 'passed' }];
  return messages.map(({ element, text }) => {
    const failureSummary = `After something wrong was entered, the message ${quote(text)} appears: neither what is wrong nor what to enter.`;
    const wrong = `The message ${quote(text)} appears: neither what is wrong nor what to enter.`;
    const replay = replayOf(use, sendingSteps(use, story), { element, text, wrong, pictures });
    return { outcome: 'failed', nodes: [{ frame: 0, element, failureSummary, ...replay }] };
  });
}

/** What stands beside a field that says that it is refused since a button was pressed. */
function ofPress(use: PageUse, { control, seen, asked, pictures }: Press): TargetOutcome[] {
  if (asked || seen.refused <= 0) return [];
  return seen.texts
    .filter(
      ({ text, controls }) =>
        controls === 0 &&
        emptyError(text) === 'says-nothing' &&
        (/\d/.test(text) || saysToPrograms(text)),
    )
    .map(({ element, text }) => {
      const failureSummary = `${pressingOf(control)}: the message ${quote(text)} appears, which tells neither what is wrong nor what to enter.`;
      const wrong = `The message ${quote(text)} appears, which tells neither what is wrong nor what to enter.`;
      const replay = replayOf(use, pressingSteps(use, control), { element, text, wrong, pictures });
      return { outcome: 'failed', nodes: [{ frame: 0, element, failureSummary, ...replay }] };
    });
}

/** How to see a message again; nothing where it, or what leads to it, can't be found again. */
function replayOf(
  use: PageUse,
  steps: ReplayStep[] | null,
  {
    element,
    text,
    wrong,
    pictures,
  }: { element: number; text: string } & Pick<Replay, 'wrong' | 'pictures'>,
): { replay?: Replay } {
  const message = replayElement(use, { frame: 0, element }, '');
  if (!steps || !message) return {};
  const expected = expectThat.saysMoreThan(message, text);
  return { replay: { state: null, steps, wrong, expected, ...(pictures ? { pictures } : {}) } };
}

/** Not the heading of what says more: that comes first, or is a single word. */
function isOfField({ text, wasEmpty, isHeaded, isFloating }: NewText): boolean {
  return !isHeaded && !isFloating && (wasEmpty || /\p{L}\s+\p{L}/u.test(text));
}

function ofCode(
  node: CapturedNode,
  messages: readonly MessageInCode[],
): TargetOutcome<CapturedFinding> {
  const [first] = messages.toSorted((a, b) => Number(b.isShown) - Number(a.isShown));
  if (!first) return { outcome: 'passed' };
  const whose = isForm(node) ? 'The code of this form' : 'The code of the page';
  const where = isForm(node) ? '' : isField(node) ? ' for this field' : ' here';
  const failureSummary = first.isShown
    ? `${whose} writes the error message ${quote(first.message)}${where}, which says neither what is wrong nor what to enter.`
    : `${whose} has the error message ${quote(first.message)}. Enter something wrong: does what appears say what is wrong and what to enter?`;
  const empty = isForm(node) ? emptyPlacesOf(node) : [];
  const places = (empty.length > 0 ? empty : [node]).slice(0, thresholds.places);
  return {
    outcome: first.isShown ? 'failed' : 'needs-review',
    nodes: places.map((place) => ({ node: place, failureSummary })),
  };
}

/** Where a form's messages are written, as far as its author says so: in it, or in the dialog that it is in. */
function emptyPlacesOf(form: CapturedNode): CapturedNode[] {
  const dialog = closest(form, (node) => node.tag === 'dialog' || roleOf(node) === 'dialog');
  const tied = new Set(fieldsOf(form.document).flatMap(tiedIds));
  const empty = form.document.nodes.filter(
    (node) =>
      node.kind === 'element' &&
      (tied.has(node.attributes.get('id') ?? '') || isCalledError(node) || isCalledMessage(node)) &&
      allWordsOf(node) === '' &&
      placeTags.test(node.tag),
  );
  const inside = (holder: CapturedNode | null) =>
    holder ? empty.filter((node) => closest(node, (around) => around === holder)) : [];
  const own = inside(form);
  return own.length > 0 ? own : inside(dialog);
}

function isForm({ tag }: CapturedNode): boolean {
  return tag === 'form';
}

function formsOf(document: CapturedDocument): CapturedNode[] {
  const forms = fieldsOf(document).flatMap((field) => closest(field, isForm) ?? []);
  return [...new Set(forms)];
}

const knownFields = new WeakMap<CapturedDocument, CapturedNode[]>();

function fieldsOf(document: CapturedDocument): CapturedNode[] {
  const found = knownFields.get(document) ?? document.nodes.filter(isField);
  knownFields.set(document, found);
  return found;
}

function isField(node: CapturedNode): boolean {
  return (
    node.tag === 'select' ||
    (isTextField(node) && node.attributes.get('type')?.toLowerCase() !== 'search')
  );
}

const errorName =
  /(^|[\s_-])(errors?|err|invalid|fehler|erreurs?|error(es)?|errore|fout|fault|problem|danger)($|[\s_-])/i;

const placeTags = /^(p|span|div|small|em|strong|li|ul|output)$/;

function isCalledError({ attributes }: CapturedNode): boolean {
  return errorName.test(`${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`);
}

/** What may hold a message, as long as it is empty. */
function isCalledMessage({ attributes }: CapturedNode): boolean {
  return /(^|[\s_-])(wrong|faute|falta|meldung|message|msg|feedback|validation|warning|help-block|incorrect|aviso|hinweis)($|[\s_-])/i.test(
    `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`,
  );
}

const knownPlaces = new WeakMap<CapturedDocument, CapturedNode[]>();

/** What the author calls an error in a form or ties to a field as one: the outermost elements. */
function placesOf(document: CapturedDocument): CapturedNode[] {
  const found = knownPlaces.get(document);
  if (found) return found;
  const tied = new Set(fieldsOf(document).flatMap(tiedIds));
  const isPlace = (node: CapturedNode) => {
    const { tag, attributes } = node;
    if (!placeTags.test(tag)) return false;
    const isTied = tied.has(attributes.get('id') ?? '');
    if (!isCalledError(node) && !(isTied && attributes.get('role') === 'alert')) return false;
    return isTied || closest(node, isForm) !== null;
  };
  const made =
    fieldsOf(document).length === 0
      ? []
      : document.nodes.filter(
          (node) =>
            isPlace(node) &&
            !(node.parent && closest(node.parent, isPlace)) &&
            !closest(node, ({ tag }) => tag === 'table'),
        );
  knownPlaces.set(document, made);
  return made;
}

/** The message that a field has with it for when it is wrong, and that is not shown yet; null where it has none. */
function messageOfField(field: CapturedNode): string | null {
  const { attributes, document } = field;
  for (const [name, value] of attributes)
    if (messageAttribute.test(name) && value.trim() !== '') return value;
  const byHandler = /setCustomValidity\(\s*(['"])([^'"]+)\1/.exec(
    attributes.get('oninvalid') ?? '',
  );
  if (byHandler?.[2]) return byHandler[2];
  const ids = new Set(tiedIds(field));
  const hidden = placesOf(document).find(
    (place) => ids.has(place.attributes.get('id') ?? '') && !place.box && allWordsOf(place) !== '',
  );
  return hidden ? allWordsOf(hidden) : null;
}

const messageAttribute =
  /^data-(error|err|msg|message|invalid|error-?(message|msg|text)|(msg|val|parsley|validation|pristine|rule|bv|fv)-.*(message|msg|required|error|invalid)|invalid-?(message|msg|text))$/;

function tiedIds({ attributes }: CapturedNode): string[] {
  return ['aria-describedby', 'aria-errormessage'].flatMap(
    (name) => attributes.get(name)?.split(/\s+/).filter(Boolean) ?? [],
  );
}

const knownInCode = new WeakMap<PageCapture, Promise<ReadonlyMap<CapturedNode, MessageInCode[]>>>();

/**
 * The empty messages in the page's code, by the element that shows them; else by the form that the code hears, which for
 * code that stands in the page is its first.
 */
function messagesInCode(capture: PageCapture): Promise<ReadonlyMap<CapturedNode, MessageInCode[]>> {
  const found = knownInCode.get(capture) ?? findInCode(capture);
  knownInCode.set(capture, found);
  return found;
}

async function findInCode(
  capture: PageCapture,
): Promise<ReadonlyMap<CapturedNode, MessageInCode[]>> {
  const byForm = new Map<CapturedNode, MessageInCode[]>();
  const byPlace = new Map<CapturedNode, MessageInCode[]>();
  const add = (
    document: CapturedDocument,
    form: CapturedNode | null | undefined,
    source: string,
  ) => {
    for (const message of emptyMessagesIn(source, `${source};${codeIn(document)}`)) {
      const place = message.isShown ? placeFor(document, message) : null;
      if (place && (form || message.isOfEntry)) addTo(byPlace, place, message);
      else if (form) addTo(byForm, form, message);
    }
  };
  const { heard } = await handlersOf(capture);
  for (const [node, listeners] of heard) {
    if (node.kind === 'document' || fieldsOf(node.document).length === 0) continue;
    const form = closest(node, isForm);
    for (const { type, source } of listeners) {
      if (!/^(submit|click|blur|change|input|invalid|focusout)$/.test(type)) continue;
      add(node.document, form ?? (type === 'submit' ? onlyFormIn(node) : null), source);
    }
  }
  for (const document of capture.documents) {
    if (fieldsOf(document).length === 0) continue;
    const isKnown = formsOf(document).some((each) => byForm.has(each));
    add(document, isKnown ? null : formsOf(document)[0], codeIn(document));
  }
  const placed = new Set([...byPlace.values()].flat().map(({ message }) => message));
  for (const [form, messages] of byForm) {
    const open = messages.filter(({ message }) => !placed.has(message));
    if (open.length > 0) byPlace.set(form, open);
  }
  return byPlace;
}

function addTo(
  map: Map<CapturedNode, MessageInCode[]>,
  node: CapturedNode,
  message: MessageInCode,
): void {
  map.set(node, [...(map.get(node) ?? []), message]);
}

/** The element that the code beside a message names, and that can show it or is the field that it is about. */
function placeFor(document: CapturedDocument, { ids }: MessageInCode): CapturedNode | null {
  for (const id of ids) {
    const [node] = byIds(document.root, id);
    if (node && (placeTags.test(node.tag) || isField(node))) return node;
  }
  return null;
}

/** A dialog often hears for the form in it. */
function onlyFormIn(node: CapturedNode): CapturedNode | null {
  const forms = formsOf(node.document).filter((form) => closest(form, (around) => around === node));
  return forms.length === 1 ? (forms[0] ?? null) : null;
}

/** The code that stands in the page itself. */
function codeIn({ nodes }: CapturedDocument): string {
  const code: string[] = [];
  let length = 0;
  for (const { tag, attributes, children } of nodes) {
    if (tag !== 'script' || attributes.has('src')) continue;
    if (!/^$|javascript|module/i.test(attributes.get('type') ?? '')) continue;
    for (const { text } of children) {
      length += text.length;
      if (length > thresholds.code) return code.join('\n');
      code.push(text);
    }
  }
  return code.join('\n');
}
