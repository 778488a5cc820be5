import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { languageOf } from '../../capture/language-of.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isDisabled, isTextField, roleOf } from '../page/controls.ts';
import { closedAtFirst, closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { closedLabelOf, labelOf } from '../page/label-of.ts';
import { wordsBefore } from '../page/words-before.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';
import { speaksOfOthers } from './about-others.ts';
import { isOther, purposeOf, saysWhose, speaksOfCards, speaksOfPayment } from './purposes.ts';

/**
 * So many different things about a person are asked of the user: one alone may be a search or somebody else's. More of them
 * where the author has switched the filling in off, unless the label says whose it is, or another field of the form is to be
 * filled in with what the browser knows of the user.
 */
const thresholds = { purposes: 2, purposesOff: 3 } as const;

/** WCAG 2.2, 1.3.5: do fields that ask for the user's own data say so in the code? */
export const fieldPurposeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'field-purpose',
  name: 'Purpose of fields about the user',
  applicability: async (capture) => [...(await ownFields(capture)).keys()],
  async expectation(capture, fields) {
    const own = await ownFields(capture);
    return fields.map((node) => {
      const field = own.get(node);
      const value = valueOf(node);
      if (field && isOther(value, field.purpose)) {
        const failureSummary = `The field ${quote(field.label)} says autocomplete="${value}", which stands for something else: it should be "${field.purpose}".`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const isOwn = field !== undefined && (saysWhose(field.label) || field.isBesideOwn);
      const least = isOwn ? thresholds.purposes : thresholds.purposesOff;
      // Nobody pays with the card of somebody else: what asks for one beside its other parts is enough.
      const isAsked = field && (isOfCard(field.purpose) || field.asked >= thresholds.purposes);
      const isOff =
        value === 'off' && field !== undefined && (isOfCard(field.purpose) || field.asked >= least);
      if (!field || (value !== '' && !isOff) || !isAsked) return { outcome: 'passed' };
      const { label, purpose, isClosed } = field;
      const missing = isOff
        ? `autocomplete="off" stands for autocomplete="${purpose}"`
        : `autocomplete="${purpose}" is missing`;
      const failureSummary = `The field ${quote(label)} asks for the user’s own data and does not say so: ${missing}.${isClosed ? ` ${closedAtFirst}` : ''}`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

interface OwnField {
  node: CapturedNode;
  label: string;
  purpose: string;
  form: CapturedNode | null;
  isClosed: boolean;
  /** How many different things the form asks for. */
  asked: number;
  /** Another field of the form says in the code that it asks for what its label names. */
  isBesideOwn: boolean;
}

const known = new WeakMap<PageCapture, Promise<Map<CapturedNode, OwnField>>>();

/** Fields about the user, with what they ask for. */
function ownFields(capture: PageCapture): Promise<Map<CapturedNode, OwnField>> {
  const found = known.get(capture) ?? findOwnFields(capture);
  known.set(capture, found);
  return found;
}

async function findOwnFields(capture: PageCapture): Promise<Map<CapturedNode, OwnField>> {
  const fields = capture.documents.flatMap(({ nodes }) =>
    nodes.filter((node) => isTextField(node) && !isDisabled(node)),
  );
  const viewOf = fields.some(({ box }) => !box) ? await closedViewsOf(capture) : () => null;
  const asked = fields.flatMap((node) => {
    const isClosed = !node.box && !isHiddenItself(node) && viewOf(node) !== null;
    if (!isClosed && !isVisible(node)) return [];
    const label = (isClosed ? closedLabelOf(node) : labelOf(node)) || unlabeledWords(node);
    const purpose = purposeOf(label);
    if (isOfCard(purpose ?? '') && !isOfPayment(node)) return [];
    return purpose === null ? [] : [{ node, label, purpose, isClosed, form: formOf(node) }];
  });
  const own = [...Map.groupBy(asked, ({ form }) => form)].flatMap(([form, group]) => {
    const count = new Set(group.map(({ purpose }) => purpose)).size;
    if (!form || isAboutOthers(form)) return [];
    const told = group.filter(({ node, purpose }) => valueOf(node).split(/\s+/).at(-1) === purpose);
    return group
      .map((field) => ({
        ...field,
        asked: count,
        isBesideOwn: told.some(({ node }) => node !== field.node),
      }))
      .filter(({ node, purpose, asked: all }) => {
        const value = valueOf(node);
        return all >= thresholds.purposes || isOfCard(purpose) || isOther(value, purpose);
      });
  });
  return new Map(own.map((field) => [field.node, field]));
}

/** What people read of a field that the code does not label. */
function unlabeledWords(node: CapturedNode): string {
  return wordsBefore(node) || (node.attributes.get('placeholder')?.trim() ?? '');
}

function valueOf({ attributes }: CapturedNode): string {
  return attributes.get('autocomplete')?.trim().toLowerCase() ?? '';
}

function isOfCard(purpose: string): boolean {
  return purpose.startsWith('cc-');
}

/** Another field of the form is about a card, and something in it is said of those only that one pays with. */
function isOfPayment(node: CapturedNode): boolean {
  const form = formOf(node);
  if (!form) return false;
  const saidOf = (field: CapturedNode) => [
    labelOf(field),
    closedLabelOf(field),
    field.attributes.get('autocomplete') ?? '',
  ];
  const others = node.document.nodes.filter(
    (other) =>
      other !== node &&
      (isTextField(other) || other.tag === 'select') &&
      formOf(other) === form &&
      saidOf(other).some(speaksOfCards),
  );
  if (others.length === 0) return false;
  const titles = [...flatDescendants(form)].filter((one) => isHeading(one) || one.tag === 'legend');
  return [
    ...[node, ...others].flatMap(saidOf),
    ...titles.map(allWordsOf),
    isForm(form) ? titleOf(form) : '',
  ].some(speaksOfPayment);
}

/** A form, or what stands for one where there is none: what is opened as a whole. */
function isForm(node: CapturedNode): boolean {
  return /^(form|dialog)$/.test(node.tag) || /^(form|dialog|tabpanel)$/.test(roleOf(node));
}

function formOf(node: CapturedNode): CapturedNode | null {
  return closest(node, (around) => isForm(around) || /^(main|body)$/.test(around.tag));
}

/** A search, a list of people that somebody edits, or a form that asks for the data of another person. */
function isAboutOthers(form: CapturedNode): boolean {
  if (roleOf(form) === 'search' || closest(form, ({ tag }) => tag === 'search')) return true;
  const words = `${wordsOf(form).slice(0, 3_000)} ${isForm(form) ? allWordsOf(form).slice(0, 3_000) : ''}`;
  // In English it is no child.
  if (languageOf(form) !== 'en' && /\b(kind|kindes)\b/i.test(words)) return true;
  return speaksOfOthers(words) || (isForm(form) && speaksOfOthers(titleOf(form)));
}

/** What a form is called by what it stands in: the name and heading of its dialog, or the heading right before it. */
function titleOf(form: CapturedNode): string {
  const dialog = closest(
    form,
    (around) => around.tag === 'dialog' || /^(alert)?dialog$/.test(roleOf(around)),
  );
  if (dialog) {
    const heading = findIn(dialog, isHeading);
    return `${labelOf(dialog)} ${heading ? allWordsOf(heading) : ''}`;
  }
  let at: CapturedNode | null = form;
  for (let level = 0; at && level < levels; level += 1) {
    const before = at.parent?.children ?? [];
    const heading = before.slice(0, before.indexOf(at)).findLast(isHeading);
    if (heading) return allWordsOf(heading);
    at = at.parent;
  }
  return '';
}

/** How far around a form its heading is looked for, in elements. */
const levels = 3;

function isHeading(node: CapturedNode): boolean {
  return /^h[1-6]$/.test(node.tag) || roleOf(node) === 'heading';
}
