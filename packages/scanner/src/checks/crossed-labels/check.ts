import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closedAtFirst, closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { closest, isDisabled, isTextField } from '../page/controls.ts';
import { byIds } from '../page/label-of.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/** WCAG 2.2, 1.3.1: are labels tied to the fields that they stand at, and not to each other's? */
export const crossedLabelsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'crossed-labels',
  name: 'Labels tied to each other’s fields',
  async applicability(capture) {
    const labels = capture.documents.flatMap((document) => [...placedIn(document).keys()]);
    const viewOf = labels.some(({ box }) => !box) ? await closedViewsOf(capture) : () => null;
    return labels.filter((label) =>
      label.box ? isVisible(label) : !isHiddenItself(label) && viewOf(label) !== null,
    );
  },
  expectation: async (_, labels) =>
    labels.map((node) => {
      const placed = placedIn(node.document);
      const own = placed.get(node);
      const other = [...placed].find(
        ([label, { beside }]) => label !== node && beside === own?.named,
      );
      const isCrossed =
        own !== undefined &&
        other !== undefined &&
        own.named !== own.beside &&
        other[1].named === own.beside &&
        wordsOfLabel(node) !== wordsOfLabel(other[0]);
      if (!isCrossed) return { outcome: 'passed' };
      const failureSummary = `The label ${quote(wordsOfLabel(node))} stands at one field and is tied to another, which stands at ${quote(wordsOfLabel(other[0]))}, and the other way round.${node.box ? '' : ` ${closedAtFirst}`}`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

interface Placed {
  /** The field that the label names by its id. */
  named: CapturedNode;
  /** The only field of what the label is the only label in. */
  beside: CapturedNode;
}

const known = new WeakMap<CapturedDocument, ReadonlyMap<CapturedNode, Placed>>();

/** Labels that stand at one field and no other, by what holds both. */
function placedIn(document: CapturedDocument): ReadonlyMap<CapturedNode, Placed> {
  const found = known.get(document);
  if (found) return found;
  const placed = new Map<CapturedNode, Placed>();
  for (const label of document.nodes) {
    if (label.tag !== 'label' || wordsOfLabel(label) === '') continue;
    const [named] = byIds(label, label.attributes.get('for'));
    const beside = fieldBeside(label);
    if (named && beside && isField(named) && formOf(named) === formOf(beside))
      placed.set(label, { named, beside });
  }
  known.set(document, placed);
  return placed;
}

/** How many elements around a label are looked at: its line, or the cell beside its own. */
const mostAround = 2;

function fieldBeside(label: CapturedNode): CapturedNode | null {
  let around = label.parent;
  for (let at = 0; around && at < mostAround; at += 1) {
    const inside = [...flatDescendants(around)];
    const fields = inside.filter(isField);
    if (fields.length > 0) {
      const isAlone =
        fields.length === 1 && inside.filter(({ tag }) => tag === 'label').length === 1;
      return isAlone ? (fields[0] ?? null) : null;
    }
    around = around.parent;
  }
  return null;
}

function isField(node: CapturedNode): boolean {
  return (isTextField(node) || node.tag === 'select') && !isDisabled(node);
}

function formOf(node: CapturedNode): CapturedNode | null {
  return closest(node, ({ tag }) => tag === 'form');
}

function wordsOfLabel(label: CapturedNode): string {
  return allWordsOf(label).replace(/\s+/g, ' ').trim();
}
