import { captureOnce } from '../../capture/capture-once.ts';
import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { PageUse } from '../../interact/page-use.ts';
import type { Stop } from '../../interact/walk/stop.ts';
import { stepsTo, walkReplay } from '../../interact/walk/walk-replay.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { PageCheck, TargetOutcome } from '../check.ts';
import { isDisabled, isHiddenByAttribute, isTabStop, isTextField } from '../page/controls.ts';
import { changesWithFocus } from '../page/in-state.ts';
import { closedLabelOf } from '../page/label-of.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/** What is lower or narrower than this in pixels shows nothing of what is in it; and how wide a part is that is folded, and not one that only screen readers get. */
const thresholds = { closed: 3, wide: 40, mostElements: 100 } as const;

/** WCAG 2.2, 2.4.7: does Tab stay away from what is out of sight? */
export const hiddenFocusCheck: PageCheck<CapturedNode> = {
  looksAt: 'page',
  rule: 'hidden-focus',
  name: 'Stops of Tab out of sight',
  thorough: true,
  whenUsed,
  applicability: async (page) =>
    (await captureOnce(page)).documents
      .filter(({ frame }) => frame === 0)
      .flatMap(({ nodes }) =>
        nodes.filter(
          (node) =>
            (isLinkOrButton(node) && !isVisible(node) && staysAway(node)) ||
            (isField(node) && !isVisible(node) && isShutIn(node)),
        ),
      )
      .slice(0, thresholds.mostElements),
  async expectation(page, stops) {
    const moves = await changesWithFocus(page, stops, placesOf);
    const pointers = await toPointers(page, stops);
    return stops.map((node) => {
      const pointer = pointers.get(node);
      if (!pointer || moves.get(node) !== false) return { outcome: 'passed' };
      const failureSummary = `Tab reaches ${quote(wordsFor(node))}, which is out of sight and stays there when it has the focus.`;
      return { outcome: 'failed', nodes: [{ ...pointer, failureSummary }] };
    });
  },
};

function isLinkOrButton(node: CapturedNode): boolean {
  return (
    (node.tag === 'a' || node.tag === 'button') &&
    node.box !== null &&
    node.style !== null &&
    node.style.visibility === 'visible' &&
    isTabStop(node) &&
    !isHiddenByAttribute(node) &&
    (allWordsOf(node) !== '' || node.attributes.has('aria-label'))
  );
}

function wordsFor(node: CapturedNode): string {
  const label = isField(node) ? closedLabelOf(node) : '';
  return label || allWordsOf(node) || node.attributes.get('aria-label') || node.tag;
}

/** A field for text with a label; what only programs are to fill in says so. */
function isField(node: CapturedNode): boolean {
  return (
    (isTextField(node) || node.tag === 'select') &&
    node.box !== null &&
    node.style?.visibility === 'visible' &&
    isTabStop(node) &&
    !isDisabled(node) &&
    !isHiddenByAttribute(node) &&
    node.attributes.get('autocomplete') !== 'off' &&
    closedLabelOf(node) !== '' &&
    !trap.test(closedLabelOf(node))
  );
}

const trap =
  /blank|empty|honey|robot|spam|human|leer|nicht ausfüllen|frei lassen|freilassen|vide|ne (?:pas|rien) rempl|vací|en blanco|no rellen|vuoto|leeg|niet invullen/i;

/** Whether a part around the field is folded to nothing: a field may itself be transparent under what is drawn for it. */
function isShutIn(node: CapturedNode): boolean {
  const { document, parent } = node;
  for (const around of parent ? [parent, ...flatAncestors(parent)] : []) {
    if (around.document !== document || around.kind !== 'element' || !around.style || !around.box)
      continue;
    if (around.style['overflow-y'] === 'visible' || around.style.position === 'fixed') continue;
    return around.box.height < thresholds.closed && around.box.width > thresholds.wide;
  }
  return false;
}

/**
 * Whether it is where the browser cannot scroll to when it gets the focus: beyond the beginning of the page, beside a window in
 * which it is fixed, in something that is shut, or transparent.
 */
function staysAway(node: CapturedNode): boolean {
  const { box, style, document } = node;
  if (!box || !style) return false;
  if (Number(style.opacity) < 0.05 || Number(node.parent?.style?.opacity ?? 1) < 0.05) return true;
  const isBefore = box.x + box.width <= 0 || box.y + box.height <= 0;
  for (const around of [node, ...flatAncestors(node)]) {
    if (around.document !== document || around.kind !== 'element' || !around.style || !around.box)
      continue;
    if (around.style.position === 'fixed')
      return isBefore || around.box.x >= windowWidth(document) - 1;
    if (around === node || around.style['overflow-y'] === 'visible') continue;
    if (around.box.height < thresholds.closed || around.box.width < thresholds.closed) return true;
    // What scrolls, also where no bar is shown, is scrolled to what gets the focus.
    return false;
  }
  return isBefore && document.root.children.some(({ style: own }) => own?.direction !== 'rtl');
}

function windowWidth({ nodes }: CapturedNode['document']): number {
  return nodes.find(({ tag }) => tag === 'html')?.box?.width ?? Infinity;
}

/** Where each element is, and what could keep it from being seen. Runs in the frame's isolated world. */
function placesOf(...elements: Element[]): string[] {
  return elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const places = [x, y, width, height].map(Math.round).join(' ');
    const opacities: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      opacities.push(
        `${getComputedStyle(at).opacity} ${Math.round(at.getBoundingClientRect().height)}`,
      );
    return `${places} ${opacities.join(',')}`;
  });
}

/** Stops of Tab that could not be seen while they had the focus, also when they were looked at again. */
function whenUsed(use: PageUse): TargetOutcome[] {
  const stops = (use.walk?.stops ?? []).filter((stop) => !stop.isSeen && isBlamed(stop));
  return stops.map((stop) => {
    const failureSummary = `Tab leads to ${quote(stop.words)}, which could not be seen while it had the focus.`;
    const replay = walkReplay(use, stop, ({ element }) => ({
      steps: stepsTo(stop, element),
      wrong: 'It has the focus, and it is nowhere to be seen.',
      expected: expectThat.isInSight(element),
    }));
    return { outcome: 'failed', nodes: [{ ...stop.pointer, failureSummary, ...replay }] };
  });
}

/** What has no words may be there to lead the focus on, and what only programs are to fill in says so. */
function isBlamed({ tag, words, isMute }: Stop): boolean {
  if (words === '' || /^(iframe|frame|object|embed|video|audio|html|body)$/.test(tag)) return false;
  return tag === 'a' || tag === 'button' || (!isMute && !trap.test(words));
}
