import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { plain } from '../meaningless-words.ts';
import { closest, isDisabled, roleOf } from '../page/controls.ts';
import { wordsOf } from '../page/words-of.ts';

/** From so many on it is a person's question whether buttons of one general name are told apart; in a row so many signs are no pictures. */
const buttonThresholds = { alike: 3, most: 2_000, inRow: 3 } as const;

/** Buttons that are drawn and that words of the author name. */
export function buttonsOf({ documents }: PageCapture): CapturedNode[] {
  return documents
    .flatMap(({ nodes }) =>
      nodes.filter(
        (node) => isButton(node) && !isDisabled(node) && isVisible(node) && nameOf(node) !== '',
      ),
    )
    .slice(0, buttonThresholds.most);
}

export function isButton(node: CapturedNode): boolean {
  const { tag, attributes } = node;
  const role = roleOf(node);
  if (role) return role === 'button';
  const type = attributes.get('type')?.trim().toLowerCase() ?? '';
  return tag === 'button' || (tag === 'input' && /^(button|image|reset|submit)$/.test(type));
}

/** What names a button, in the order in which the browser looks for it; empty where other elements are named. */
export function nameOf(node: CapturedNode): string {
  const { tag, attributes } = node;
  if (attributes.get('aria-labelledby')?.trim()) return '';
  const own = attributes.get('aria-label')?.trim();
  if (own) return own;
  if (tag === 'input') return (attributes.get('alt') ?? attributes.get('value') ?? '').trim();
  return wordsOf(node) || (attributes.get('title')?.trim() ?? '');
}

/** Names in code: “chevron_left”, “btn-close”, “iconSearch”. */
const codeName =
  /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$|^(?:btn|button|fa|fas|ic|icon|img|lbl|mdi|svg)[-_][a-z0-9_-]+$|^(?:btn|icon|img)[A-Z]\w+$/;

/** Buttons without words to see whose name is that of an icon or of an element in the code, given to them or as letters of an icon font. */
export function namedByCode(buttons: readonly CapturedNode[]): CapturedNode[] {
  return buttons.filter(
    (node) => codeName.test(nameOf(node)) && (!showsWords(node) || showsIconFont(node)),
  );
}

function showsWords(button: CapturedNode): boolean {
  return /\p{L}{2}/u.test(drawnWords(button));
}

function showsIconFont(button: CapturedNode): boolean {
  return [...flatDescendants(button)]
    .filter(({ kind, box, text }) => kind === 'text' && box !== null && text.trim() !== '')
    .every(({ parent }) =>
      /icon|symbol/i.test(
        `${parent?.attributes.get('class') ?? ''} ${parent?.style?.['font-family'] ?? ''} ${parent?.tag ?? ''}`,
      ),
    );
}

/** Buttons that show different signs in one item, or right beside each other, and have one name for them. */
export function differentWithOneName(buttons: readonly CapturedNode[]): ReadonlySet<CapturedNode> {
  const named = buttons.filter((node) => node.attributes.get('aria-label')?.trim());
  const inItem = [...Map.groupBy(named, itemOf)].flatMap(([item, same]) =>
    item === null ? [] : [same],
  );
  // More of them may be pictures to choose from.
  const inRow = [...Map.groupBy(named, ({ parent }) => parent).values()].map((row) =>
    row.filter((node) => /\S/.test(signOf(node))),
  );
  return new Set([
    ...inItem.flatMap((group) => alikeIn(group, buttonThresholds.most)),
    ...inRow.flatMap((group) => alikeIn(group, buttonThresholds.inRow)),
  ]);
}

/** Of some buttons those that have one name, at most so many, and all show different signs. */
function alikeIn(buttons: readonly CapturedNode[], most: number): CapturedNode[] {
  return [...Map.groupBy(buttons, (node) => plain(nameOf(node))).values()]
    .filter(
      (same) =>
        same.length > 1 && same.length <= most && new Set(same.map(signOf)).size === same.length,
    )
    .flat();
}

/** Buttons that show no words, whose one general name stands on several of them in different items. */
export function alikeInItems(buttons: readonly CapturedNode[]): ReadonlySet<CapturedNode> {
  const general = buttons.filter(
    (node) => generalNames.has(plain(nameOf(node))) && !/\p{L}{2}/u.test(drawnWords(node)),
  );
  return new Set(
    [...Map.groupBy(general, (node) => plain(nameOf(node))).values()]
      .filter((same) => new Set(same.map(itemOf)).size >= buttonThresholds.alike)
      .flat(),
  );
}

const generalNames = new Set(
  [
    'action, actions, change, choose, edit, menu, more, more actions, more options, open, open menu, options, select, settings, show, toggle, toggle menu',
    'aktion, aktionen, auswählen, bearbeiten, einstellungen, mehr, mehr optionen, menü, öffnen, optionen, weitere aktionen, ändern',
    'changer, choisir, modifier, ouvrir, plus, plus d’options, plus d options, réglages',
    'abrir, acciones, cambiar, editar, elegir, más, más opciones, menú, opciones',
  ].flatMap((line) => line.split(', ')),
);

/** The nearest list item, row, card or group around a button. */
function itemOf(button: CapturedNode): CapturedNode | null {
  return closest(
    button,
    (node) =>
      /^(li|tr|article|fieldset|figure)$/.test(node.tag) ||
      /^(listitem|row|group|article|gridcell|option)$/.test(roleOf(node)),
  );
}

/** Words that are drawn, not those of pictures. */
function drawnWords(button: CapturedNode): string {
  return [...flatDescendants(button)]
    .map(({ kind, box, text }) => (kind === 'text' && box ? text : ''))
    .join('');
}

/** What a button shows instead of words, for comparing; of one that shows nothing, the button itself. */
function signOf(button: CapturedNode): string {
  const signs = [...flatDescendants(button)].map(({ kind, box, text, tag, attributes }) => {
    if (kind === 'text') return box ? text.trim() : '';
    return tag === 'path' || tag === 'use' || tag === 'img'
      ? `${attributes.get('d') ?? ''}${attributes.get('href') ?? ''}${attributes.get('src') ?? ''}`
      : '';
  });
  return signs.join('');
}
