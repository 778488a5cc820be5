import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { isVisible } from '../capture/visibility.ts';
import {
  closest,
  isDisabled,
  isFocusable,
  isHiddenByAttribute,
  isReachedByArrows,
  isTabStop,
  roleOf,
} from '../checks/page/controls.ts';
import { handlersOf } from '../checks/page/handlers.ts';
import { labelOf } from '../checks/page/label-of.ts';
import { wordsOf } from '../checks/page/words-of.ts';
import { hearingChanges, isChoice } from './choices.ts';
import { mouseOnly } from './mouse-only.ts';
import { routesOf } from './choose-routes.ts';
import type { PressingKey } from './control.ts';
import { speaksOfRegret } from './speaks-of-regret.ts';

/** Of controls that are written alike the first few stand for all. */
const mostAlike = 2;

/** Of what says that it shows something; what only a click works comes with it, before other buttons leave it out. */
const openingRank = 2;
const ordinaryRank = 3;
/** Of what may leave out or draw anew what others stand in, and of what leads to another view. */
const filterRank = 4;
export const lastRank = 5;

/** So many controls that the keyboard does not reach are clicked. */
const mostByMouse = 8;

/** A control that is worth pressing, before it is looked for in the live page. */
export interface Chosen {
  node: CapturedNode;
  name: string;
  key: PressingKey;
  /** Those that say that they open something come first, those that lead to another view last. */
  rank: number;
  /** A link to another address of the website, which the page may keep the browser from following. */
  isPath?: true;
}

/**
 * The controls of the page itself that a visitor may press without regret: buttons and the like that send no form, and that
 * neither in name nor in place nor in target speak of something that nobody would want done; with the keyboard, and with the
 * mouse where that does not reach them. In the order in which they are pressed.
 */
export async function chooseControls(capture: PageCapture, url: string): Promise<Chosen[]> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const candidates = top.nodes.filter(mayPress);
  const handlers = await handlersOf(capture);
  const hearsChange = await hearingChanges(capture);
  const isPath = await routesOf(capture, url);
  const alike = new Map<string, number>();
  const byMouse = mouseOnly(top, handlers, hearsChange)
    .filter((node) => !isRegrettable(node, nameOf(node)) && isFirstAlike(node))
    .slice(0, mostByMouse)
    .map((node): Chosen => ({
      node,
      name: nameOf(node),
      key: wayTo(node),
      rank: Math.min(rankOf(node), openingRank),
    }));
  const second = new Set<CapturedNode>();
  const chosen = candidates.flatMap((node) => {
    const name = nameOf(node);
    if (isRegrettable(node, name)) return [];
    const hears = handlers.of(node).some(({ type }) => pressing.test(type));
    if (isChoice(node) && !hearsChange(node)) return [];
    if (isLink(node) && !hears && !isRoute(node)) return [];
    if (!isFirstAlike(node)) return [];
    if (alike.get(kindOf(node)) !== 1) second.add(node);
    const one: Chosen = { node, name, key: keyFor(node), rank: rankOf(node) };
    return [one];
  });
  for (const node of top.nodes.filter((one) => isInUse(one) && isPath(one))) {
    const name = nameOf(node);
    if (isRegrettable(node, name) || !isFirstAlike(node, viewKindOf(node))) continue;
    chosen.push({ node, name, key: 'Enter', rank: lastRank, isPath: true });
  }
  // Another one of a making waits until one of each was pressed: more is learned of the page where time is short.
  const place = ({ node, rank }: Chosen) =>
    rank === ordinaryRank && second.has(node) ? rank + 0.5 : rank;
  return inTurns([...chosen, ...byMouse]).sort((a, b) => place(a) - place(b));

  function isFirstAlike(node: CapturedNode, kind = kindOf(node)): boolean {
    const count = alike.get(kind) ?? 0;
    alike.set(kind, count + 1);
    return count < mostAlike;
  }
}

/** Those that would be pressed if what they speak of were no regret, in the order of the page. */
export async function chooseRegretted(capture: PageCapture): Promise<CapturedNode[]> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const handlers = await handlersOf(capture);
  const hearsChange = await hearingChanges(capture);
  const isWorked = (node: CapturedNode) =>
    (!isChoice(node) || hearsChange(node)) &&
    (!isLink(node) || isRoute(node) || handlers.of(node).some(({ type }) => pressing.test(type)));
  const byKeys = top.nodes.filter((node) => mayPress(node) && isWorked(node));
  const byMouse = mouseOnly(top, handlers, hearsChange);
  return [...byKeys, ...byMouse].filter((node) => speaksOfRegret(node, nameOf(node)));
}

/** What takes the focus is pressed with the keyboard first. */
function wayTo(node: CapturedNode): PressingKey {
  return isTabStop(node) ? 'Enter' : 'click';
}

/** Of what leads to other views one from each place of the page comes first, as a menu and a list lead to different kinds. */
function inTurns(chosen: readonly Chosen[]): Chosen[] {
  const counts = new Map<string, number>();
  const turns = chosen.map((one) => {
    const place = one.rank === lastRank ? placeOf(one.node) : '';
    const turn = counts.get(place) ?? 0;
    counts.set(place, turn + 1);
    return { one, turn: one.rank === lastRank ? turn : 0 };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ one }) => one);
}

/**
 * The same of what may have come with a press. One stands for all that are written alike; `known` are the makings of which one
 * was chosen before.
 */
export function chooseInOpened(
  nodes: readonly CapturedNode[],
  known: ReadonlySet<string>,
): (Chosen & { kind: string })[] {
  const chosen = nodes.flatMap((node) => {
    if (!mayPressInOpened(node)) return [];
    const name = nameOf(node);
    if (isRegrettable(node, name) || closes.test(name)) return [];
    return [{ node, name, key: keyFor(node), rank: rankOf(node), kind: kindOf(node) }];
  });
  return chosen.filter(({ kind }) => !known.has(kind)).sort((a, b) => useful(b) - useful(a));
}

/**
 * What does something comes before what opens more, that before what turns to other entries or leaves nothing of it, and that
 * before what leads to another view.
 */
function useful({ rank, name }: Chosen): number {
  if (rank === lastRank) return -2;
  if (turns.test(name)) return -0.5;
  return empties.test(name) ? -1 : rank;
}

/** Where other days, pages or pictures come, what was chosen of the present ones is gone. */
export const turns =
  /(?<!\p{L})(next|previous|prev|nächst|vorig|vorherig|suivant|précédent|siguiente|anterior|próximo|successiv|precedent|volgende|vorige|следующ|предыдущ|التالي|السابق)/iu;

const empties =
  /(?<!\p{L})(clear|reset|empty|leeren|zurücksetz|effacer|vider|réinitialis|limpiar|vaciar|restablec|svuota|limpar|leegmaken)/iu;

/** What closes a dialog is tried where it is told how that is left. */
const closeWords =
  'close|schlie(?:ß|ss)en|fermer|cerrar|chiudi|fechar|sluiten|zamknij|закрыть|закрити|κλείσιμο|关闭|關閉|閉じる|닫기|إغلاق|סגור|סגירה';
const closes = new RegExp(
  `^(?:[×✕✖✗xX⨯]|${closeWords})(?!\\p{L})|(?<!\\p{L})(?:${closeWords})$`,
  'iu',
);

function mayPressInOpened(node: CapturedNode): boolean {
  if (node.kind !== 'element' || (isLink(node) && !isRoute(node))) return false;
  return mayPress(node);
}

/** The others that are written like one of them, on the same condition. */
export function controlsAlike(capture: PageCapture, node: CapturedNode): CapturedNode[] {
  const kind = kindOf(node);
  const alike = (capture.documents[0]?.nodes ?? []).filter(
    (one) => one !== node && mayPress(one) && kindOf(one) === kind,
  );
  return alike.filter((one) => !isRegrettable(one, nameOf(one))).slice(0, mostAlike + 1);
}

const pressing = /^(click|mousedown|mouseup|pointerdown|pointerup|keydown|keyup|keypress)$/;

function mayPress(node: CapturedNode): boolean {
  return node.kind === 'element' && isPressable(node) && isInUse(node);
}

function isInUse(node: CapturedNode): boolean {
  if (node.kind !== 'element' || !isFocusable(node) || isDisabled(node)) return false;
  if (node.attributes.get('aria-disabled') === 'true') return false;
  if (!isVisible(node) || isHiddenByAttribute(node)) return false;
  return isTabStop(node) || isReachedByArrows(node);
}

function isPressable(node: CapturedNode): boolean {
  const { tag, attributes } = node;
  if (tag === 'summary') return true;
  const form = closest(node, (around) => around.tag === 'form');
  const type = attributes.get('type')?.trim().toLowerCase();
  if (tag === 'button')
    return type === 'button' || (form === null && !attributes.has('form') && type !== 'reset');
  if (tag === 'input') return type === 'button' || isChoice(node);
  if (isLink(node)) return true;
  return pressedRoles.has(roleOf(node)) && !/^(select|textarea|iframe|object|embed)$/.test(tag);
}

const pressedRoles = new Set([
  'button',
  'tab',
  'switch',
  'menuitem',
  'checkbox',
  'radio',
  'option',
  'combobox',
]);
const chosenRoles = /^(checkbox|radio|option)$/;

/** Those that lead nowhere but to a place of the page, or to a script. */
function isLink({ tag, attributes }: CapturedNode): boolean {
  return tag === 'a' && /^(#|javascript:)/.test(attributes.get('href')?.trim() ?? '');
}

/** An address within the page that stands for a view. */
function isRoute({ attributes }: CapturedNode): boolean {
  return /^#!?\//.test(attributes.get('href')?.trim() ?? '');
}

/** Whether it should not be pressed: what stands in a label does what that is about. */
export function isRegrettable(node: CapturedNode, name: string): boolean {
  const isInLabel =
    !isChoice(node) &&
    closest(node, (around) => around !== node && around.tag === 'label') !== null;
  return isInLabel || speaksOfRegret(node, name);
}

/** As people know it. */
export function nameOf(node: CapturedNode): string {
  const { attributes } = node;
  if (isChoice(node)) return labelOf(node);
  const own =
    attributes.get('aria-label')?.trim() ||
    wordsOf(node) ||
    attributes.get('value')?.trim() ||
    attributes.get('title')?.trim() ||
    '';
  return own.replace(/\s+/g, ' ');
}

function keyFor(node: CapturedNode): Chosen['key'] {
  return /^(switch|checkbox|radio)$/.test(roleOf(node)) || isChoice(node) ? 'Space' : 'Enter';
}

/** Controls of the same making, in the same surroundings. What a summary does is up to the browser, whatever it says. */
export function kindOf(node: CapturedNode): string {
  const { tag, attributes } = node;
  if (isRoute(node) && tag === 'a' && !closest(node, isOfNavigation)) return viewKindOf(node);
  return [
    tag,
    attributes.get('class'),
    roleOf(node),
    attributes.has('aria-expanded'),
    attributes.has('aria-haspopup'),
    attributes.get('class') || tag === 'summary'
      ? ''
      : (attributes.get(isChoice(node) ? 'name' : 'id') ?? nameOf(node)),
    placeOf(node),
  ].join(' ');
}

/** The items of a list lead to views of one kind, those of a menu to several. */
function viewKindOf(node: CapturedNode): string {
  const isOfMenu = closest(node, isOfNavigation) !== null;
  return `view ${placeOf(node)} ${isOfMenu ? (node.attributes.get('href') ?? '') : ''}`;
}

function isOfNavigation(around: CapturedNode): boolean {
  return /^(nav|header|aside)$/.test(around.tag) || /^(navigation|menubar)$/.test(roleOf(around));
}

/** What it stands in, by what makes that look as it does. */
function placeOf({ parent }: CapturedNode): string {
  const of = (one: CapturedNode | null | undefined) =>
    `${one?.tag}.${one?.attributes.get('class')}`;
  return `${of(parent)} ${of(parent?.parent)}`;
}

/** What filters, sorts or clears a list, in a few languages. */
const leavesOut =
  /(?<!\p{L})(appl(y|ies)|filter|search|find(?!\p{L})|sort|reset|clear|show only|anwenden|filtern|suche|finden|sortier|zurücksetz|leeren|appliqu|filtrer|recherch|trier|réinitialis|effacer|aplicar|filtrar|buscar|ordenar|restablec|limpiar|applica|cerca|ordina|zoek|zastosuj|szukaj|применить|найти|поиск|сбросить|αναζήτηση|εφαρμογή|搜索|筛选|検索|絞り込|검색|بحث|تطبيق)/iu;

function rankOf(node: CapturedNode): number {
  const { tag, attributes } = node;
  const popup = attributes.get('aria-haspopup');
  if (popup === 'dialog') return 0;
  if (popup !== undefined || attributes.has('aria-expanded') || roleOf(node) === 'combobox')
    return 1;
  // What a summary does is up to the browser; what is open is judged already, and closing it hides what stands in it.
  if (tag === 'summary') return isOpened(node) ? filterRank : ordinaryRank;
  if (attributes.has('aria-controls') || roleOf(node) === 'tab') return openingRank;
  if (tag === 'a') return lastRank;
  const mayLeaveOut = isChoice(node) || chosenRoles.test(roleOf(node));
  return mayLeaveOut || leavesOut.test(nameOf(node)) ? filterRank : ordinaryRank;
}

function isOpened({ parent }: CapturedNode): boolean {
  return parent?.tag === 'details' && parent.attributes.has('open');
}
