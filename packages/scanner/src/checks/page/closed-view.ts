import type { CapturedDocument, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { closest, isDialog } from './controls.ts';
import { codeOf } from './code.ts';
import { handlersOf } from './handlers.ts';
import { allWordsOf } from './words-of.ts';

/** So many of the parts that are not drawn are looked at. */
const mostViews = 200;

/** Tells the part of a page that is closed at first, that a control opens, and that an element is in; else null. */
export type ClosedViews = (node: CapturedNode) => CapturedNode | null;

const known = new WeakMap<PageCapture, Promise<ClosedViews>>();

/**
 * Dialogs, steps of forms, tab panels and menus that are not drawn as long as nobody opens them. Their markup is what it is,
 * drawn or not; their looks can't be known. What nothing in sight or in the code names may never be opened, and is left out.
 */
export function closedViewsOf(capture: PageCapture): Promise<ClosedViews> {
  const found = known.get(capture) ?? findViews(capture);
  known.set(capture, found);
  return found;
}

async function findViews(capture: PageCapture): Promise<ClosedViews> {
  const { heard } = await handlersOf(capture);
  const sources = [...heard.values()].flatMap((listeners) => listeners.map(({ source }) => source));
  const code = [...codeOf(capture).scripts, ...sources].join('\n');
  const named = new Map(capture.documents.map((document) => [document, idsNamedIn(document)]));
  const opens = new Map<CapturedNode, boolean>();
  return (node) => {
    const view = undrawnAround(node);
    if (!view) return null;
    let isOpened = opens.get(view);
    if (isOpened === undefined) {
      isOpened =
        opens.size < mostViews &&
        !isBait(view) &&
        (isDialog(view) ||
          isStep(view) ||
          isNamed(view, named.get(view.document) ?? new Set(), code));
      opens.set(view, isOpened);
    }
    return isOpened ? view : null;
  };
}

/** The outermost element around a node, or itself, that is not drawn; null where the node is drawn, or is no part of what is shown. */
function undrawnAround(node: CapturedNode): CapturedNode | null {
  if (node.box || node.style) return null;
  let view: CapturedNode | null = null;
  for (let at: CapturedNode | null = node; at; at = at.parent) {
    if (at.kind !== 'element') continue;
    if (/^(template|noscript|head|svg|select|datalist|object)$/.test(at.tag)) return null;
    if (at.box) break;
    view = at;
  }
  return view && view.tag !== 'html' && view.tag !== 'body' ? view : null;
}

/** What elements name as what they open. */
function idsNamedIn({ nodes }: CapturedDocument): Set<string> {
  const ids = new Set<string>();
  for (const { attributes, box } of nodes)
    for (const name of openers) {
      const value = box && attributes.get(name)?.trim();
      if (value) for (const id of value.split(/\s+/)) ids.add(id.replace(/^#/, ''));
    }
  return ids;
}

const openers = [
  'aria-controls',
  'aria-owns',
  'commandfor',
  'popovertarget',
  'data-target',
  'data-bs-target',
  'data-toggle-target',
  'data-modal-target',
];

function isNamed(view: CapturedNode, ids: ReadonlySet<string>, code: string): boolean {
  const inside = view.children.filter(({ kind }) => kind === 'element');
  return [view, ...inside].some(({ attributes }) => {
    const id = attributes.get('id');
    return (
      id !== undefined &&
      id !== '' &&
      (ids.has(id) ||
        ['"', "'", '`'].some((mark) =>
          [id, `#${id}`].some((name) => code.includes(mark + name + mark)),
        ))
    );
  });
}

/** One of several parts that are built alike, of which another one shows. */
function isStep(view: CapturedNode): boolean {
  if (
    !/^(section|fieldset|form|article)$/.test(view.tag) &&
    view.attributes.get('role') !== 'tabpanel'
  )
    return false;
  const isAlike = (other: CapturedNode) =>
    other !== view &&
    other.tag === view.tag &&
    other.attributes.get('class') === view.attributes.get('class') &&
    other.box !== null;
  return view.parent?.children.some(isAlike) ?? false;
}

/** A trap for robots, which people must leave empty. */
function isBait(view: CapturedNode): boolean {
  return (
    /honey|\bhp\b|leave (this|it)?.{0,20}(blank|empty)|nicht ausfüllen|leer lassen|ne (pas remplir|rien saisir)|dejar vac[ií]o|no rellen/i.test(
      `${view.attributes.get('class') ?? ''} ${view.attributes.get('id') ?? ''} ${allWordsOf(view).slice(0, 5_000)}`,
    ) ||
    closest(
      view,
      ({ attributes }) => attributes.get('aria-hidden') === 'true' && attributes.has('tabindex'),
    ) !== null
  );
}

/** For the end of what is said of an element in such a part. */
export const closedAtFirst = 'The part of the page that it stands in is closed at first.';

/** An element that is hidden for itself in a part that is not drawn, as far as its markup tells. */
export function isHiddenItself({ attributes }: CapturedNode): boolean {
  return (
    attributes.has('hidden') ||
    attributes.get('aria-hidden') === 'true' ||
    attributes.get('type') === 'hidden' ||
    /display:\s*none|visibility:\s*hidden/i.test(attributes.get('style') ?? '') ||
    /(^|\s)(hidden|d-none|hide|is-hidden|invisible|collapse|u-hidden|visually-hidden|sr-only)(\s|$)/i.test(
      attributes.get('class') ?? '',
    )
  );
}
