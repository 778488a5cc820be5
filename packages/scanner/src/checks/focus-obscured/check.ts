import { captureOnce } from '../../capture/capture-once.ts';
import { flatAncestors } from '../../capture/flat-tree.ts';
import { askElements } from '../../capture/live-elements.ts';
import type { CapturedListener, CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { PageUse } from '../../interact/page-use.ts';
import type { Covered } from '../../interact/walk/walked.ts';
import { walkReplay } from '../../interact/walk/walk-replay.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { PageCheck, TargetOutcome } from '../check.ts';
import { isDialog, isHiddenByAttribute, isTabStop } from '../page/controls.ts';
import { handlersOf } from '../page/handlers.ts';
import { allWordsOf, called, quote } from '../page/words-of.ts';
import { coveredBy } from './covered-by.ts';
import { type Place, placesOf } from './places-of.ts';

/** A bar takes at least this part of the window's width, and at most this part of its area. */
const thresholds = {
  barWidth: 0.5,
  barArea: 0.5,
  mostBars: 8,
  mostStops: 400,
} as const;

/** WCAG 2.2, 2.4.11: does what stays in its place when the page scrolls leave the focus in sight? */
export const focusObscuredCheck: PageCheck<CapturedNode> = {
  looksAt: 'page',
  rule: 'focus-obscured',
  name: 'Bars over what has the focus',
  thorough: true,
  whenUsed,
  applicability: async (page) => barsOf(await captureOnce(page)),
  async expectation(page, bars) {
    const capture = await captureOnce(page);
    const stops = stopsOf(capture);
    const places = await askElements(page, [...bars, ...stops], placesOf);
    const keepsClear = await scrollsItself(capture);
    const pointers = await toPointers(page, bars);
    return bars.map((bar) => {
      const [pointer, place] = [pointers.get(bar), places.get(bar)];
      if (!pointer || !place || !isBar(place) || keepsClear) return { outcome: 'passed' };
      const free = stops.filter((stop) => !isInside(stop, bar) && places.has(stop));
      const covered = coveredBy(
        place,
        free.map((stop) => places.get(stop) as Place),
      ).map((at) => free[at] as CapturedNode);
      if (covered.length === 0) return { outcome: 'passed' };
      return { outcome: 'failed', nodes: [{ ...pointer, failureSummary: summaryOf(covered) }] };
    });
  },
};

function summaryOf(covered: readonly CapturedNode[]): string {
  const names = [
    ...new Set(
      covered.map((node) =>
        quote(allWordsOf(node) || node.attributes.get('aria-label') || node.tag),
      ),
    ),
  ];
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `It stays in its place and is not see-through. When Tab or Shift and Tab moves through the page, it covers these wholly while they have the focus: ${names.slice(0, 3).join(', ')}${more}.`;
}

/** What stays in its place when the page scrolls. Where a dialog is open the rest of the page takes no focus. */
function barsOf({ documents }: PageCapture): CapturedNode[] {
  const nodes = documents.find(({ frame }) => frame === 0)?.nodes ?? [];
  if (nodes.some((node) => isOpenModal(node))) return [];
  return nodes
    .filter(
      (node) =>
        (node.style?.position === 'fixed' || node.style?.position === 'sticky') &&
        !isHiddenByAttribute(node) &&
        isVisible(node) &&
        !stays(node.parent),
    )
    .slice(0, thresholds.mostBars);
}

function isOpenModal(node: CapturedNode): boolean {
  return isDialog(node) && node.attributes.get('aria-modal') === 'true' && isVisible(node);
}

/** Whether a node or what it stands in does not move with the page. */
function stays(node: CapturedNode | null): boolean {
  if (!node) return false;
  return [node, ...flatAncestors(node)].some(
    ({ style }) => style?.position === 'fixed' || style?.position === 'sticky',
  );
}

function stopsOf({ documents }: PageCapture): CapturedNode[] {
  return (documents.find(({ frame }) => frame === 0)?.nodes ?? [])
    .filter(
      (node) => isTabStop(node) && !isHiddenByAttribute(node) && !stays(node) && isVisible(node),
    )
    .slice(0, thresholds.mostStops);
}

function isBar(place: Place): boolean {
  const { position, width, height, page, isOpaque, isOnTop, scrollsApart } = place;
  return (
    !(scrollsApart && position === 'sticky') &&
    (position === 'fixed' || position === 'sticky') &&
    isOpaque &&
    isOnTop &&
    width >= page.width * thresholds.barWidth &&
    width * height <= page.width * page.height * thresholds.barArea
  );
}

function isInside(node: CapturedNode, around: CapturedNode): boolean {
  for (const each of flatAncestors(node)) if (each === around) return true;
  return false;
}

/** Code that hears where the focus goes, or how the page scrolls, may keep the focus clear of the bar or hide it. */
async function scrollsItself(capture: PageCapture): Promise<boolean> {
  const { heard } = await handlersOf(capture);
  const mayMove = ({ type, source }: CapturedListener) =>
    type === 'scroll' || ((type === 'focus' || type === 'focusin') && /scroll/i.test(source));
  return [...heard].some(
    ([node, listeners]) => node.kind === 'document' && listeners.some(mayMove),
  );
}

/** What lay over stops while Tab, or Shift and Tab, led through the page. */
function whenUsed(use: PageUse): TargetOutcome[] {
  const byCover = Map.groupBy(use.walk?.covered ?? [], ({ by }) => pointerKey(by));
  return [...byCover.values()].flatMap((covered) => {
    const [first] = covered;
    return first ? [failedBy(use, first, covered)] : [];
  });
}

function failedBy(use: PageUse, first: Covered, all: readonly Covered[]): TargetOutcome {
  const { stop, by, isBack } = first;
  const names = [...new Set(all.map((one) => called(one.stop.words, one.stop.tag)))];
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  const keys = isBack ? 'Shift and Tab lead back' : 'Tab leads';
  const failureSummary = `When ${keys} through the page, this lies wholly over what has the focus: ${names.slice(0, 3).join(', ')}${more}.`;
  const replay = walkReplay(use, stop, ({ element }) => ({
    steps: [isBack ? step.tabBackTo(element) : step.tabThroughTo(element)],
    wrong: `${called(stop.words, 'It')} has the focus, and ${called(first.words, 'something')} lies over it.`,
    expected: expectThat.isNotCovered(element),
  }));
  return { outcome: 'failed', nodes: [{ ...by, failureSummary, ...replay }] };
}
