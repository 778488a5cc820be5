import { captureOnce } from '../../capture/capture-once.ts';
import { flatAncestors } from '../../capture/flat-tree.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { FindingNode, Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { contrastFacts } from '../../facts/contrast-facts.ts';
import { toHexColor } from '../../fixes/contrast/contrast-ratio.ts';
import { nearestPassingColor } from '../../fixes/contrast/nearest-passing-color.ts';
import { resolveNodes } from '../../merge/resolve-nodes.ts';
import type { Replay } from '../../replay/replay.ts';
import { step } from '../../replay/replay-steps.ts';
import { expectNoViolation } from '../../states/axe-expectation.ts';
import type { PageCheck } from '../check.ts';
import {
  type Color,
  contrastOf,
  over,
  sayColor,
  sayRatio,
  toColor,
  toRgb,
  white,
} from '../page/colors.ts';
import { isDisabled, isTabStop } from '../page/controls.ts';
import { fewAlike } from '../page/few-alike.ts';
import { knownBefore } from '../page/known-before.ts';
import { handlersOf } from '../page/handlers.ts';
import { readInState } from '../page/in-state.ts';
import { ratioFor, textRatios } from '../page/text-ratio.ts';
import { allWordsOf, called, quote, wordsOf } from '../page/words-of.ts';
import { type TextColors, textColorsOf } from './text-colors.ts';

/**
 * Of elements that are written alike the first few are looked at. A ratio that is less by as little is not told, and text
 * that has less than the lowest is hidden on purpose, for a picture or another text in its place.
 */
const thresholds = {
  ...textRatios,
  least: 0.05,
  unseen: 1.02,
  mostElements: 100,
  mostAlike: 2,
} as const;

const states = {
  hover: { words: 'with the pointer on', lead: step.hover },
  focus: { words: 'with the focus on', lead: step.tabTo },
} as const;
type State = keyof typeof states;

/** WCAG 2.2, 1.4.3: can the words of controls be read as well while the pointer or the focus is on them? */
export const stateContrastCheck: PageCheck<CapturedNode> = {
  looksAt: 'page',
  rule: 'state-contrast',
  name: 'Contrast with the pointer or the focus',
  thorough: true,
  applicability: async (page) => {
    const { documents } = await captureOnce(page);
    const top = documents.find(({ frame }) => frame === 0);
    const controls = top?.nodes.filter(isTextControl) ?? [];
    const most = { alike: thresholds.mostAlike, all: thresholds.mostElements };
    return fewAlike(controls, most, await knownBefore(page, 'state-contrast', controls));
  },
  async expectation(page, targets) {
    const listened = await followedByScript(page, targets);
    const faded = new Map<CapturedNode, Faded>();
    for (const state of ['hover', 'focus'] as const) {
      const asked = targets.filter((node) => !faded.has(node) && !listened[state].has(node));
      if (asked.length === 0) continue;
      const looks = await readInState(page, asked, state, textColorsOf);
      for (const [node, { before, after }] of looks) {
        const found = findFaded(before, after);
        if (found) faded.set(node, { ...found, state });
      }
    }
    const pointers = await toPointers(page, [...faded.keys()]);
    const replays = await replaysOf(page, faded, pointers);
    return targets.map((node) => {
      const found = faded.get(node);
      const pointer = pointers.get(node);
      if (!found || !pointer) return { outcome: 'passed' };
      const replay = replays.get(node);
      const told: FindingNode = {
        ...pointer,
        failureSummary: say(found),
        facts: contrastFacts({
          ratio: sayRatio(found.ratio),
          required: `${found.wanted}:1`,
          drawn: ['Text color', sayColor(found.front)],
          back: sayColor(found.back),
        }),
        ...(replay && { replay }),
      };
      return { outcome: 'failed', nodes: [told] };
    });
  },
};

function isTextControl(node: CapturedNode): boolean {
  return isTabStop(node) && !isDisabled(node) && isVisible(node) && allWordsOf(node) !== '';
}

/** Elements of which a script hears that they are in a state: what it does then, as moving a box behind them, is not known. */
async function followedByScript(
  page: PageUnderTest,
  targets: readonly CapturedNode[],
): Promise<Record<State, ReadonlySet<CapturedNode>>> {
  const mostAround = 4;
  const { of } = await handlersOf(await captureOnce(page));
  const hears = (pattern: RegExp) =>
    new Set(
      targets.filter((node) =>
        [node, ...[...flatAncestors(node)].slice(0, mostAround)].some((one) =>
          of(one).some(({ type }) => pattern.test(type)),
        ),
      ),
    );
  return {
    hover: hears(/^(mouse|pointer)(enter|over|move)$/),
    focus: hears(/^focus(in)?$/),
  };
}

interface Faded {
  state: State;
  words: string;
  front: Color;
  back: Color;
  ratio: number;
  wanted: number;
}

/** The first text that can be read before and not in the state. */
function findFaded(
  before: readonly TextColors[],
  after: readonly TextColors[],
): Omit<Faded, 'state'> | null {
  for (const now of after) {
    const then = before.find(({ place }) => place === now.place);
    const first = then && drawn(then);
    const last = drawn(now);
    if (!first || !last || first.ratio < first.wanted) continue;
    if (last.ratio > last.wanted - thresholds.least) continue;
    return { words: now.words, ...last };
  }
  return null;
}

/** As it is seen on the plain colors behind it; null where these are not known, or nothing of it is seen. */
function drawn({ color, boxes, size, weight }: TextColors): Omit<Faded, 'state' | 'words'> | null {
  let front = toColor(color);
  let back: Color = { ...white, alpha: 0 };
  for (const box of boxes) {
    const fill = toColor(box.color);
    if (!front || !fill) return null;
    front = sheer(over(front, fill), box.opacity);
    back = sheer(over(back, fill), box.opacity);
  }
  if (!front) return null;
  const seen = over(front, white);
  const under = over(back, white);
  const ratio = contrastOf(seen, under);
  if (ratio < thresholds.unseen) return null;
  return { front: seen, back: under, ratio, wanted: ratioFor({ size, weight }) };
}

function sheer(color: Color, opacity: number): Color {
  return { ...color, alpha: color.alpha * opacity };
}

function say({ state, words, front, back, ratio, wanted }: Faded): string {
  const nearest = nearestPassingColor(toRgb(front), toRgb(back), wanted);
  const better = nearest ? `, which ${toHexColor(nearest)} reaches` : '';
  const when = state === 'hover' ? 'the pointer' : 'the focus';
  return `While ${when} is on it, the text ${quote(words)} has a contrast of ${sayRatio(ratio)} (${sayColor(front)} on ${sayColor(back)}); ${wanted}:1 is needed${better}.`;
}

async function replaysOf(
  page: PageUnderTest,
  faded: ReadonlyMap<CapturedNode, Faded>,
  pointers: ReadonlyMap<CapturedNode, Pointer>,
): Promise<ReadonlyMap<CapturedNode, Replay>> {
  const { nodes } = await resolveNodes(page, [...pointers.values()]);
  return new Map(
    [...faded].flatMap(([node, { state, words: text }]) => {
      const pointer = pointers.get(node);
      const resolved = pointer && nodes.get(pointer);
      if (!resolved) return [];
      const words = wordsOf(node) || allWordsOf(node);
      const element = { target: resolved.target, frameSteps: resolved.frameSteps, words };
      const { words: place, lead } = states[state];
      const replay: Replay = {
        state: `${place} ${called(words, 'the element')}`,
        steps: [lead(element)],
        wrong: `The text ${quote(text)} has too little contrast to be read.`,
        expected: expectNoViolation('color-contrast', resolved.target),
      };
      return [[node, replay] as const];
    }),
  );
}
