import { languageOf } from '../../capture/language-of.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isDisabled, isTextField, roleOf } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { saysNothingAsHeading, saysNothingAsLabel } from './says-nothing.ts';

/** WCAG 2.2, 2.4.6: do headings and labels say what they are about? */
export const vagueWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'vague-words',
  name: 'Words of headings and labels',
  thresholds: {},
  sources: ['page', 'meaningless-words.ts'],
  applicability: async (capture) => [...headingsOf(capture), ...fieldsOf(capture)],
  expectation: async (capture, targets) => {
    const twice = labelsUsedTwice(capture);
    return targets.map((node) => {
      const words = isHeading(node) ? wordsOf(node) : labelOf(node);
      const isVague = isHeading(node)
        ? saysNothingAsHeading(words, languageOf(node))
        : saysNothingAsLabel(words, languageOf(node));
      if (isVague) {
        const failureSummary = `The ${isHeading(node) ? 'heading' : 'label'} says ${quote(words)}, which is true of anything.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      if (!twice.has(node)) return { outcome: 'passed' };
      const failureSummary = `Several fields of this form are labeled ${quote(words)}, and nothing around them tells which is which.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function headingsOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => isHeading(node) && isVisible(node) && wordsOf(node) !== ''),
  );
}

function isHeading(node: CapturedNode): boolean {
  return /^h[1-6]$/.test(node.tag) || roleOf(node) === 'heading';
}

function fieldsOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        (isTextField(node) || node.tag === 'select') &&
        !isDisabled(node) &&
        isVisible(node) &&
        labelOf(node) !== '',
    ),
  );
}

/** Fields of one form with one label, which no group, row or list item tells apart. */
function labelsUsedTwice(capture: PageCapture): ReadonlySet<CapturedNode> {
  const placed = fieldsOf(capture).map((node) => ({
    node,
    place: placeOf(node),
    label: labelOf(node).toLowerCase(),
  }));
  const groups = [...Map.groupBy(placed, ({ place }) => place)].flatMap(([place, fields]) =>
    place
      ? [...Map.groupBy(fields, ({ label }) => label).values()].filter((same) => same.length > 1)
      : [],
  );
  return new Set(groups.flatMap((same) => same.map(({ node }) => node)));
}

/** A form, unless something in it holds the field and gives it its context. */
function placeOf(field: CapturedNode): CapturedNode | null {
  const place = closest(
    field,
    ({ tag, attributes }) =>
      /^(form|fieldset|tr|li|section|article|dialog|table)$/.test(tag) ||
      attributes.has('aria-labelledby') ||
      /^(group|row|listitem|dialog|region)$/.test(attributes.get('role') ?? ''),
  );
  if (field.attributes.has('aria-describedby')) return null;
  return place?.tag === 'form' ? place : null;
}
