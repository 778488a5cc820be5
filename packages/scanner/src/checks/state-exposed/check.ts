import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { flatDescendants } from '../../capture/flat-tree.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { closest, findIn, isDisabled, isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { type Handlers, handlersOf } from '../page/handlers.ts';
import { labelOf } from '../page/label-of.ts';
import { matchesSimply } from '../page/matches-simply.ts';
import { allWordsOf, quote } from '../page/words-of.ts';
import { byLooks } from './by-looks.ts';
import { whenOpened } from './when-opened.ts';
import { staleStates } from './stale-states.ts';
import { stuckValues } from './stuck-values.ts';
import { untoldMark } from './untold-mark.ts';
import { untoldOrder } from './untold-order.ts';
import { type Toggle, toggleOf } from './toggle-of.ts';

/** WCAG 2.2, 4.1.2: does a button that switches something on and off say whether it is on? */
export const stateExposedCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'state-exposed',
  name: 'States of buttons',
  whenUsed: (use) => [
    ...whenOpened(use),
    ...byLooks(use),
    ...stuckValues(use),
    ...staleStates(use),
    ...untoldOrder(use),
    ...untoldMark(use),
  ],
  applicability: async (capture) => [
    ...(await togglesOf(capture)).keys(),
    ...capture.documents.flatMap(({ nodes }) => nodes.filter(isTabList)),
  ],
  async expectation(capture, targets) {
    const toggles = await togglesOf(capture);
    return targets.map((node) => {
      if (isTabList(node)) return judgeTabs(tabsOf(node));
      const toggle = toggles.get(node) ?? null;
      if (toggle === null) return { outcome: 'passed' };
      const name = nameOf(node);
      const failureSummary = `A click on ${name === '' ? 'this button' : quote(name)} ${does[toggle]}`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function judgeTabs(tabs: readonly CapturedNode[]): TargetOutcome<CapturedFinding> {
  const isTold = ({ attributes }: CapturedNode) =>
    attributes.has('aria-selected') ||
    attributes.has('aria-current') ||
    attributes.has('aria-expanded');
  if (tabs.some(isTold)) return { outcome: 'passed' };
  const failureSummary = `None of these ${tabs.length} tabs says that it is the chosen one: no tab has aria-selected.`;
  return { outcome: 'failed', nodes: tabs.map((node) => ({ node, failureSummary })) };
}

function isTabList(node: CapturedNode): boolean {
  return (
    node.kind === 'element' &&
    roleOf(node) === 'tablist' &&
    isVisible(node) &&
    !isHiddenByAttribute(node) &&
    tabsOf(node).length > 1
  );
}

function tabsOf(list: CapturedNode): CapturedNode[] {
  return [...flatDescendants(list)].filter(
    (node) => node.kind === 'element' && roleOf(node) === 'tab',
  );
}

const does: Readonly<Record<Toggle, string>> = {
  part: 'shows and hides a part of the page. The button has no aria-expanded, and its code sets none.',
  switch:
    'switches something on and off. The button has no aria-pressed or aria-expanded, its code sets none, and its words stay the same.',
  choice:
    'chooses it instead of the others by a class only. The button has no aria-pressed, aria-selected or aria-current, and its code sets none.',
  order: 'sorts the table. No header has aria-sort, and the code sets none.',
};

const known = new WeakMap<PageCapture, Promise<Map<CapturedNode, Toggle | null>>>();

/** Buttons that switch something, by what no state tells of it; null for those with a state. */
function togglesOf(capture: PageCapture): Promise<Map<CapturedNode, Toggle | null>> {
  const found = known.get(capture) ?? findToggles(capture);
  known.set(capture, found);
  return found;
}

async function findToggles(capture: PageCapture): Promise<Map<CapturedNode, Toggle | null>> {
  const handlers = await handlersOf(capture);
  const toggles = new Map<CapturedNode, Toggle | null>();
  for (const { nodes } of capture.documents)
    for (const node of nodes) {
      if (!isButton(node)) continue;
      if (hasState(node)) toggles.set(node, null);
      else {
        const toggle = toggleOn(node, handlers);
        if (toggle) toggles.set(node, toggle);
      }
    }
  return toggles;
}

function isButton(node: CapturedNode): boolean {
  if (node.kind !== 'element' || isDisabled(node) || isHiddenByAttribute(node)) return false;
  if (node.tag === 'button')
    return (
      /^(|button)$/.test(roleOf(node)) &&
      !/^(submit|reset)$/i.test(node.attributes.get('type') ?? '')
    );
  return roleOf(node) === 'button' || isHeaderWord(node);
}

/** In a header of a table even what is no button may sort. */
function isHeaderWord(node: CapturedNode): boolean {
  return (
    node.isClickable &&
    roleOf(node) === '' &&
    /^(th|span|div)$/.test(node.tag) &&
    closest(node, ({ tag }) => tag === 'th') !== null
  );
}

function hasState(node: CapturedNode): boolean {
  return states.some((name) => node.attributes.has(name));
}

const states = ['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-selected', 'aria-current'];

/** Only what the button itself hears: the code of what it stands in may mean others. */
function toggleOn(node: CapturedNode, handlers: Handlers): Toggle | null {
  const clicks = (handlers.heard.get(node) ?? []).filter(({ type }) => type === 'click');
  const [click] = clicks;
  if (clicks.length !== 1 || !click || closes.test(nameOf(node)) || hasSpareWords(node))
    return null;
  const toggle = toggleOf(click.source, (selector) => renames(node, selector));
  if (isHeaderWord(node) && toggle !== 'order') return null;
  if (toggle === 'order') return isInSortedTable(node) ? null : toggle;
  if (toggle === 'choice' && closest(node, hasState)) return null;
  return toggle;
}

const closes =
  /^[^\p{L}\p{N}]*$|close|schlie|fermer|cerrar|chiudi|dismiss|sluit|reset|clear|copy|refresh|sort|shuffle/iu;

function nameOf(node: CapturedNode): string {
  return labelOf(node) || allWordsOf(node);
}

/** Words that are not drawn now may be those of the other state. */
function hasSpareWords(node: CapturedNode): boolean {
  return (
    node.box !== null &&
    findIn(
      node,
      (inner) => inner.kind === 'element' && inner.box === null && allWordsOf(inner) !== '',
    ) !== null
  );
}

/** Whether words that are written there belong to the button's name. */
function renames(node: CapturedNode, selector: string | null): boolean {
  if (selector === null) return true;
  const meant = [...flatDescendants(node)].filter((inner) => matchesSimply(inner, selector));
  return meant.length === 0 || meant.some((inner) => !isHiddenByAttribute(inner));
}

function isInSortedTable(node: CapturedNode): boolean {
  const table = closest(node, ({ tag }) => tag === 'table');
  if (!table || !closest(node, ({ tag }) => tag === 'th')) return true;
  return findIn(table, ({ attributes }) => attributes.has('aria-sort')) !== null;
}
