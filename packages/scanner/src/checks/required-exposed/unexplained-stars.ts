import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { closest, findIn, isDisabled, isTextField } from '../page/controls.ts';
import { labelsOf } from '../page/label-of.ts';
import { wordsOf } from '../page/words-of.ts';

/** With so many stars in the labels of a form they are no notes: those stand at single words. */
const fewest = 2;

const star = /[*∗＊✱]/;
const starred = /^[*∗＊✱]\s*[^*∗＊✱\s]|[^*∗＊✱\s]\s*[*∗＊✱]\s*:?$/u;

/** What says that something has to be filled in, in the languages of the other lists. */
const required =
  /required|mandatory|compulsory|must be|have to be|pflicht|erforderlich|notwendig|ausfüllen|obligat|requis|nécessaire|à remplir|requerid|necesari|imprescindible|verplicht|richiest|necessari|wymagan|obowiązkow|krävs|måste|påkrævet|påkrevd|skal udfyldes|må fylles|pakollin|zorunlu|gerekli|povinn|kötelező|обязательн|необходим|обов|υποχρεωτικ|απαιτ|مطلوب|إلزامي|חובה|必須|必填|필수/iu;

/** Fields with a star in their label that is explained nowhere on the page and that no code stands for. */
export function unexplainedStars(document: CapturedDocument): CapturedNode[] {
  const fields = document.nodes.filter(
    (node) => isField(node) && isVisible(node) && labelsOf(node).some(hasStar),
  );
  const forms = [...Map.groupBy(fields, formOf)].filter(
    ([form, own]) => form && own.length >= fewest && !saysInCode(form),
  );
  return forms.length === 0 || isExplained(document) ? [] : forms.flatMap(([, own]) => own);
}

function isField(node: CapturedNode): boolean {
  return (isTextField(node) || node.tag === 'select') && !isDisabled(node);
}

function formOf(node: CapturedNode): CapturedNode | null {
  return closest(node, ({ tag }) => tag === 'form');
}

/** One with words of its own, such as an abbreviation, says what it is. */
function hasStar(label: CapturedNode): boolean {
  const isSpoken = ({ attributes }: CapturedNode) =>
    attributes.has('title') || attributes.has('aria-label') || attributes.has('aria-hidden');
  return starred.test(wordsOf(label).trim()) && findIn(label, isSpoken) === null;
}

function saysInCode(form: CapturedNode): boolean {
  return (
    findIn(
      form,
      ({ attributes }) => attributes.has('required') || attributes.has('aria-required'),
    ) !== null
  );
}

/** By a star outside of labels, or by words: they may stand at any place, and in another language than is known. */
function isExplained({ nodes }: CapturedDocument): boolean {
  return nodes.some(({ kind, text, parent, attributes }) => {
    if (kind === 'element')
      return ['aria-label', 'title', 'placeholder', 'alt'].some((name) =>
        required.test(attributes.get(name) ?? ''),
      );
    if (kind !== 'text' || !parent || /^(script|style|template|noscript)$/.test(parent.tag))
      return false;
    if (required.test(text)) return true;
    return star.test(text) && closest(parent, ({ tag }) => tag === 'label') === null;
  });
}
