import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isTold, strictFields } from '../../checks/format-told/told-format.ts';
import { closest, findIn, isDisabled, isTextField, roleOf } from '../../checks/page/controls.ts';
import { handlersOf } from '../../checks/page/handlers.ts';
import { labelOf } from '../../checks/page/label-of.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { nameOf } from '../choose-controls.ts';
import type { Control } from '../control.ts';
import { saysMoreThanSending } from '../regrettable.ts';
import { otherFormatFor } from './other-format-for.ts';
import { saysBasket, saysFinds } from './says-it-takes.ts';
import { speaksOfTakingPart } from './speaks-of-taking-part.ts';

/** A form that can be tried with entries that it should refuse. */
export interface FormToTry {
  /** What sends it. */
  control: Control;
  /** Its fields that people can fill in. */
  fields: {
    node: CapturedNode;
    pointer: Pointer;
    label: string;
    wrong: string | null;
    /** It takes one form of entries only, and nothing tells which. */
    isUntold: boolean;
    /** Words beside it may tell in which form something has to be written. */
    isHinted: boolean;
  }[];
  /** Nobody presses what sends it: its code is told that it is sent, which sends nothing. Null: it is pressed. */
  told: Pointer | null;
}

/** What is known of the forms of a page. */
interface Known {
  /** Whether code of the page hears that a form is sent. */
  hears: (form: CapturedNode) => boolean;
  /** Fields that take entries of a certain form only, as a regular expression. */
  formats: ReadonlyMap<CapturedNode, string>;
}

const unknown: Known = { hears: () => false, formats: new Map() };

interface Chosen {
  form: CapturedNode;
  button: CapturedNode;
  fields: CapturedNode[];
  byEvent: boolean;
}

/** Fields of one form that are filled in with something wrong; the others stay as they are. */
const mostWrong = 3;

/**
 * Forms of the page itself that ask for something and would be sent empty or wrong, without those that take passwords or
 * money and those whose words speak of more than sending. What only takes part in something is told that it is sent.
 */
export async function chooseForms(page: PageUnderTest, capture: PageCapture): Promise<FormToTry[]> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const known = { hears: await hearingOf(capture), formats: strictFields(capture) };
  return chooseAmong(page, top.nodes, page.limits.forms, known);
}

/** Tells whether code of the page hears that a form is sent. */
async function hearingOf(capture: PageCapture): Promise<(form: CapturedNode) => boolean> {
  const hearing = await capture.hearing();
  const { heard } = await handlersOf(capture);
  const hears = (node: CapturedNode) =>
    hearing?.(node).has('submit') === true ||
    (heard.get(node) ?? []).some(({ type }) => type === 'submit');
  return (form) => hears(form) || [...flatAncestors(form)].some(hears);
}

/** The same of what a press has opened. */
export async function chooseAmong(
  page: PageUnderTest,
  nodes: readonly CapturedNode[],
  most: number,
  about = unknown,
): Promise<FormToTry[]> {
  const few = nodes
    .filter((node) => node.tag === 'form')
    .flatMap((form) => toForm(form, about))
    .slice(0, most);
  const pointers = await toPointers(
    page,
    few.flatMap(({ form, button, fields }) => [form, button, ...fields]),
  );
  return few.flatMap(({ form, button, fields, byEvent }) => {
    const pointer = pointers.get(button);
    const told = byEvent ? (pointers.get(form) ?? null) : null;
    if (!pointer || (byEvent && !told)) return [];
    let left = mostWrong;
    const chosen = fields.flatMap((node) => {
      const own = pointers.get(node);
      const format = about.formats.get(node);
      const text = left > 0 ? wrongFor(node, format) : null;
      if (own && text !== null) left -= 1;
      const isHinted = isTold(node);
      const isUntold = format !== undefined && !isHinted;
      const label = labelOf(node);
      return own ? [{ node, pointer: own, label, wrong: text, isUntold, isHinted }] : [];
    });
    const control: Control = { node: button, pointer, name: nameOf(button), key: 'Enter' };
    return [{ control, fields: chosen, told }];
  });
}

function toForm(form: CapturedNode, { hears, formats }: Known): Chosen[] {
  if (!isVisible(form) || isSearch(form)) return [];
  const inside = [...flatDescendants(form)];
  const fields = inside.filter(isField).filter(isVisible);
  const button = inside.find((node) => isSubmit(node) && isVisible(node) && !isDisabled(node));
  if (!button || fields.length === 0 || fields.some(takesSecrets)) return [];
  const words = [nameOf(button), ...namesOf(form)];
  const byEvent = words.some(saysMoreThanSending);
  if (byEvent && !(mayBeTold(form, fields) && words.every(isPartAtMost) && hears(form))) return [];
  const chosen = { form, button, fields, byEvent };
  const refuses =
    mayRefuse(form, fields) ||
    fields.some((node) => formats.has(node)) ||
    (hears(form) && asksForWords(nameOf(button), fields));
  return refuses ? [chosen] : [];
}

/** What the code of the page hears may be looked at by it, whatever the markup of the fields says; a search refuses nothing. */
function asksForWords(name: string, fields: readonly CapturedNode[]): boolean {
  return (
    !saysFinds(name) &&
    !saysBasket(name) &&
    fields.some((node) => isTextField(node) && node.value === '')
  );
}

/** It looks at what it gets, or asks for something. */
export function mayRefuse(form: CapturedNode, fields: readonly CapturedNode[]): boolean {
  return form.attributes.has('novalidate') || fields.some(asksForMore);
}

/** Its code looks at the entries itself, and has an empty one to refuse. */
function mayBeTold(form: CapturedNode, fields: readonly CapturedNode[]): boolean {
  return (
    form.attributes.has('novalidate') &&
    fields.some((node) => isTextField(node) && node.value === '')
  );
}

function isPartAtMost(words: string): boolean {
  return !saysMoreThanSending(words) || speaksOfTakingPart(words);
}

export function isSearch(form: CapturedNode): boolean {
  if (roleOf(form) === 'search' || closest(form, ({ tag }) => tag === 'search')) return true;
  return (
    findIn(form, ({ attributes }) => attributes.get('type')?.toLowerCase() === 'search') !== null
  );
}

export function isSubmit({ tag, attributes }: CapturedNode): boolean {
  const type = attributes.get('type')?.trim().toLowerCase();
  if (attributes.has('form') || attributes.has('formaction')) return false;
  return tag === 'button'
    ? !/^(button|reset)$/.test(type ?? '')
    : tag === 'input' && type === 'submit';
}

export function isField(node: CapturedNode): boolean {
  const type = node.attributes.get('type')?.trim().toLowerCase() ?? '';
  const isKind =
    isTextField(node) ||
    node.tag === 'select' ||
    (node.tag === 'input' && /^(checkbox|radio|date|time|number|month|week)$/.test(type));
  return isKind && !isDisabled(node) && !node.attributes.has('readonly');
}

/** Passwords and cards. */
export function takesSecrets({ attributes }: CapturedNode): boolean {
  return (
    attributes.get('type')?.trim().toLowerCase() === 'password' ||
    (attributes.get('autocomplete') ?? '').includes('cc-')
  );
}

export function namesOf({ attributes }: CapturedNode): string[] {
  return ['aria-label', 'id', 'name', 'class'].map((name) =>
    (attributes.get(name) ?? '').replaceAll(/[-_]/g, ' '),
  );
}

/** It must not stay empty, or takes entries of one form only. */
function asksForMore(node: CapturedNode): boolean {
  const { attributes } = node;
  if (attributes.has('required') || attributes.get('aria-required') === 'true') return true;
  return attributes.has('pattern') || /^(email|url)$/i.test(attributes.get('type') ?? '');
}

/** What a field that is empty and takes entries of one form has to refuse; null: it stays as it is. */
function wrongFor(node: CapturedNode, format: string | undefined): string | null {
  const { attributes } = node;
  if (!isTextField(node) || node.value !== '') return null;
  if (format !== undefined) return otherFormatFor(format);
  const type = attributes.get('type')?.trim().toLowerCase() ?? 'text';
  const isFormed =
    /^(email|url|tel)$/.test(type) ||
    attributes.has('pattern') ||
    /^(numeric|decimal|tel|email|url)$/.test(attributes.get('inputmode') ?? '') ||
    /^(email|tel|url|postal-code|bday)/.test(attributes.get('autocomplete') ?? '');
  return isFormed ? 'abc' : null;
}
