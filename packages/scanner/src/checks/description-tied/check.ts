import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isDisabled, isTextField } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';

/** Of a hint, in characters. */
const thresholds = { shortest: 3, longest: 250 } as const;

/** WCAG 2.2, 1.3.1: is the hint or error beside a field tied to it, so that it is read with the field? */
export const descriptionTiedCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'description-tied',
  name: 'Hints and errors of fields',
  thresholds,
  sources: ['page'],
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes.filter((node) => isField(node) && isVisible(node) && hintsOf(node).length > 0),
    ),
  expectation: async (_, fields) =>
    fields.map((node) => {
      const loose = hintsOf(node).find((hint) => !isTied(node, hint));
      if (!loose) return { outcome: 'passed' };
      const kind = errors.test(markOf(loose)) ? 'error' : 'hint';
      const failureSummary = `The ${kind} ${quote(wordsOf(loose))} stands beside this field and is not tied to it: neither its label nor aria-describedby has it.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const errors = /\b(error|errors|invalid|fehler|erreur|fout|errore)\b/i;
const hints =
  /\b(hint|hints|help|helper|helptext|help-block|hilfe|hinweis|aide|ayuda|pista|form-text|rule|rules|error|errors|invalid|invalid-feedback|fehler|erreur|errore|field-error|field-hint|description)\b/i;

function isField(node: CapturedNode): boolean {
  return (isTextField(node) || node.tag === 'select') && !isDisabled(node);
}

/** What the author calls hint, help or error, right beside a field or what holds only the field. */
function hintsOf(field: CapturedNode): CapturedNode[] {
  const found: CapturedNode[] = [];
  let at: CapturedNode = field;
  for (let step = 0; step < 3; step += 1) {
    const parent = at.parent;
    if (!parent || parent.tag === 'form' || parent.tag === 'body' || parent.tag === 'fieldset')
      break;
    const siblings = parent.children.filter(({ kind }) => kind === 'element');
    if (siblings.some((one) => one !== at && (isField(one) || findIn(one, isAnyField)))) break;
    found.push(...siblings.filter((one) => one !== at && isHint(one)));
    at = parent;
  }
  const next = nextOf(field);
  if (next && isHint(next) && !found.includes(next)) found.push(next);
  return found;
}

function isAnyField({ tag }: CapturedNode): boolean {
  return tag === 'input' || tag === 'select' || tag === 'textarea';
}

function isHint(node: CapturedNode): boolean {
  if (!hintTags.has(node.tag) || !hints.test(markOf(node).replaceAll('_', '-')) || !isVisible(node))
    return false;
  const { length } = wordsOf(node);
  return (
    length >= thresholds.shortest &&
    length <= thresholds.longest &&
    !findIn(node, ({ tag }) => /^(button|a|input|select|textarea)$/.test(tag))
  );
}

const hintTags = new Set(['p', 'span', 'div', 'small', 'em', 'strong', 'i', 'b']);

function markOf({ attributes }: CapturedNode): string {
  return `${attributes.get('class') ?? ''} ${(attributes.get('id') ?? '').replaceAll('-', ' ')}`;
}

function nextOf(node: CapturedNode): CapturedNode | null {
  const siblings = (node.parent?.children ?? []).filter(({ kind }) => kind === 'element');
  return siblings[siblings.indexOf(node) + 1] ?? null;
}

function isTied(field: CapturedNode, hint: CapturedNode): boolean {
  const { attributes } = field;
  const ids = ['aria-describedby', 'aria-errormessage', 'aria-labelledby'].flatMap(
    (name) => attributes.get(name)?.split(/\s+/) ?? [],
  );
  const isNamed = ({ attributes: own }: CapturedNode) => ids.includes(own.get('id') ?? '');
  if (ids.length > 0 && (closest(hint, isNamed) || findIn(hint, isNamed))) return true;
  if (closest(hint, ({ tag }) => tag === 'label' || tag === 'legend')) return true;
  const words = wordsOf(hint).toLowerCase();
  const said = `${labelOf(field)} ${attributes.get('aria-description') ?? ''} ${attributes.get('title') ?? ''} ${attributes.get('placeholder') ?? ''}`;
  return said.toLowerCase().includes(words);
}
