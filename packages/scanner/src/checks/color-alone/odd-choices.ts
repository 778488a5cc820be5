import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { closest, findIn, isDisabled, roleOf } from '../page/controls.ts';
import { labelsOf } from '../page/label-of.ts';
import { visibleWordsOf } from '../page/visible-words.ts';
import { type Member, oddOnesOf } from './odd-colors.ts';
import { stateOf } from './state-names.ts';

/** Letters of a short choice, as a size, a seat or a time; words of one with a label; and choices of a set. */
const limits = { short: 6, words: 3, most: 120 } as const;

export interface OddNodes {
  nodes: CapturedNode[];
  /** The code calls them by a state, which the page does not tell. */
  isSure: boolean;
}

/**
 * Choices of one kind, such as sizes, seats or times, of which some have another tint, as those that are sold out: neither the
 * chosen one, nor where a word or anything else that is seen tells the same.
 */
export function oddChoices(document: CapturedDocument): OddNodes[] {
  const found = known.get(document) ?? find(document);
  known.set(document, found);
  return found;
}

const known = new WeakMap<CapturedDocument, OddNodes[]>();

function find({ nodes }: CapturedDocument): OddNodes[] {
  const choices = nodes.flatMap(asChoice);
  const sets = Map.groupBy(choices, ({ node }) => setOf(node));
  return [...sets.values()].flatMap((set): OddNodes[] => {
    if (set.length > limits.most) return [];
    const found = oddOnesOf(set.filter(({ node }) => !isChosen(node)));
    if (!found) return [];
    const [odd, others] = [found.odd, found.others].map((all) => all.map(({ node }) => node));
    if (!odd || !others || odd.some((node) => saysMore(node, others))) return [];
    const isSure = odd.every((node) => stateOf(node, others) !== null);
    return [{ nodes: odd, isSure }];
  });
}

function asChoice(node: CapturedNode): Member[] {
  if (node.kind !== 'element' || !node.box || !node.style) return [];
  if (!/^(button|label)$/.test(node.tag) && !options.test(roleOf(node))) return [];
  const words = visibleWordsOf(node);
  if (words === '' || words.split(' ').length > limits.words) return [];
  const isShort = words.length <= limits.short;
  const isChoice =
    (isLabel(node) || (isShort && (node.tag === 'button' || options.test(roleOf(node))))) &&
    !isDisabled(node) &&
    node.attributes.get('aria-disabled') !== 'true' &&
    isVisible(node);
  return isChoice ? [{ node, shown: innermost(node) }] : [];
}

const options = /^(radio|option|gridcell|checkbox)$/;

/** The label of a radio button or a checkbox that can be chosen. */
function isLabel(node: CapturedNode): boolean {
  if (node.tag !== 'label') return false;
  const field = fieldOf(node);
  return field !== null && !isDisabled(field);
}

function fieldOf(label: CapturedNode): CapturedNode | null {
  const isField = (one: CapturedNode) =>
    one.tag === 'input' && /^(radio|checkbox)$/i.test(one.attributes.get('type') ?? '');
  const inside = findIn(label, isField);
  if (inside) return inside;
  const around = label.parent?.children.filter(isField) ?? [];
  return around.find((one) => labelsOf(one).includes(label)) ?? null;
}

/** The innermost element that holds all words of another one. */
export function innermost(node: CapturedNode): CapturedNode {
  const own = node.children.some(({ kind, text }) => kind === 'text' && text.trim() !== '');
  const [only, ...more] = node.children.filter(
    (child) => child.kind === 'element' && visibleWordsOf(child) !== '',
  );
  return own || !only || more.length > 0 ? node : innermost(only);
}

function setOf(node: CapturedNode): CapturedNode | null {
  const list = closest(
    node,
    ({ tag, attributes }) =>
      /^(fieldset|table|ul|ol)$/.test(tag) ||
      /^(radiogroup|group|listbox|grid)$/.test(attributes.get('role') ?? ''),
  );
  return list && list !== node ? list : (node.parent ?? null);
}

function isChosen(node: CapturedNode): boolean {
  const field = fieldOf(node);
  return [node, node.parent, field].some(
    (one) =>
      one &&
      (one.attributes.has('checked') ||
        ['aria-checked', 'aria-pressed', 'aria-selected', 'aria-current'].some((name) =>
          /^(?!false$).+/.test(one.attributes.get(name) ?? 'false'),
        ) ||
        chosen.test(one.attributes.get('class') ?? '')),
  );
}

const chosen =
  /(?<![a-z])(active|checked|chosen|current|is-on|selected|today|heute|aktiv|actif|choisi|activo|elegid[oa]|sel)(?![a-z])/i;

/** A word more than any other has. */
function saysMore(node: CapturedNode, others: readonly CapturedNode[]): boolean {
  const count = (one: CapturedNode) => visibleWordsOf(one).split(' ').length;
  return others.every((other) => count(node) > count(other));
}
