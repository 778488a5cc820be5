import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isDisabled, isTextField, roleOf } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { purposeOf } from './purposes.ts';

/** So many different things about a person are asked of the user: one alone may be a search or somebody else's. */
const thresholds = { purposes: 2 } as const;

/** WCAG 2.2, 1.3.5: do fields that ask for the user's own data say so in the code? */
export const fieldPurposeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'field-purpose',
  name: 'Purpose of fields about the user',
  thresholds,
  sources: ['page'],
  applicability: async (capture) => [...ownFields(capture).keys()],
  expectation: async (capture, fields) =>
    fields.map((node) => {
      const purpose = ownFields(capture).get(node);
      if (!purpose || node.attributes.get('autocomplete')?.trim()) return { outcome: 'passed' };
      const failureSummary = `The field ${quote(labelOf(node))} asks for the user’s own data and does not say so: autocomplete="${purpose}" is missing.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

const known = new WeakMap<PageCapture, Map<CapturedNode, string>>();

/** Fields about the user, with what they ask for. */
function ownFields(capture: PageCapture): Map<CapturedNode, string> {
  const found = known.get(capture);
  if (found) return found;
  const asked = capture.documents.flatMap(({ nodes }) =>
    nodes.flatMap((node) => {
      const purpose =
        isTextField(node) && !isDisabled(node) && isVisible(node) ? purposeOf(labelOf(node)) : null;
      return purpose === null ? [] : [{ node, purpose, form: formOf(node) }];
    }),
  );
  const own = [...Map.groupBy(asked, ({ form }) => form)].flatMap(([form, fields]) =>
    new Set(fields.map(({ purpose }) => purpose)).size >= thresholds.purposes &&
    form &&
    !isAboutOthers(form)
      ? fields
      : [],
  );
  const map = new Map(own.map(({ node, purpose }) => [node, purpose]));
  known.set(capture, map);
  return map;
}

function formOf(node: CapturedNode): CapturedNode | null {
  return closest(node, ({ tag }) => tag === 'form' || tag === 'main' || tag === 'body');
}

/** A search, a list of people that somebody edits, or a form that asks for the data of another person. */
function isAboutOthers(form: CapturedNode): boolean {
  if (roleOf(form) === 'search' || closest(form, ({ tag }) => tag === 'search')) return true;
  return /\b(recipient|friend|colleague|employee|child|guest|passenger|contact person|emergency|add (a )?(user|member|contact|person)|new (user|member|contact|person)|edit (user|member|contact)|empfänger|kind|mitarbeiter|destinataire|enfant|passager|destinatario|hijo|pasajero)\b/iu.test(
    wordsOf(form).slice(0, 3_000),
  );
}
