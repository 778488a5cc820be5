import { captureOnce } from '../../capture/capture-once.ts';
import type { CapturedMotion } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { PageCheck } from '../check.ts';
import { motionOf } from '../moving-content/animations-in.ts';
import { isExpected } from '../moving-content/draws-the-eye.ts';
import {
  keptMotions,
  type Motion,
  pointed,
  type PointedMotion,
  sizeOf,
} from '../page/kept-motion.ts';
import { withLessMotion } from '../page/with-less-motion.ts';

const thresholds = {
  /** Square pixels: less is an ornament. */
  area: 15_000,
  pixels: 30,
  /** By how much of its size something grows. */
  growth: 0.2,
} as const;

interface OwnMotion extends Motion {
  how: string;
}

/** Best practice (W3C technique C39): does large motion that begins by itself end for people who prefer less of it? */
export const motionGoesOnCheck: PageCheck<PointedMotion<OwnMotion>> = {
  looksAt: 'page',
  rule: 'motion-goes-on',
  name: 'Motion where less of it is asked for',
  thorough: true,
  applicability: async (page) => pointed(page, await motionsOf(page)),
  change: withLessMotion,
  async expectation(page, targets) {
    const kept = await keptMotions(page, targets);
    const keptNodes = new Set(kept.map(({ motion }) => motion.node));
    const passed = targets
      .filter(({ motion }) => !keptNodes.has(motion.node))
      .map(() => ({ outcome: 'passed' }) as const);
    const failed = kept.map(({ frame, element, msThen, motion: { node, by, name, how, ms } }) => ({
      frame,
      element,
      failureSummary: `${how}, and goes on in the same way when people have set their device to less motion.`,
      facts: knownFacts([
        ['Animation', name],
        [
          'Moved by',
          by === 'script' ? 'a script that does not ask for the setting' : 'style sheet',
        ],
        ['Size', sizeOf(node)],
        ['One turn', by === 'script' ? null : `${ms / 1_000} s`],
        ['With less motion', by === 'script' ? null : `${msThen / 1_000} s`],
      ]),
    }));
    return failed.length === 0 ? passed : [...passed, { outcome: 'failed', nodes: failed }];
  },
};

async function motionsOf(page: PageUnderTest): Promise<OwnMotion[]> {
  const motion = await (await captureOnce(page)).motion();
  const all = [...animationsIn(motion), ...movementsIn(motion)].filter(isLarge);
  // What a page does that asks for the wish as it loads is not known before it is loaded anew.
  if (all.length === 0 || (await page.listeners.clockwork()).asksForLessMotion) return [];
  const nodes = new Set(all.map(({ node }) => node));
  const first = new Map(all.map((one) => [one.node, one]));
  return [...first.values()].filter(({ node }) => {
    for (let at = node.parent; at; at = at.parent) if (nodes.has(at)) return false;
    return true;
  });
}

function animationsIn({ animations }: CapturedMotion): OwnMotion[] {
  return animations.flatMap((animation) => {
    const { node, name, pseudoElement, turnMs, keyframes, spokenOf, isEndless } = animation;
    const { distance, growing, isTurning } = motionOf(animation);
    const how =
      distance >= thresholds.pixels
        ? `An animation moves this by ${Math.round(distance)} px`
        : growing >= thresholds.growth
          ? `An animation lets this grow by ${Math.round(growing * 100)} %`
          : isTurning
            ? 'An animation turns this'
            : null;
    if (how === null || !isEndless) return [];
    if (name === '' && spokenOf !== 'no') return [];
    const by = name === '' ? 'script' : 'animation';
    return [{ node, by, name, pseudoElement, ms: turnMs, keyframes, how }];
  });
}

function movementsIn({ movements }: CapturedMotion): OwnMotion[] {
  return movements.flatMap(({ node, what, spokenOf }) => {
    const isRow = node.children.filter(({ kind }) => kind === 'element').length > 1;
    const isMotion = what === 'place' || (what === 'content' && isRow);
    if (!isMotion || spokenOf !== 'no' || /^(video|audio|canvas|marquee)$/.test(node.tag))
      return [];
    const how =
      what === 'place'
        ? 'A script keeps moving this'
        : 'A script keeps exchanging what is shown here';
    const none = { name: '', pseudoElement: '', ms: 0, keyframes: null };
    return [{ node, by: 'script' as const, ...none, how }];
  });
}

function isLarge({ node, pseudoElement }: OwnMotion): boolean {
  if (isExpected(node)) return false;
  const moving =
    pseudoElement === '' ? node : node.children.find(({ tag }) => tag === pseudoElement);
  const { box } = moving ?? node;
  if (!moving || !box || box.width * box.height < thresholds.area) return false;
  const around = node.parent;
  return isVisible(node) || (around?.kind === 'element' && isVisible(around));
}
