import { countOf } from '@curbcut/model/text';
import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, isDialog, isTabStop, roleOf } from '../page/controls.ts';
import { labelOf } from '../page/label-of.ts';
import { called, wordsOf } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.3 (F44): does a positive tabindex tear the stops of a form apart? */
export const tabindexOrderCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'tabindex-order',
  name: 'Order of forms with a positive tabindex',
  applicability: async ({ documents }) => documents.flatMap(formsWithOrder),
  expectation: async (_, forms) =>
    forms.map((form) => {
      const order = tabOrder(form.document);
      const own = order.filter((stop) => isIn(stop, form));
      const torn = leftBetween(order, own);
      if (!torn) return { outcome: 'passed' };
      const { before, after, others } = torn;
      const failureSummary = `After ${nameOf(before)} Tab leaves this form for ${countOf(others, 'other stop')} of the page, and comes back to ${nameOf(after)} only then: a tabindex above 0 puts some of its stops before all others.`;
      const ahead = own.filter((stop) => indexOf(stop) > 0);
      return { outcome: 'failed', nodes: ahead.map((node) => ({ node, failureSummary })) };
    }),
};

function formsWithOrder({ nodes }: CapturedDocument): CapturedNode[] {
  const ordered = nodes.filter((node) => indexOf(node) > 0 && isStop(node));
  if (ordered.length === 0) return [];
  const forms = new Set(ordered.flatMap((stop) => closest(stop, isForm) ?? []));
  const stops = nodes.filter(isStop);
  return [...forms].filter((form) => stops.filter((stop) => isIn(stop, form)).length > 1);
}

function isForm(node: CapturedNode): boolean {
  return node.tag === 'form' || /^(form|search)$/.test(roleOf(node)) || isDialog(node);
}

function isIn(node: CapturedNode, form: CapturedNode): boolean {
  return closest(node, (around) => around === form) !== null;
}

function isStop(node: CapturedNode): boolean {
  return node.kind === 'element' && isTabStop(node) && isVisible(node);
}

function indexOf({ attributes }: CapturedNode): number {
  return Number.parseInt(attributes.get('tabindex') ?? '', 10) || 0;
}

/** All stops of a document as Tab leads through them. */
function tabOrder({ nodes }: CapturedDocument): CapturedNode[] {
  const place = (node: CapturedNode) => indexOf(node) || Infinity;
  return nodes.filter(isStop).toSorted((one, other) => {
    const [first, second] = [place(one), place(other)];
    return first === second ? 0 : first - second;
  });
}

/** Where Tab leaves some stops before it has been on all of them; null where it does not. */
function leftBetween(
  order: readonly CapturedNode[],
  own: readonly CapturedNode[],
): { before: CapturedNode; after: CapturedNode; others: number } | null {
  for (const [at, after] of own.entries()) {
    const before = own[at - 1];
    const others = before ? order.indexOf(after) - order.indexOf(before) - 1 : 0;
    if (before && others > 0) return { before, after, others };
  }
  return null;
}

function nameOf(node: CapturedNode): string {
  return called(labelOf(node) || wordsOf(node));
}
