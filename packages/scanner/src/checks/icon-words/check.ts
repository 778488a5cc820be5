import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closest, findIn, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';

/** An icon is no larger than this in CSS pixels. So many figures with different icons stand in one list, and so many controls that are figures are those of pages or days. */
const thresholds = { largest: 64, figures: 2, counted: 3 } as const;

/** WCAG 2.2, 1.1.1: do words say what an icon says, where a text is cut short without it? */
export const iconWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'icon-words',
  name: 'Icons that say something',
  applicability: async (capture) => [...iconsOf(capture).keys()],
  expectation: async (capture, icons) =>
    icons.map((node) => {
      const missing = iconsOf(capture).get(node);
      return missing === undefined
        ? { outcome: 'passed' }
        : { outcome: 'failed', nodes: [{ node, failureSummary: missing }] };
    }),
};

const known = new WeakMap<PageCapture, Map<CapturedNode, string | undefined>>();

/** Icons without a text alternative outside of controls, with what is missing where something is. */
function iconsOf(capture: PageCapture): Map<CapturedNode, string | undefined> {
  const found = known.get(capture);
  if (found) return found;
  const icons = new Map<CapturedNode, string | undefined>();
  for (const { nodes } of capture.documents) {
    const all = nodes.filter(
      (node) => isIcon(node) && isVisible(node) && !closest(node, isNamedAround),
    );
    const figures = figuresOf(all);
    for (const [icon, missing] of besideFigures(nodes)) icons.set(icon, missing);
    for (const icon of all) icons.set(icon, afterColon(icon) ?? inCell(icon) ?? figures.get(icon));
  }
  known.set(capture, icons);
  return icons;
}

function isIcon(node: CapturedNode): boolean {
  const { kind, tag, box, attributes } = node;
  if (
    kind !== 'element' ||
    !box ||
    box.width > thresholds.largest ||
    box.height > thresholds.largest
  )
    return false;
  if (['aria-label', 'aria-labelledby', 'title'].some((name) => attributes.get(name)?.trim()))
    return false;
  if (tag === 'svg') return !findIn(node, (inner) => /^(title|desc|text)$/.test(inner.tag));
  if (tag === 'img')
    return attributes.get('alt') === '' || /^(presentation|none)$/.test(roleOf(node));
  return (tag === 'i' || tag === 'span') && isGlyph(node);
}

/** An icon font: nothing but a character of private use before the element. */
function isGlyph(node: CapturedNode): boolean {
  const [only, ...more] = node.children;
  return (
    only?.kind === 'pseudo-element' &&
    more.length === 0 &&
    /^["'][\uE000-\uF8FF]["']$/.test(only.style?.content ?? '')
  );
}

function isNamedAround(node: CapturedNode): boolean {
  return /^(a|button|summary|label|select|svg|nav|figure)$/.test(node.tag) &&
    node.kind === 'element'
    ? node.tag !== 'svg' || node.attributes.has('aria-label') || isInSvg(node)
    : /^(img|button|link|tab|menuitem|option|switch|checkbox|radio|progressbar|meter|slider)$/.test(
        roleOf(node),
      ) ||
        (node.attributes.has('aria-label') &&
          node.tag !== 'section' &&
          node.tag !== 'main' &&
          node.tag !== 'aside') ||
        node.attributes.has('title');
}

function isInSvg(node: CapturedNode): boolean {
  return node.parent !== null && closest(node.parent, ({ tag }) => tag === 'svg') !== null;
}

/** “Since last month:” and an arrow. */
function afterColon(icon: CapturedNode): string | undefined {
  const { parent } = icon;
  if (!parent || !/^(p|li|dd|td|div|span)$/.test(parent.tag)) return undefined;
  const own = parent.children.filter(
    ({ kind, text }) => kind === 'element' || (kind === 'text' && text.trim() !== ''),
  );
  const at = own.indexOf(icon);
  const words = wordsOf(parent);
  const before = own[at - 1];
  if (at < 1 || at !== own.length - 1 || !before || !/\p{L}{2}[^:：]*[:：]$/u.test(words))
    return undefined;
  if (!/[:：]$/.test((before.kind === 'text' ? before.text : wordsOf(before)).trim()))
    return undefined;
  // Words that follow on the same line, or under it, may be what the colon announces.
  if (parent.tag === 'span' || nextWords(parent)) return undefined;
  return `The icon after ${quote(words)} is all that tells the answer, and it has no text alternative.`;
}

/** Whether something with words follows in the same block. */
function nextWords(node: CapturedNode): boolean {
  const siblings = node.parent ? node.parent.children : [];
  const next = siblings
    .slice(siblings.indexOf(node) + 1)
    .find((one) => (one.kind === 'element' && one.box) || (one.kind === 'text' && one.text.trim()));
  return next !== undefined && node.tag !== 'td' && node.tag !== 'li' && node.tag !== 'dd';
}

/** A value of a table that is only an icon, under or beside a header. */
function inCell(icon: CapturedNode): string | undefined {
  const cell = closest(icon, ({ tag }) => tag === 'td');
  const row = cell?.parent;
  const table = cell ? closest(cell, ({ tag }) => tag === 'table') : null;
  if (!cell || !row || !table || roleOf(table) !== '' || allWordsOf(cell) !== '') return undefined;
  if (
    findIn(
      cell,
      ({ tag, attributes }) =>
        /^(a|button|input|select)$/.test(tag) || attributes.has('aria-label'),
    )
  )
    return undefined;
  const header = row.children.find(({ tag }) => tag === 'th');
  const heads = table.children.find(({ tag }) => tag === 'thead');
  if (!heads || !header || row.children.indexOf(cell) < 1) return undefined;
  return `This icon is the value of ${quote(wordsOf(header))} in a table, and it has no text alternative.`;
}

/** Figures in one list, each with an icon of its own that alone says what is counted. */
function figuresOf(icons: readonly CapturedNode[]): Map<CapturedNode, string> {
  const holders = icons.flatMap((icon) => {
    const holder = icon.parent;
    return holder && holder.parent && isCount(holder)
      ? [{ icon, holder, list: holder.parent }]
      : [];
  });
  const missing = new Map<CapturedNode, string>();
  for (const group of Map.groupBy(holders, ({ list }) => list).values()) {
    const drawings = new Set(group.map(({ icon }) => drawingOf(icon)));
    if (group.length < thresholds.figures || drawings.size < group.length) continue;
    for (const { icon, holder } of group)
      missing.set(
        icon,
        `Only this icon tells what the figure ${quote(wordsOf(holder))} counts, and it has no text alternative.`,
      );
  }
  return missing;
}

function isCount(holder: CapturedNode): boolean {
  return (
    /^\d{1,4}$/.test(allWordsOf(holder)) &&
    /^(li|span|div|p|td|dd)$/.test(holder.tag) &&
    holder.children.filter(({ kind }) => kind === 'element').length <= 2 &&
    !isHiddenByAttribute(holder)
  );
}

/** Icons of controls that have nothing but a figure for their name, as a bell or a basket with how much is in it. */
function besideFigures(nodes: readonly CapturedNode[]): Map<CapturedNode, string | undefined> {
  const counted = nodes.filter(isFigureControl);
  const found = new Map<CapturedNode, string | undefined>();
  for (const control of counted) {
    const list = control.parent?.parent ?? control.parent;
    const isOneOfMany =
      counted.filter((one) => list && closest(one, (around) => around === list)).length >=
        thresholds.counted || closest(control, ({ tag }) => tag === 'table') !== null;
    const icon = findIn(control, (inner) => isIcon(inner) && isVisible(inner));
    if (isOneOfMany || !icon) continue;
    found.set(
      icon,
      `Only this icon tells what the control is for that is called ${quote(allWordsOf(control))}, and it has no text alternative.`,
    );
  }
  return found;
}

function isFigureControl(node: CapturedNode): boolean {
  const { kind, tag, attributes } = node;
  const isControl =
    (tag === 'a' && attributes.has('href')) ||
    tag === 'button' ||
    /^(button|link)$/.test(roleOf(node));
  if (kind !== 'element' || !isControl || !isVisible(node) || isHiddenByAttribute(node))
    return false;
  if (findIn(node, isNamedInside)) return false;
  return (
    !['aria-label', 'aria-labelledby', 'title'].some((name) => attributes.get(name)?.trim()) &&
    // Longer ones may be years, and numbers to call say what they are.
    /^\d{1,3}\+?$/.test(allWordsOf(node)) &&
    !/^(tel|sms):/i.test(attributes.get('href')?.trim() ?? '')
  );
}

function isNamedInside({ tag, attributes }: CapturedNode): boolean {
  return (
    ['aria-label', 'aria-labelledby', 'title'].some((name) => attributes.get(name)?.trim()) ||
    (tag === 'img' && Boolean(attributes.get('alt')?.trim())) ||
    /^(title|desc|input|slot)$/.test(tag) ||
    tag.includes('-')
  );
}

/** What tells one icon from another. */
function drawingOf(icon: CapturedNode): string {
  const parts = [icon, ...icon.children].map(({ attributes }) =>
    ['class', 'd', 'href', 'xlink:href', 'src', 'points']
      .map((name) => attributes.get(name) ?? '')
      .join(' '),
  );
  return parts.join('|');
}
