import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { closest, findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { byIds, labelOf } from '../page/label-of.ts';
import { dateParts, isDescribed } from './date-parts.ts';
import { closedAtFirst, closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { allWordsOf, ownWordsOf, quote, wordsOf } from '../page/words-of.ts';

/** Longer than this in characters it is a text, and no question. */
const thresholds = { captionLength: 120 } as const;

/** WCAG 2.2, 1.3.1: is the question over several radio buttons or check boxes tied to them as the name of a group? */
export const groupNameCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'group-name',
  name: 'Names of groups of fields',
  applicability: async (capture) => [
    ...(await choicesOf(capture)).keys(),
    ...dateParts(capture).keys(),
    ...emptyLegends(capture),
    ...namelessGroups(capture),
  ],
  async expectation(capture, targets) {
    const choices = await choicesOf(capture);
    const dates = dateParts(capture);
    const nameless = new Set(namelessGroups(capture));
    return targets.map((node) => {
      const parts = dates.get(node);
      if (parts) return judgeDate(node, parts);
      const group = choices.get(node);
      if (!group) {
        const failureSummary =
          node.tag === 'fieldset'
            ? 'The legend of this group of fields is empty, so that the group has no name.'
            : `The group of radio buttons has no name: ${node.attributes.get('aria-labelledby')?.trim() ? 'aria-labelledby names no element that is there' : 'neither aria-label nor aria-labelledby gives it one'}, and no group with a name is around it.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      // Where they stand in a group that says so, its name is what is missing.
      const isToldAtGroup = closest(node, (around) => nameless.has(around)) !== null;
      if (isToldAtGroup || group.every(hasNamedGroup)) return { outcome: 'passed' };
      const caption = captionOf(group);
      const kind =
        node.attributes.get('type')?.toLowerCase() === 'radio' ? 'radio buttons' : 'check boxes';
      const box = closest(node, ({ tag }) => tag === 'fieldset');
      if (box && isNamelessBoxOf(box, group)) {
        const question = caption === null ? '' : ` ${quote(caption)} stands there as plain text.`;
        const failureSummary = `The fieldset around ${group.length} ${kind} has no legend, so the group has no name.${question}${node.box ? '' : ` ${closedAtFirst}`}`;
        return { outcome: 'failed', nodes: [{ node: box, failureSummary }] };
      }
      if (caption === null) return { outcome: 'passed' };
      const failureSummary = `${quote(caption)} stands over ${group.length} ${kind} and is not tied to them: they are in no fieldset with a legend, and in no group with a name.${node.box ? '' : ` ${closedAtFirst}`}`;
      return {
        outcome: kind === 'radio buttons' ? 'failed' : 'needs-review',
        nodes: [{ node, failureSummary }],
      };
    });
  },
};

const known = new WeakMap<PageCapture, Promise<Map<CapturedNode, CapturedNode[]>>>();

/** Fields that are answers to one question, by the first of them. */
function choicesOf(capture: PageCapture): Promise<Map<CapturedNode, CapturedNode[]>> {
  const found = known.get(capture) ?? findChoices(capture);
  known.set(capture, found);
  return found;
}

async function findChoices(capture: PageCapture): Promise<Map<CapturedNode, CapturedNode[]>> {
  const groups = new Map<CapturedNode, CapturedNode[]>();
  for (const { nodes } of capture.documents) {
    const choices = nodes.filter(isChoice);
    const viewOf = choices.some(({ box }) => !box) ? await closedViewsOf(capture) : () => null;
    const fields = choices.filter(
      (node) => isShown(node) || (!node.box && !isHiddenItself(node) && viewOf(node) !== null),
    );
    const byQuestion = Map.groupBy(
      fields,
      (node) => `${node.attributes.get('type')} ${node.attributes.get('name')}`,
    );
    for (const [question, group] of byQuestion)
      if (group.length >= (question.toLowerCase().startsWith('radio') ? 2 : 3))
        groups.set(group[0] as CapturedNode, group);
  }
  return groups;
}

function isChoice({ tag, attributes }: CapturedNode): boolean {
  return (
    tag === 'input' &&
    /^(radio|checkbox)$/i.test(attributes.get('type') ?? '') &&
    Boolean(attributes.get('name'))
  );
}

/** Often the field itself is transparent, and its label is drawn. */
function isShown(node: CapturedNode): boolean {
  return isVisible(node) || (node.parent !== null && isVisible(node.parent));
}

function emptyLegends({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => {
      if (node.tag !== 'fieldset' || !node.box || hasOwnName(node)) return false;
      const legend = node.children.find(({ tag }) => tag === 'legend');
      return (
        legend !== undefined &&
        wordsOf(legend) === '' &&
        !findIn(legend, ({ tag }) => tag === 'img' || tag === 'svg')
      );
    }),
  );
}

/** Groups that say that they are groups of radio buttons, which have to have a name in ARIA. */
function namelessGroups({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        roleOf(node) === 'radiogroup' &&
        isVisible(node) &&
        !isHiddenByAttribute(node) &&
        !isNamedByWords(node) &&
        !(node.parent && closest(node.parent, isNamedGroup)) &&
        [...flatDescendants(node)].filter(isRadio).length > 1,
    ),
  );
}

/** A fieldset that is there for these fields alone, with neither a legend nor a heading of its own. */
function isNamelessBoxOf(box: CapturedNode, group: readonly CapturedNode[]): boolean {
  if (isNamedGroup(box) || box.children.some(({ tag }) => tag === 'legend')) return false;
  if (findIn(box, ({ tag }) => /^h[1-6]$/.test(tag))) return false;
  const fields = [...flatDescendants(box)].filter(
    ({ tag, attributes }) =>
      /^(input|select|textarea|button)$/.test(tag) && attributes.get('type') !== 'hidden',
  );
  return fields.length === group.length && fields.every((field) => group.includes(field));
}

function isRadio(node: CapturedNode): boolean {
  return (
    roleOf(node) === 'radio' ||
    (node.tag === 'input' && node.attributes.get('type')?.toLowerCase() === 'radio')
  );
}

function isNamedByWords(node: CapturedNode): boolean {
  const { attributes } = node;
  return (
    Boolean(attributes.get('aria-label')?.trim() || attributes.get('title')?.trim()) ||
    byIds(node, attributes.get('aria-labelledby')).some((one) => allWordsOf(one) !== '') ||
    (node.tag === 'fieldset' && isNamedGroup(node))
  );
}

function judgeDate(
  node: CapturedNode,
  parts: readonly CapturedNode[],
): TargetOutcome<CapturedFinding> {
  const caption = parts.every(hasNamedGroup) || parts.some(isDescribed) ? null : dateCaption(parts);
  if (caption === null) return { outcome: 'passed' };
  const labels = parts.map(labelOf).map(quote).join(', ');
  const failureSummary = `${quote(caption)} stands over the fields ${labels} and is not tied to them: they are in no fieldset with a legend, and in no group with a name.`;
  return { outcome: 'failed', nodes: [{ node, failureSummary }] };
}

function hasNamedGroup(field: CapturedNode): boolean {
  return closest(field, isNamedGroup) !== null;
}

function isNamedGroup(node: CapturedNode): boolean {
  const isGroup = node.tag === 'fieldset' || groupRoles.has(roleOf(node));
  if (!isGroup) return false;
  return (
    hasOwnName(node) ||
    (node.tag === 'fieldset' &&
      node.children.some((child) => child.tag === 'legend' && ownWordsOf(child) !== ''))
  );
}

const groupRoles = new Set([
  'group',
  'radiogroup',
  'listbox',
  'menu',
  'toolbar',
  'table',
  'grid',
  'row',
]);

function hasOwnName({ attributes }: CapturedNode): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => attributes.get(name)?.trim());
}

/** Short words in sight before the first of the fields, in what holds them all or right before it; null where there are none. */
function captionOf(group: readonly CapturedNode[]): string | null {
  const first = group[0] as CapturedNode;
  const holder = closest(
    first,
    (around) =>
      around.kind === 'element' &&
      group.every((field) => field === around || isInside(field, around)) &&
      around !== first,
  );
  if (!holder) return null;
  const own = wordsBefore(holder, first);
  if (own !== null) return own;
  const before = previousOf(holder);
  return before && isCaption(before) ? ownWordsOf(before) : null;
}

/** The same of the parts of a date, whose hint may stand between the question and the fields. */
function dateCaption(parts: readonly CapturedNode[]): string | null {
  const [first] = parts;
  let holder = first ?? null;
  while (holder && !parts.every((one) => one !== holder && isInside(one, holder as CapturedNode)))
    holder = holder.parent;
  if (!holder || !first) return null;
  const own = wordsBefore(holder, first);
  if (own !== null) return own;
  let caption: string | null = null;
  for (let at = previousOf(holder); at && isCaption(at); at = previousOf(at))
    caption = ownWordsOf(at);
  return caption;
}

function wordsBefore(holder: CapturedNode, first: CapturedNode): string | null {
  for (const child of holder.children) {
    if (child === first || isInside(first, child)) return null;
    if (child.tag !== 'label' && isCaption(child)) return ownWordsOf(child);
  }
  return null;
}

function isCaption(node: CapturedNode): boolean {
  if (
    /^h[1-6]$|^(label|legend|input|button|select|textarea|ul|ol|table|form|fieldset|nav|header)$/.test(
      node.tag,
    )
  )
    return false;
  if (!node.box && isHiddenItself(node)) return false;
  const words = ownWordsOf(node);
  if (words.length < 2 || words.length > thresholds.captionLength || !/\p{L}{2}/u.test(words))
    return false;
  return !findIn(node, ({ tag }) => /^(input|select|textarea|button|a|label|p|h[1-6])$/.test(tag));
}

function previousOf(node: CapturedNode): CapturedNode | null {
  const all = (node.parent?.children ?? []).filter(
    ({ kind, box }) => kind === 'element' && Boolean(box) === Boolean(node.box),
  );
  return all[all.indexOf(node) - 1] ?? null;
}

function isInside(node: CapturedNode, around: CapturedNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (at === around) return true;
  return false;
}
