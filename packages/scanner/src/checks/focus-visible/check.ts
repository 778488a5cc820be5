import { captureOnce } from '../../capture/capture-once.ts';
import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { PageUse } from '../../interact/page-use.ts';
import { stepsTo, walkReplay } from '../../interact/walk/walk-replay.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { PageCheck, TargetOutcome } from '../check.ts';
import {
  isEditable,
  isHiddenByAttribute,
  isNativeControl,
  isTabStop,
  isTextField,
} from '../page/controls.ts';
import { sayRatio } from '../page/colors.ts';
import { fewAlike } from '../page/few-alike.ts';
import { knownBefore } from '../page/known-before.ts';
import { handlersOf } from '../page/handlers.ts';
import { allWordsOf, called, quote, wordsOf } from '../page/words-of.ts';
import { closedAtFirst, closedViewsOf, isHiddenItself } from '../page/closed-view.ts';
import { changesWithFocus, readInState } from '../page/in-state.ts';
import { looksOf } from './looks-of.ts';
import { withoutMark } from './without-mark.ts';

/** Of elements that are written alike the first few are looked at. What is larger than a region, in square pixels, is no control. */
const thresholds = { mostElements: 120, mostClosed: 40, mostAlike: 3, region: 100_000 } as const;

/** WCAG 2.2, 2.4.7: does each element that Tab reaches show that it has the focus? */
export const focusVisibleCheck: PageCheck<CapturedNode> = {
  looksAt: 'page',
  rule: 'focus-visible',
  name: 'Signs of the focus',
  thorough: true,
  whenUsed,
  applicability: async (page) => {
    const capture = await captureOnce(page);
    const [stops, closed] = [stopsOf(capture), await closedStopsOf(capture)];
    const before = await knownBefore(page, 'focus-visible', [...stops, ...closed]);
    const few = (nodes: readonly CapturedNode[], all: number) => {
      const known = new Set(nodes.filter((node) => before.has(node)));
      return fewAlike(nodes, { alike: thresholds.mostAlike, all }, known);
    };
    return [...few(stops, thresholds.mostElements), ...few(closed, thresholds.mostClosed)];
  },
  async expectation(page, stops) {
    const capture = await captureOnce(page);
    const [handlers, hearing] = [await handlersOf(capture), await capture.hearing()];
    const changes = await changesWithFocus(page, stops, looksOf);
    const same = stops.filter((node) => isClosed(node) && changes.get(node) === false);
    const bare = await readInState(page, same, 'focus', withoutMark);
    const pointers = await toPointers(page, stops);
    return stops.map((node) => {
      const pointer = pointers.get(node);
      const hosts = node.shadowTree === null ? [] : [...flatAncestors(node)];
      const drawsItself =
        handlers.of(node).some(({ type }) => isAboutFocus(type)) ||
        hosts.some((one) => hearing === null || [...hearing(one)].some(isAboutFocus));
      if (!pointer || drawsItself || changes.get(node) !== false) return { outcome: 'passed' };
      const words = wordsOf(node) || node.attributes.get('aria-label') || '';
      if (isClosed(node)) {
        if (!bare.get(node)?.after) return { outcome: 'passed' };
        const said = node.attributes.get('aria-label') || allWordsOf(node);
        const failureSummary = `Styles take the outline from ${said === '' ? 'it' : quote(said)} when it has the focus, and draw nothing else there. ${closedAtFirst}`;
        return { outcome: 'failed', nodes: [{ ...pointer, failureSummary }] };
      }
      const failureSummary = `With the focus ${words === '' ? 'it' : quote(words)} looks as without it: neither outline, border, colors nor shadow change so that it can be seen, nor anything next to it.`;
      return { outcome: 'failed', nodes: [{ ...pointer, failureSummary }] };
    });
  },
};

function isAboutFocus(type: string): boolean {
  return type === 'focus' || type === 'focusin';
}

/** It is not drawn as long as nobody opens what it stands in. */
function isClosed({ style, box }: CapturedNode): boolean {
  return style === null && box === null;
}

/** Buttons and links of parts that are closed at first. */
async function closedStopsOf(capture: PageCapture): Promise<CapturedNode[]> {
  const nodes = capture.documents.find(({ frame }) => frame === 0)?.nodes ?? [];
  const undrawn = nodes.filter(
    (node) =>
      isClosed(node) && isTabStop(node) && /^(a|button)$/.test(node.tag) && !isHiddenItself(node),
  );
  if (undrawn.length === 0) return [];
  const viewOf = await closedViewsOf(capture);
  return undrawn.filter((node) => viewOf(node) !== null);
}

/** Fields show the focus with the mark where one types. */
function stopsOf({ documents }: PageCapture): CapturedNode[] {
  return documents.filter(({ frame }) => frame === 0).flatMap(({ nodes }) => nodes.filter(isStop));
}

function isStop(node: CapturedNode): boolean {
  if (!isTabStop(node) || isTextField(node) || isEditable(node)) return false;
  if (isHiddenByAttribute(node)) return false;
  if (/^(iframe|object|embed|video|audio|body|html)$/.test(node.tag)) return false;
  // A region that is scrolled with the keyboard, or a page in a page.
  if (
    !isNativeControl(node) &&
    (node.box?.width ?? 0) * (node.box?.height ?? 0) > thresholds.region
  )
    return false;
  // Where a choice is drawn by its label, the field itself is transparent.
  const isChoice =
    node.tag === 'input' && /^(radio|checkbox)$/i.test(node.attributes.get('type') ?? '');
  return (
    isVisible(node) ||
    (isChoice && node.box !== null && node.parent !== null && isVisible(node.parent))
  );
}

/** Stops that look the same with the focus, pixel by pixel, or so that nobody can tell. */
function whenUsed(use: PageUse): TargetOutcome[] {
  const same = (use.walk?.unmarked ?? []).map((stop) => ({
    stop,
    wrong: 'A picture of it and of what is around it is the same with the focus and without it.',
    expected: expectThat.looksOtherFocused,
  }));
  const unseen = (use.walk?.faint ?? []).flatMap(({ stop, contrast, isUnseen }) => ({
    stop,
    wrong: `What changes around it has a contrast of ${sayRatio(contrast)} to what was there before, which nobody sees.`,
    expected: expectThat.isMarkedClearly,
    isUnseen,
  }));
  return [...same, ...unseen.filter(({ isUnseen }) => isUnseen)].map(
    ({ stop, wrong, expected }) => {
      const failureSummary = `Nothing shows that ${called(stop.words, 'it')} has the focus. ${wrong}`;
      const replay = walkReplay(use, stop, ({ element }) => ({
        steps: stepsTo(stop, element),
        wrong,
        expected: expected(element),
      }));
      return { outcome: 'failed', nodes: [{ ...stop.pointer, failureSummary, ...replay }] };
    },
  );
}
