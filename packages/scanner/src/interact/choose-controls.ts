import { flatAncestors } from '../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { isVisible } from '../capture/visibility.ts';
import {
  closest,
  findIn,
  isDisabled,
  isFocusable,
  isHiddenByAttribute,
  isReachedByArrows,
  isTabStop,
  roleOf,
} from '../checks/page/controls.ts';
import { type Handlers, handlersOf } from '../checks/page/handlers.ts';
import { labelOf } from '../checks/page/label-of.ts';
import { wordsOf } from '../checks/page/words-of.ts';
import { leadsToRegrettable, saysRegrettable } from './regrettable.ts';

/** Of controls that are written alike the first few stand for all. */
const mostAlike = 2;

/** Of what leads to another view. */
export const lastRank = 4;

/** A control that is worth pressing, before it is looked for in the live page. */
export interface Chosen {
  node: CapturedNode;
  name: string;
  key: 'Enter' | 'Space';
  /** Those that say that they open something come first, those that lead to another view last. */
  rank: number;
}

/**
 * The controls of the page itself that a keyboard may press without regret: buttons and the like that send no form, and that
 * neither in name nor in place nor in target speak of something that a visitor would not want done. In the order in which
 * they are pressed.
 */
export async function chooseControls(capture: PageCapture): Promise<Chosen[]> {
  const [top] = capture.documents;
  if (!top || top.frame !== 0) return [];
  const candidates = top.nodes.filter(mayPress);
  if (candidates.length === 0) return [];
  const handlers = await handlersOf(capture);
  const alike = new Map<string, number>();
  return candidates
    .flatMap((node) => {
      const name = nameOf(node);
      if (isRegrettable(node, name)) return [];
      const hears = handlers.of(node).some(({ type }) => pressing.test(type));
      if (isChoice(node) && !hearsChange(node, handlers)) return [];
      if (isLink(node) && !hears && !isRoute(node)) return [];
      const key = kindOf(node);
      const count = alike.get(key) ?? 0;
      alike.set(key, count + 1);
      if (count >= mostAlike) return [];
      const chosen: Chosen = { node, name, key: keyFor(node), rank: rankOf(node) };
      return [chosen];
    })
    .sort((a, b) => a.rank - b.rank);
}

/** Of what one press has opened so many are pressed. */
const mostInOpened = 3;

/**
 * The same of what a press has opened. One stands for all that are written alike; \`known\` remembers them, as what another
 * press opens may be of the same making.
 */
export function chooseInOpened(nodes: readonly CapturedNode[], known: Set<string>): Chosen[] {
  const chosen = nodes.flatMap((node): Chosen[] => {
    if (!mayPressInOpened(node)) return [];
    const name = nameOf(node);
    if (isRegrettable(node, name) || closes.test(name)) return [];
    const kind = kindOf(node);
    if (known.has(kind)) return [];
    known.add(kind);
    return [{ node, name, key: keyFor(node), rank: rankOf(node) }];
  });
  return chosen.sort((a, b) => useful(b) - useful(a)).slice(0, mostInOpened);
}

/** What does something comes before what opens more, and that before what leads to another view. */
function useful({ rank }: Chosen): number {
  return rank === lastRank ? -1 : rank;
}

/** What closes a dialog is tried where it is told how that is left. */
const closes =
  /^([×✕✖✗xX⨯]|close|schlie(ß|ss)en|fermer|cerrar|chiudi|fechar|sluiten)(?!\p{L})|(?<!\p{L})(close|schlie(ß|ss)en|fermer|cerrar)$/iu;

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

/** What may be chosen and taken back, where something hears it. */
function isChoice({ tag, attributes }: CapturedNode): boolean {
  return tag === 'input' && attributes.get('type')?.trim().toLowerCase() === 'checkbox';
}

/** It, or what it stands in, hears that something was chosen. */
function hearsChange(node: CapturedNode, { heard }: Handlers): boolean {
  const hears = (one: CapturedNode) =>
    heard.get(one)?.some(({ type }) => /^(change|input|click)$/.test(type)) ?? false;
  return (
    hears(node) || [...flatAncestors(node)].some((one) => one.kind === 'element' && hears(one))
  );
}

const pressing = /^(click|mousedown|mouseup|pointerdown|pointerup|keydown|keyup|keypress)$/;

function mayPress(node: CapturedNode): boolean {
  if (node.kind !== 'element' || !isFocusable(node) || isDisabled(node)) return false;
  if (!isPressable(node) || node.attributes.get('aria-disabled') === 'true') return false;
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

const pressedRoles = new Set(['button', 'tab', 'switch', 'menuitem']);

/** Those that lead nowhere but to a place of the page, or to a script. */
function isLink({ tag, attributes }: CapturedNode): boolean {
  return tag === 'a' && /^(#|javascript:)/.test(attributes.get('href')?.trim() ?? '');
}

/** An address within the page that stands for a view. */
function isRoute({ attributes }: CapturedNode): boolean {
  return /^#!?\//.test(attributes.get('href')?.trim() ?? '');
}

/** Methods other than reading, and what sends the focus out of the page. */
const speaking = ['href', 'id', 'name', 'value', 'formaction', 'onclick', 'class'];

/** Whether it should not be pressed: what stands in a label does what that is about. */
export function isRegrettable(node: CapturedNode, name: string): boolean {
  const isInLabel = !isChoice(node) && closest(node, (around) => around.tag === 'label') !== null;
  return isInLabel || speaksOfRegret(node, name);
}

/** Whether its words, attributes or place speak of something that a visitor would regret. */
export function speaksOfRegret(node: CapturedNode, name: string): boolean {
  const { attributes } = node;
  if (attributes.has('formaction') || attributes.has('form') || attributes.has('download'))
    return true;
  for (const [attribute, value] of attributes) {
    if (/^(data-)?hx-|^data-(method|remote|confirm|url|href|action)$/.test(attribute)) return true;
    if (
      /^(data-|aria-label|title)/.test(attribute) &&
      saysRegrettable(value.replaceAll(/[-_]/g, ' '))
    )
      return true;
  }
  if (saysRegrettable(name)) return true;
  if (speaking.some((one) => leadsToRegrettable(attributes.get(one) ?? ''))) return true;
  return [...flatAncestors(node)].some(isRegrettablePlace);
}

/** Forms that take money or passwords. */
function isRegrettablePlace(around: CapturedNode): boolean {
  if (around.tag !== 'form') return false;
  const takes = ({ tag, attributes }: CapturedNode) =>
    tag === 'input' &&
    (attributes.get('type')?.toLowerCase() === 'password' ||
      (attributes.get('autocomplete') ?? '').startsWith('cc-'));
  return findIn(around, takes) !== null;
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
  return roleOf(node) === 'switch' || isChoice(node) ? 'Space' : 'Enter';
}

/** Controls of the same making, in the same surroundings. What a summary does is up to the browser, whatever it says. */
function kindOf(node: CapturedNode): string {
  const { tag, attributes, parent } = node;
  const of = (one: CapturedNode | null | undefined) =>
    `${one?.tag}.${one?.attributes.get('class')}`;
  return [
    tag,
    attributes.get('class'),
    roleOf(node),
    attributes.has('aria-expanded'),
    attributes.has('aria-haspopup'),
    attributes.get('class') || tag === 'summary'
      ? ''
      : (attributes.get(isChoice(node) ? 'name' : 'id') ?? nameOf(node)),
    of(parent),
    of(parent?.parent),
  ].join(' ');
}

function rankOf(node: CapturedNode): number {
  const { tag, attributes } = node;
  const popup = attributes.get('aria-haspopup');
  if (popup === 'dialog') return 0;
  if (popup !== undefined || attributes.has('aria-expanded')) return 1;
  if (attributes.has('aria-controls') || tag === 'summary' || roleOf(node) === 'tab') return 2;
  return tag === 'a' ? lastRank : 3;
}
