import type { CapturedDocument, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { closest, isTextField, roleOf } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';
import { emptyMessagesIn, type MessageInCode } from './messages-in-code.ts';
import { emptyError } from './says-nothing.ts';

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
  thresholds,
  sources: ['page', 'meaningless-words.ts'],
  applicability: async (capture) =>
    capture.documents.flatMap((document) => [
      ...fieldsOf(document),
      ...placesOf(document).filter((place) => isVisible(place) && wordsOf(place) !== ''),
      ...formsOf(document),
    ]),
  async expectation(capture, targets) {
    const inCode = await messagesByForm(capture);
    return targets.map((node) => {
      if (isForm(node)) return ofForm(node, inCode.get(node) ?? []);
      const message = isField(node) ? messageOfField(node) : wordsOf(node);
      if (message === null || emptyError(message) !== 'says-nothing') return { outcome: 'passed' };
      const failureSummary = `The error message ${isField(node) ? 'of this field ' : ''}says ${quote(message)}: neither what is wrong nor what to enter.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function ofForm(
  form: CapturedNode,
  messages: readonly MessageInCode[],
): TargetOutcome<CapturedFinding> {
  const [first] = messages.toSorted((a, b) => Number(b.isShown) - Number(a.isShown));
  if (!first) return { outcome: 'passed' };
  const empty = emptyPlacesOf(form);
  const failureSummary = first.isShown
    ? `The code of this form writes the error message ${quote(first.message)}, which says neither what is wrong nor what to enter.`
    : `The code of this form has the error message ${quote(first.message)}. Enter something wrong: does what appears say what is wrong and what to enter?`;
  const nodes = (empty.length > 0 ? empty : [form]).slice(0, thresholds.places);
  return {
    outcome: first.isShown ? 'failed' : 'needs-review',
    nodes: nodes.map((node) => ({ node, failureSummary })),
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

/** What the listeners of a form and of what is in it say, and the code that stands in the page, of its first form. */
async function messagesByForm(
  capture: PageCapture,
): Promise<ReadonlyMap<CapturedNode, MessageInCode[]>> {
  const found = new Map<CapturedNode, MessageInCode[]>();
  const add = (form: CapturedNode | null | undefined, source: string) => {
    const messages = form ? emptyMessagesIn(source) : [];
    if (form && messages.length > 0) found.set(form, [...(found.get(form) ?? []), ...messages]);
  };
  if (capture.documents.every((document) => formsOf(document).length === 0)) return found;
  const { heard } = await handlersOf(capture);
  for (const [node, listeners] of heard) {
    if (node.kind === 'document') continue;
    const form = closest(node, isForm);
    for (const { type, source } of listeners) {
      if (!/^(submit|click|blur|change|input|invalid|focusout)$/.test(type)) continue;
      add(form ?? (type === 'submit' ? onlyFormIn(node) : null), source);
    }
  }
  for (const document of capture.documents) {
    const [form] = formsOf(document);
    if (form && !formsOf(document).some((each) => found.has(each))) add(form, codeIn(document));
  }
  return found;
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
