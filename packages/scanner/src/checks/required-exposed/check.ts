import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isDisabled, isHiddenByAttribute, isTextField } from '../page/controls.ts';
import { labelOf, labelsOf } from '../page/label-of.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { unexplainedStars } from './unexplained-stars.ts';

/** WCAG 2.2, 1.3.1 and 3.3.2: is a field that a star calls required, required in the code or in words too? */
export const requiredExposedCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'required-exposed',
  name: 'Required fields',
  applicability: async (capture) => [
    ...new Set([...starredFields(capture), ...capture.documents.flatMap(unexplainedStars)]),
  ],
  expectation: async (_, fields) =>
    fields.map((node) => {
      if (starOf(node) === null) {
        const failureSummary = `Nothing on the page says what the star in ${quote(labelOf(node))} stands for, and the field has neither required nor aria-required.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      if (isTold(node)) return { outcome: 'passed' };
      const failureSummary = `The star beside ${quote(labelOf(node))} is kept from assistive technology, and the field has neither required nor aria-required.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function starredFields({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        (isTextField(node) || node.tag === 'select') &&
        !isDisabled(node) &&
        !node.attributes.has('readonly') &&
        isVisible(node) &&
        starOf(node) !== null,
    ),
  );
}

/** A star that only eyes get, in the label of a field or right after it. */
function starOf(field: CapturedNode): CapturedNode | null {
  for (const label of labelsOf(field)) {
    const inside = [...flatDescendants(label)].find((node) => isStar(node) && isVisible(node));
    if (inside) return isHiddenByAttribute(inside) ? inside : null;
    const siblings = (label.parent?.children ?? []).filter(({ kind }) => kind === 'element');
    const after = siblings[siblings.indexOf(label) + 1];
    if (after && isStar(after) && isVisible(after)) return after;
  }
  return null;
}

function isStar(node: CapturedNode): boolean {
  return node.kind === 'element' && /^[*∗＊✱]$/.test(wordsOf(node)) && node.tag !== 'label';
}

function isTold(field: CapturedNode): boolean {
  const { attributes, document } = field;
  if (attributes.has('required') || attributes.get('aria-required') === 'true') return true;
  const described = attributes.get('aria-describedby')?.split(/\s+/) ?? [];
  const star = starOf(field);
  if (star && closest(star, (around) => described.includes(around.attributes.get('id') ?? '')))
    return true;
  // Words for screen readers say it too: in the label, or in what the field names as its description.
  const said = [
    ...labelsOf(field),
    ...document.nodes.filter((node) => described.includes(node.attributes.get('id') ?? '')),
  ];
  return (
    said.some((node) => findIn(node, ({ text }) => required.test(text)) !== null) ||
    required.test(
      `${attributes.get('aria-label') ?? ''} ${attributes.get('placeholder') ?? ''} ${attributes.get('title') ?? ''}`,
    )
  );
}

const required =
  /required|mandatory|pflicht|erforderlich|notwendig|obligatoire|requis|obligatori[oa]|requerid[oa]|necesari[oa]|verplicht|richiesto/i;
