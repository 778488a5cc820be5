import { captureOnce } from '../../capture/capture-once.ts';
import type { CapturedScrollMotion } from '../../capture/page-capture.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { PageCheck } from '../check.ts';
import {
  keptMotions,
  type Motion,
  pointed,
  type PointedMotion,
  sizeOf,
} from '../page/kept-motion.ts';
import { withLessMotion } from '../page/with-less-motion.ts';

interface SetOff extends Motion {
  what: CapturedScrollMotion['what'];
  distance: number;
  /** No style sheet speaks of it for people who prefer less motion. */
  isUnspoken: boolean;
}

/** WCAG 2.2, 2.3.3 (AAA): does motion that scrolling sets off stay away from people who prefer less of it? */
export const motionOnScrollCheck: PageCheck<PointedMotion<SetOff>> = {
  looksAt: 'page',
  rule: 'motion-on-scroll',
  name: 'Motion that scrolling sets off',
  thorough: true,
  applicability: async (page) => pointed(page, await motionsOf(page)),
  change: withLessMotion,
  async expectation(page, targets) {
    const kept = await keptMotions(page, targets);
    const keptTargets = new Set(kept.map(({ motion }) => motion));
    const passed = targets
      .filter(({ motion }) => !keptTargets.has(motion))
      .map(() => ({ outcome: 'passed' }) as const);
    // Where styles say something of it, they may as well have let it come to its end.
    const sure = kept.filter(({ motion }) => motion.isUnspoken);
    const failed = sure.map(
      ({ frame, element, msThen, motion: { node, what, name, ms, distance } }) => ({
        frame,
        element,
        failureSummary: `${words[what](distance)} when the page is scrolled, also when people have set their device to less motion.`,
        facts: knownFacts([
          [what === 'transition' ? 'Transition' : 'Animation', name],
          ['Way', `${distance} px`],
          ['Size', sizeOf(node)],
          ['Duration', ms === 0 ? null : `${ms / 1_000} s`],
          ['With less motion', ms === 0 ? null : `${msThen / 1_000} s`],
        ]),
      }),
    );
    return failed.length === 0 ? passed : [...passed, { outcome: 'failed', nodes: failed }];
  },
};

const words: Record<SetOff['what'], (distance: number) => string> = {
  transition: (distance) => `This comes into its place over ${distance} px`,
  animation: (distance) => `This comes into its place over ${distance} px`,
  timeline: (distance) => `This moves by ${distance} px on its own`,
  pace: (distance) =>
    `This moves at another pace than what is around it, by ${distance} px for a window’s height,`,
};

const byOf = {
  transition: 'transition',
  animation: 'animation',
  timeline: 'timeline',
  pace: 'script',
} as const;

async function motionsOf(page: PageUnderTest): Promise<SetOff[]> {
  const { scrolled } = await (await captureOnce(page)).motion();
  // A wish that is asked for as the page loads, or may be told by styles that can’t be read, is not seen by another look.
  const all = scrolled.filter(({ spokenOf }) => spokenOf !== 'unknown');
  if (all.length === 0 || (await page.listeners.clockwork()).asksForLessMotion) return [];
  return all.map(({ node, what, name, distance, ms, spokenOf }) => ({
    node,
    by: byOf[what],
    what,
    name,
    distance,
    ms,
    isUnspoken: spokenOf === 'no',
    pseudoElement: '',
    keyframes: null,
  }));
}
