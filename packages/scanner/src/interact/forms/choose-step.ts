import { flatDescendants, flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import { closest, isHiddenByAttribute, roleOf } from '../../checks/page/controls.ts';
import { byIds, labelOf, labelsOf } from '../../checks/page/label-of.ts';
import { wordsOf } from '../../checks/page/words-of.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { nameOf } from '../choose-controls.ts';
import type { Control } from '../control.ts';
import { saysMoreThanSending } from '../regrettable.ts';
import { takesRegret } from '../speaks-of-regret.ts';
import { isField, namesOf, takesSecrets } from './choose-forms.ts';
import { entriesFor } from './entry-for.ts';
import { saysGoesOn } from './goes-on.ts';

/** How a field of a step is filled in: written, given a value at once as pickers do, chosen from, or ticked. */
type Filling =
  | { way: 'text' | 'value'; entries: readonly string[] }
  | { way: 'select' }
  | { way: 'tick' };

export interface StepField {
  node: CapturedNode;
  pointer: Pointer;
  label: string;
  /** Null: it stays as it is. */
  filling: Filling | null;
}

/** What is asked for at once, with the button that leads to what is asked for next. */
export interface Step {
  control: Control;
  fields: readonly StepField[];
}

interface Place {
  button: CapturedNode;
  fields: readonly CapturedNode[];
}

/** What asks for more at once is no step. */
const mostFields = 25;

/** What is longer explains more than an entry. In characters. */
const mostHint = 500;

/**
 * What the page asks for now, where a button says that it goes on from there: in a form, or in what stands around the button.
 * Null where there is nothing of the kind, and where it takes passwords or money or speaks of more than going on. `mayBeEmpty`:
 * a form may ask for nothing, as a step does that only tells something, and so may what goes on like the `first` step.
 */
export async function chooseStep(
  page: PageUnderTest,
  capture: PageCapture,
  mayBeEmpty = false,
  first: Step | null = null,
): Promise<Step | null> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return null;
  const buttons = top.nodes.filter(leadsOn);
  const place = buttons
    .map((button) => placeOf(button, mayBeEmpty, first))
    .find((one) => one !== null);
  if (!place) return null;
  const { button, fields } = place;
  const pointers = await toPointers(page, [button, ...fields]);
  const pointer = pointers.get(button);
  if (!pointer) return null;
  const about = {
    language: (
      top.nodes.find(({ tag }) => tag === 'html')?.attributes.get('lang') ?? ''
    ).toLowerCase(),
    year: new Date().getFullYear(),
  };
  const groups = new Set<unknown>();
  const filled = fields.flatMap((node) => {
    const own = pointers.get(node);
    const label = labelOf(node);
    const description = descriptionOf(node);
    const filling = fillingFor(node, { ...about, label, description }, groups);
    return own ? [{ node, pointer: own, label, filling }] : [];
  });
  return { control: { node: button, pointer, name: nameOf(button), key: 'Enter' }, fields: filled };
}

/** One that is out of use may be so until everything is filled in. */
function leadsOn(node: CapturedNode): boolean {
  if (node.kind !== 'element' || !isButton(node)) return false;
  const name = nameOf(node);
  if (!saysGoesOn(name) || !isVisible(node) || isHiddenByAttribute(node)) return false;
  return !takesRegret(node, name);
}

function isButton(node: CapturedNode): boolean {
  const type = node.attributes.get('type')?.trim().toLowerCase() ?? '';
  if (node.tag === 'button') return type !== 'reset';
  return node.tag === 'input' ? /^(submit|button)$/.test(type) : roleOf(node) === 'button';
}

function placeOf(button: CapturedNode, mayBeEmpty: boolean, first: Step | null): Place | null {
  const form = closest(button, ({ tag }) => tag === 'form');
  const around = form ?? aroundButton(button);
  const fields = around ? fieldsIn(around) : [];
  const isEmpty = fields.length === 0;
  const isLikeFirst = first !== null && isMadeLike(button, first.control.node);
  if ((isEmpty && !(mayBeEmpty && (form || isLikeFirst))) || fields.length > mostFields)
    return null;
  if (form && namesOf(form).some(saysMoreThanSending)) return null;
  return fields.some(isSecret) ? null : { button, fields };
}

/** What a button with no fields goes on from is a step as well where it is made like the one of a step with fields. */
function isMadeLike(one: CapturedNode, other: CapturedNode): boolean {
  const made = ({ tag, attributes, parent }: CapturedNode) =>
    [tag, attributes.get('class'), parent?.tag, parent?.attributes.get('class')].join(' ');
  return Boolean(one.attributes.get('class')) && made(one) === made(other);
}

/** The nearest around a button that stands in no form which holds something to fill in. */
function aroundButton(button: CapturedNode): CapturedNode | null {
  for (const one of flatAncestors(button)) {
    const fields = fieldsIn(one);
    if (fields.length === 0) continue;
    // On the whole of a page stand forms of their own that the button knows nothing of.
    const isPage = /^(main|body|html)$/.test(one.tag) || roleOf(one) === 'main';
    const isOfOther = (field: CapturedNode) => closest(field, ({ tag }) => tag === 'form') !== null;
    return isPage && fields.some(isOfOther) ? null : one;
  }
  return null;
}

function fieldsIn(around: CapturedNode): CapturedNode[] {
  return [...flatDescendants(around)].filter(
    (node) =>
      (isField(node) || /^(password|file)$/.test(node.attributes.get('type') ?? '')) &&
      isThere(node) &&
      !isOfSearch(node),
  );
}

/** Boxes to tick are often drawn by their labels. */
function isThere(node: CapturedNode): boolean {
  return isVisible(node) || (isChoice(node) && labelsOf(node).some(isVisible));
}

function isChoice({ attributes }: CapturedNode): boolean {
  return /^(radio|checkbox)$/i.test(attributes.get('type')?.trim() ?? '');
}

function isOfSearch(node: CapturedNode): boolean {
  const isSearch = (one: CapturedNode) => one.tag === 'search' || roleOf(one) === 'search';
  return node.attributes.get('type') === 'search' || closest(node, isSearch) !== null;
}

/** What money, and what a person can be robbed of with. */
const secrets =
  /(?<!\p{L})(passwor[dt]|passcode|card number|credit card|cvv|cvc|iban|bic|bank account|account number|sort code|social security|ssn|kreditkarte|kartennummer|bankverbindung|kontonummer|mot de passe|carte bancaire|contraseña|tarjeta|carta di credito|cartão|creditcard|karta|карт)/iu;

function isSecret(node: CapturedNode): boolean {
  return (
    takesSecrets(node) || secrets.test(`${labelOf(node)} ${node.attributes.get('name') ?? ''}`)
  );
}

interface About {
  label: string;
  description: string;
  language: string;
  year: number;
}

/** `groups`: those of which one was chosen already. */
function fillingFor(node: CapturedNode, about: About, groups: Set<unknown>): Filling | null {
  const { attributes } = node;
  // Nobody accepts, subscribes to or orders anything.
  if (takesRegret(node, about.label)) return null;
  // Files are people's own.
  if (attributes.get('type')?.trim().toLowerCase() === 'file') return null;
  if (node.tag === 'select') return attributes.has('multiple') ? null : { way: 'select' };
  if (isChoice(node)) return isToTick(node, groups) ? { way: 'tick' } : null;
  const entries = entriesFor(node, about);
  const isPicked = /^(date|time|month|week|datetime-local)$/i.test(attributes.get('type') ?? '');
  return { way: isPicked ? 'value' : 'text', entries };
}

function descriptionOf(node: CapturedNode): string {
  const { attributes } = node;
  const ids = `${attributes.get('aria-describedby') ?? ''} ${attributes.get('aria-errormessage') ?? ''}`;
  return byIds(node, ids.trim()).map(wordsOf).join('  ').slice(0, mostHint);
}

/** The first of several among which people choose, and what has to be ticked. */
function isToTick(node: CapturedNode, groups: Set<unknown>): boolean {
  const { attributes } = node;
  const isRadio = attributes.get('type')?.trim().toLowerCase() === 'radio';
  const isAsked = attributes.has('required') || attributes.get('aria-required') === 'true';
  if (!isRadio && isAsked) return true;
  const group = isRadio ? (attributes.get('name') ?? groupOf(node)) : groupOf(node);
  if (group === null || groups.has(group)) return false;
  groups.add(group);
  return true;
}

function groupOf(node: CapturedNode): CapturedNode | null {
  return closest(node, (one) => one.tag === 'fieldset' || /^(radio)?group$/.test(roleOf(one)));
}
