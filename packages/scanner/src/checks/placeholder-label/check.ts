import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closedAtFirst, closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { closest, findIn, isDisabled, isTextField, roleOf } from '../page/controls.ts';
import { labelsOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** A form with fewer fields is understood from the button beside the field, as far as that says what it is for. */
const thresholds = { fields: 2 } as const;

/** WCAG 2.2, 3.3.2: has a field of a form a label that stays when something is entered? */
export const placeholderLabelCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'placeholder-label',
  name: 'Placeholders instead of labels',
  async applicability(capture) {
    const fields = capture.documents.flatMap(({ nodes }) => nodes.filter(isAsked));
    const inForms = Map.groupBy(fields, formOf);
    const asked = [...inForms].flatMap(([form, own]) =>
      form
        ? own.filter(
            (node) =>
              hasPlaceholder(node) &&
              (own.length >= thresholds.fields || isLong(node) || !isExplained(node, form)),
          )
        : [],
    );
    const viewOf = asked.some(({ box }) => !box) ? await closedViewsOf(capture) : () => null;
    return asked.filter((node) => (node.box ? isVisible(node) : viewOf(node) !== null));
  },
  expectation: async (_, fields) =>
    fields.map((node) => {
      if (isLabeled(node)) return { outcome: 'passed' };
      const failureSummary = `Only its placeholder ${quote(node.attributes.get('placeholder') ?? '')} says what belongs into this field. It has no label, and the words are gone when something is entered.${node.box ? '' : ` ${closedAtFirst}`}`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

/** A field that is no search: what a search takes is known from its place and its button. */
function isAsked(node: CapturedNode): boolean {
  if (!isTextField(node) && node.tag !== 'select') return false;
  if (isDisabled(node) || node.attributes.has('readonly') || isHiddenItself(node)) return false;
  if (node.attributes.get('type')?.toLowerCase() === 'search' || roleOf(node) !== '') return false;
  const called = ['name', 'id', 'placeholder', 'class']
    .map((name) => node.attributes.get(name) ?? '')
    .join(' ');
  return !searches.test(called);
}

const searches =
  /search|\bq\b|query|filter|find\b|such|recherch|cherch|busc|cerca|zoek|поиск|αναζήτηση|検索|搜索/i;

/** Who writes more than a line does not see what was asked for long. */
function isLong({ tag }: CapturedNode): boolean {
  return tag === 'textarea';
}

/** An address for mail is known when it is seen; else the button has to say what is asked for. */
function isExplained({ attributes }: CapturedNode, form: CapturedNode): boolean {
  const words = [
    attributes.get('placeholder') ?? '',
    attributes.get('name') ?? '',
    attributes.get('id') ?? '',
  ];
  if (attributes.get('type') === 'email' || words.some((one) => /mail/i.test(one))) return true;
  const button = findIn(form, isButton);
  const said = button === null ? '' : `${wordsOf(button)}${button.attributes.get('value') ?? ''}`;
  return !sayNothing.test(said.trim());
}

function isButton({ tag, attributes }: CapturedNode): boolean {
  return tag === 'button' || (tag === 'input' && attributes.get('type') === 'submit');
}

/** What a button says whatever stands beside it, in a few languages. */
const sayNothing =
  /^(apply|go|ok|okay|send|submit|save|add|confirm|continue|anwenden|los|senden|absenden|abschicken|speichern|hinzufügen|bestätigen|weiter|appliquer|valider|envoyer|ajouter|enregistrer|confirmer|aplicar|enviar|añadir|guardar|confirmar|applica|invia|conferma|toepassen|verzenden|bevestigen)$/iu;

function hasPlaceholder({ attributes }: CapturedNode): boolean {
  return /\p{L}{2}/u.test(attributes.get('placeholder') ?? '');
}

function formOf(node: CapturedNode): CapturedNode | null {
  const form = closest(node, ({ tag }) => tag === 'form');
  return form && roleOf(form) !== 'search' ? form : null;
}

function isLabeled(field: CapturedNode): boolean {
  return (
    labelsOf(field).length > 0 ||
    ['aria-label', 'aria-labelledby', 'title'].some((name) => field.attributes.get(name)?.trim())
  );
}
