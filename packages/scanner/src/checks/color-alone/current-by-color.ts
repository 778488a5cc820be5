import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { isDisabled, roleOf } from '../page/controls.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { innermost, type OddNodes } from './odd-choices.ts';
import { type Member, oddOnesOf } from './odd-colors.ts';

/** Elements of a set, and letters of one. */
const limits = { least: 3, most: 20, longest: 40 } as const;

/**
 * The current step, the chosen tab or the pressed button among others of its kind, where only a tint tells eyes what the code
 * tells screen readers. The link of the page that is shown may be known from its heading: that is asked.
 */
export function currentByColor({ nodes }: CapturedDocument): OddNodes[] {
  return nodes.flatMap((node): OddNodes[] => {
    if (node.kind !== 'element' || !node.box || !isCurrent(node)) return [];
    const set = setOf(node).flatMap(asMember);
    if (set.length < limits.least || set.length > limits.most) return [];
    const found = oddOnesOf(set);
    const [only, ...more] = found?.odd ?? [];
    if (!only || more.length > 0 || !isOrHolds(only.node, node)) return [];
    if (isDisabled(node) || isNamedByHeading(node, nodes)) return [];
    return [{ nodes: [node], isSure: node.attributes.get('aria-current') !== 'page' }];
  });
}

function isCurrent({ attributes }: CapturedNode): boolean {
  return ['aria-current', 'aria-selected', 'aria-pressed'].some((name) =>
    /^(?:true|step|page|date|time|location)$/.test(attributes.get(name)?.trim() ?? ''),
  );
}

/** Those beside it that are built as it is, itself or by what holds each alone. */
function setOf(node: CapturedNode): CapturedNode[] {
  const beside = alikeBeside(node);
  if (beside.length > 1) return beside;
  const { parent } = node;
  if (!parent || elementsIn(parent).length !== 1) return [];
  return alikeBeside(parent).flatMap((one) => {
    const [only, ...more] = elementsIn(one);
    return only && more.length === 0 && only.tag === node.tag ? [only] : [];
  });
}

function alikeBeside({ parent, tag, attributes }: CapturedNode): CapturedNode[] {
  return elementsIn(parent).filter(
    (one) => one.tag === tag && roleOf(one) === (attributes.get('role') ?? ''),
  );
}

function elementsIn(node: CapturedNode | null): CapturedNode[] {
  return node?.children.filter(({ kind, box }) => kind === 'element' && box) ?? [];
}

function asMember(node: CapturedNode): Member[] {
  const words = visibleWordsOf(node);
  if (words === '' || words.length > limits.longest || !isVisible(node)) return [];
  return [{ node, shown: innermost(node) }];
}

function isOrHolds(outer: CapturedNode, inner: CapturedNode): boolean {
  for (let at: CapturedNode | null = inner; at; at = at.parent) if (at === outer) return true;
  return false;
}

/** A heading says the same, so eyes learn there what is shown. */
function isNamedByHeading(node: CapturedNode, nodes: readonly CapturedNode[]): boolean {
  const words = lettersOf(node);
  return nodes.some(
    (one) =>
      (/^(?:h[1-6]|legend|caption)$/.test(one.tag) || roleOf(one) === 'heading') &&
      isVisible(one) &&
      !isOrHolds(one, node) &&
      (lettersOf(one) === words || /\p{L}/u.test(words) === false),
  );
}

function lettersOf(node: CapturedNode): string {
  return visibleWordsOf(node)
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}
