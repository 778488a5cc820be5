import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isTextField, roleOf } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** A message is no longer than this in characters; the form has so many fields at least. */
const thresholds = { longest: 200, fields: 2 } as const;

/** WCAG 2.2, 3.3.1: does a form that tells of errors say which fields are wrong? */
export const errorSummaryCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'error-summary',
  name: 'Messages about errors in a form',
  applicability: async ({ documents }) => documents.flatMap(({ nodes }) => nodes.filter(isSummary)),
  expectation: async (_, summaries) =>
    summaries.map((node) => {
      const fields = fieldsAround(node);
      if (fields.length < thresholds.fields || isIdentified(node, fields))
        return { outcome: 'passed' };
      const failureSummary = `${quote(wordsOf(node))} tells that there are errors, and neither it nor any of the ${fields.length} fields identifies which field is wrong.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const errors = /\b(errors?|mistakes?|fehler|erreurs?|errores|error)\b/iu;
const mends =
  /\b(fix|correct|check|review|resolve|beheben|korrigieren|prüfen|überprüfen|corrigez|corriger|vérifiez|corrija|corrige|revise|revisa)\b/iu;

/** A message in sight that asks to mend errors. */
function isSummary(node: CapturedNode): boolean {
  if (node.kind !== 'element' || !node.box || !/^(div|p|section|ul|span|aside)$/.test(node.tag))
    return false;
  const isCalled =
    /^(alert|status)$/.test(roleOf(node)) ||
    /(error|validation|fehler|erreur)[-_]?(summary|message|box|s)?\b/i.test(
      node.attributes.get('class') ?? '',
    );
  if (!isCalled || !isVisible(node) || findIn(node, isField)) return false;
  const words = wordsOf(node);
  return words.length <= thresholds.longest && errors.test(words) && mends.test(words);
}

function isField({ tag, attributes }: CapturedNode): boolean {
  return (
    tag === 'select' ||
    tag === 'textarea' ||
    (tag === 'input' && !/^(hidden|submit|button|reset|image)$/i.test(attributes.get('type') ?? ''))
  );
}

/** Of its form, or of the only form of the page. */
function fieldsAround(node: CapturedNode): CapturedNode[] {
  const { nodes } = node.document;
  const own = closest(node, ({ tag }) => tag === 'form');
  const forms = own ? [own] : nodes.filter(({ tag }) => tag === 'form');
  const [form, ...more] = forms;
  if (!form || more.length > 0) return [];
  return nodes.filter(
    (one) => isField(one) && isVisible(one) && closest(one, (around) => around === form),
  );
}

function isIdentified(node: CapturedNode, fields: readonly CapturedNode[]): boolean {
  if (findIn(node, ({ tag }) => tag === 'a' || tag === 'li')) return true;
  const words = wordsOf(node).toLowerCase();
  const form = closest(fields[0] as CapturedNode, ({ tag }) => tag === 'form') as CapturedNode;
  return (
    fields.some((field) => {
      const label = labelOf(field).toLowerCase();
      return (
        field.attributes.get('aria-invalid') === 'true' ||
        (isTextField(field) &&
          ['aria-describedby', 'aria-errormessage'].some((name) => field.attributes.has(name))) ||
        (label.length > 2 && words.includes(label))
      );
    }) ||
    findIn(
      form,
      (inner) =>
        inner !== node &&
        !findIn(inner, (one) => one === node) &&
        !closest(inner, (around) => around === node) &&
        inner.kind === 'element' &&
        /error|invalid|fehler|erreur/i.test(inner.attributes.get('class') ?? '') &&
        !isField(inner) &&
        wordsOf(inner) !== '' &&
        !findIn(inner, isField),
    ) !== null
  );
}
