import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { codeOf } from '../page/code.ts';
import { closest, isDisabled, isTextField } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';
import { formatsIn, isStrictFormat } from './strict-format.ts';

/** Elements around a field whose text is read as well; and its length in characters at most. */
const thresholds = { around: 2, text: 600 } as const;

/** WCAG 2.2, 3.3.2: where an entry must have a certain form, does the page say which? */
export const formatToldCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'format-told',
  name: 'Forms that entries must have',
  thresholds,
  sources: ['page'],
  applicability: async (capture) => strictFields(capture),
  expectation: async (_, fields) =>
    fields.map((node) => {
      if (isTold(node)) return { outcome: 'passed' };
      const failureSummary = `The field ${quote(labelOf(node))} takes only entries of a certain form, and neither its label nor a hint says which.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function strictFields(capture: PageCapture): CapturedNode[] {
  const fields = capture.documents.flatMap(({ nodes }) =>
    nodes.filter((node) => isTyped(node) && isVisible(node) && labelOf(node) !== ''),
  );
  if (fields.length === 0) return [];
  const byCode = new Set(
    codeOf(capture)
      .scripts.flatMap(formatsIn)
      .map(({ id }) => id),
  );
  return fields.filter(
    ({ attributes }) =>
      byCode.has(attributes.get('id') ?? '') || isStrictFormat(attributes.get('pattern') ?? ''),
  );
}

/** Text is typed into it, and nothing chooses the form for people. */
function isTyped(node: CapturedNode): boolean {
  const { attributes } = node;
  const type = attributes.get('type')?.trim().toLowerCase() ?? 'text';
  return (
    isTextField(node) &&
    !isDisabled(node) &&
    /^(text|tel|search|)$/.test(type) &&
    !['readonly', 'list', 'value'].some((name) => attributes.has(name))
  );
}

/** Digits, letters or an example; days and months; or that there is a form. */
const telling =
  /\d|format|digit|letter|character|capital|hyphen|dash|slash|example|e\.g\.|such as|\blike\b|\b[dmytj]{2,4}\b|day|month|year|ziffer|buchstabe|zeichen|bindestrich|beispiel|z\. ?b\.|\bwie\b|\btag\b|monat|jahr|stellig|chiffre|lettre|caractère|tiret|exemple|jour|mois|année|dígito|cifra|letra|carácter|guion|guión|ejemplo|\bd[ií]a\b|\bmes\b|año|cifre|esempio|cijfer|letters|voorbeeld|ψηφί|γράμμα|παράδειγμα|όπως|цифр|букв|пример|أرقام|حروف|مثال/iu;

function isTold(field: CapturedNode): boolean {
  const { attributes, document } = field;
  const described = ['aria-describedby', 'aria-labelledby']
    .flatMap((name) => attributes.get(name)?.split(/\s+/) ?? [])
    .flatMap((id) => document.nodes.find((node) => node.attributes.get('id') === id) ?? [])
    .map(allWordsOf);
  const own = ['placeholder', 'title', 'aria-label', 'aria-description'].map(
    (name) => attributes.get(name) ?? '',
  );
  const said = [labelOf(field), ...own, ...described, ...wordsAround(field)];
  return said.some((words) => telling.test(words));
}

/** What stands beside a field, in what holds it, and the legend of its group. */
function wordsAround(field: CapturedNode): string[] {
  const words: string[] = [];
  let at = field.parent;
  for (
    let step = 0;
    step < thresholds.around && at && !/^(form|body|main|section)$/.test(at.tag);
    step += 1
  ) {
    words.push(wordsWithout(at));
    at = at.parent;
  }
  const group = closest(field, ({ tag }) => tag === 'fieldset');
  const legend = group?.children.find(({ tag }) => tag === 'legend');
  if (legend) words.push(wordsOf(legend));
  return words.map((each) => each.slice(0, thresholds.text));
}

/** Without what is chosen from, such as the days of a calendar that can be opened. */
function wordsWithout(holder: CapturedNode): string {
  return holder.children
    .filter(({ tag }) => !/^(button|select|table|option)$/.test(tag))
    .map(wordsOf)
    .join(' ');
}
