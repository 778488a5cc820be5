import { flatAncestors, flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { purposeOf } from '../field-purpose/purposes.ts';
import { codeOf } from '../page/code.ts';
import { closest, isDisabled, isTextField } from '../page/controls.ts';
import { labelsOf } from '../page/label-of.ts';
import { allWordsOf, quote } from '../page/words-of.ts';
import { askedAgain } from './asked-again.ts';

/** Fields of a document that are compared at most. */
const thresholds = { fields: 100 } as const;

/** WCAG 2.2, 3.3.7: does a later step ask once more for what an earlier one asked for? */
export const redundantEntryCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'redundant-entry',
  name: 'What forms of several steps ask twice',
  applicability: async ({ documents }) =>
    documents.flatMap((document) => [
      ...new Set([...pairsIn(document).keys(), ...againIn(document).keys()]),
    ]),
  expectation: async (capture, fields) =>
    fields.map((node) => {
      const asked = againIn(node.document).get(node);
      if (asked && !isFilledByCode(capture, node)) {
        const failureSummary = `Words ask to enter ${quote(labelOf(asked))} again, and nothing offers to take over what was entered before.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const before = pairsIn(node.document).get(node);
      if (!before || isFilled(capture, node)) return { outcome: 'passed' };
      const failureSummary = `The field ${quote(labelOf(node))} asks once more for what ${quote(labelOf(before))} asks for in an earlier step, and nothing fills it in.`;
      return {
        outcome: codeOf(capture).hasOthers ? 'needs-review' : 'failed',
        nodes: [{ node, failureSummary }],
      };
    }),
};

const known = new WeakMap<CapturedDocument, ReadonlyMap<CapturedNode, CapturedNode>>();

/** Fields of later steps, each with the field of an earlier one that asks for the same of the same person. */
function pairsIn(document: CapturedDocument): ReadonlyMap<CapturedNode, CapturedNode> {
  const found = known.get(document);
  if (found) return found;
  const pairs = new Map<CapturedNode, CapturedNode>();
  const asked = document.nodes
    .filter((node) => isTextField(node) && !isDisabled(node) && closest(node, isForm))
    .slice(0, thresholds.fields)
    .map((node) => ({ node, purpose: purposeIn(node) }))
    .filter(({ purpose }) => purpose !== null);
  for (const same of Map.groupBy(asked, ({ purpose }) => purpose).values()) {
    const [first, ...later] = same.map(({ node }) => node);
    for (const node of later)
      if (first && isInLaterStep(first, node) && !isOfOthers(first) && !isOfOthers(node))
        pairs.set(node, first);
  }
  known.set(document, pairs);
  return pairs;
}

function isForm({ tag }: CapturedNode): boolean {
  return tag === 'form';
}

/** Only what one person has once, as a rule. */
function purposeIn(field: CapturedNode): string | null {
  const type = field.attributes.get('type')?.toLowerCase();
  if (type === 'email' || type === 'tel') return type;
  const purpose = purposeOf(labelOf(field));
  return purpose === 'email' || purpose === 'tel' || purpose === 'bday' ? purpose : null;
}

/** In another part of the same form, of which only one is shown; and one goes on from the earlier. */
function isInLaterStep(first: CapturedNode, later: CapturedNode): boolean {
  const form = closest(first, isForm);
  if (!form || closest(later, isForm) !== form) return false;
  const around = new Set([later, ...flatAncestors(later)]);
  let step = first;
  while (step.parent && !around.has(step.parent)) step = step.parent;
  const other = step.parent?.children.find((child) => around.has(child));
  if (!other || other === step || (step.box && other.box) || isTab(step)) return false;
  return [...flatDescendants(form)].some(
    (node) => isButton(node) && goesOn.test(labelOfButton(node)),
  );
}

function isTab({ attributes }: CapturedNode): boolean {
  return attributes.get('role') === 'tabpanel';
}

function isButton({ tag, attributes }: CapturedNode): boolean {
  return (
    tag === 'button' ||
    attributes.get('role') === 'button' ||
    (tag === 'input' && /^(button|submit)$/i.test(attributes.get('type') ?? ''))
  );
}

function labelOfButton(node: CapturedNode): string {
  return (
    node.attributes.get('aria-label') ??
    node.attributes.get('value') ??
    allWordsOf(node)
  ).trim();
}

const goesOn =
  /^(continue|next|proceed|go on|weiter|fortfahren|nächster schritt|continuer|suivant|étape suivante|poursuivre|siguiente|continuar|seguir|avanti|continua|volgende|verder|próximo|далее|продолжить|التالي|επόμενο)(?!\p{L})/iu;

/** What repeats on purpose, and what is about somebody else. */
const others =
  /confirm|repeat|again|re-?enter|retype|verif|wiederhol|bestätig|nochmal|répét|ressaisi|repita|otra vez|ripeti|herhaal|recipient|friend|partner|other|second|altern|emergency|gift|guest|compan|work|office|billing|invoice|child|parent|empfänger|freund|weiter|zweit|notfall|firma|rechnung|destinataire|autre|urgence|soci[ée]t|factur|amigo|acompañante|emergencia|empresa/iu;

function isOfOthers(field: CapturedNode): boolean {
  const { attributes } = field;
  const group = closest(field, ({ tag }) => tag === 'fieldset');
  const legend = group?.children.find(({ tag }) => tag === 'legend');
  const words = [
    labelOf(field),
    attributes.get('name') ?? '',
    attributes.get('id') ?? '',
    legend ? allWordsOf(legend) : '',
  ];
  return words.some((each) => others.test(each));
}

/** A label of a step that is not shown yet as well. */
function labelOf(field: CapturedNode): string {
  return (
    field.attributes.get('aria-label')?.trim() || labelsOf(field).map(allWordsOf).join(' ').trim()
  );
}

const knownAgain = new WeakMap<CapturedDocument, ReadonlyMap<CapturedNode, CapturedNode>>();

/** The same that words ask to enter again, whatever step it is in. */
function againIn(document: CapturedDocument): ReadonlyMap<CapturedNode, CapturedNode> {
  const found = knownAgain.get(document) ?? askedAgain(document);
  knownAgain.set(document, found);
  return found;
}

/** It has a value, the browser may fill it in, or the code of the page names it where it sets a value. */
function isFilled(capture: PageCapture, node: CapturedNode): boolean {
  const fills = node.attributes.get('autocomplete')?.trim().toLowerCase() ?? '';
  return (fills !== '' && fills !== 'off') || isFilledByCode(capture, node);
}

function isFilledByCode(capture: PageCapture, { attributes, value }: CapturedNode): boolean {
  if (attributes.get('value') || value) return true;
  const names = ['id', 'name'].flatMap((name) => attributes.get(name) || []);
  return codeOf(capture).scripts.some((script) =>
    names.some((name) => {
      for (let at = script.indexOf(name); at >= 0; at = script.indexOf(name, at + 1))
        if (
          /^['"\])#]*\.value\s*=(?!=)|^['"]?\s*\]?\s*=\s*[^;]{0,80}\.value/.test(
            script.slice(at + name.length, at + name.length + 120),
          )
        )
          return true;
      return false;
    }),
  );
}
