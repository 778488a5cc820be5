import type { PageCapture } from '../../capture/page-capture.ts';
import type { CaptureCheck } from '../check.ts';
import { animationsIn } from './animations-in.ts';
import type { Moving } from './moving.ts';
import { movementsIn } from './movements-in.ts';
import { picturesIn } from './pictures-in.ts';
import { stoppersOf } from './stoppers-of.ts';

const thresholds = {
  seconds: 5,
  /** Pixels on a side: less is an ornament. */
  ornament: 24,
  /** Square pixels of a picture or film that draws the eye. */
  picture: 10_000,
  /** Parts of the page beyond this are not judged. */
  most: 100,
} as const;

const known = new WeakMap<PageCapture, Promise<Moving[]>>();

/** WCAG 2.2, 2.2.2: can everything that moves by itself for more than five seconds be stopped? */
export const movingContentCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'moving-content',
  name: 'Content that moves',
  applicability: async (capture) => (await movingIn(capture)).map(({ node }) => node),
  async expectation(capture) {
    const moving = await movingIn(capture);
    const stopperOf = await stoppersOf(capture);
    return moving.map(({ node, what, isCertain, mayYield }) => {
      const stopper = stopperOf(node);
      if (stopper === 'near') return { outcome: 'passed' };
      const isFailure = isCertain && !mayYield && stopper === 'none';
      const question = mayYield
        ? 'It may stay still for people who have set their device to less motion; all others need a way to stop it. Is there one?'
        : questions[stopper];
      const failureSummary = isFailure
        ? `${what}, and nothing near it says that it pauses, stops or hides it.`
        : `${what}. ${question}`;
      const outcome = isFailure ? ('failed' as const) : ('needs-review' as const);
      return { outcome, nodes: [{ node, failureSummary }] };
    });
  },
};

const questions = {
  none: 'Is it needed to understand the page, or does it end within five seconds? If not, people need a way to stop it.',
  elsewhere: 'There is a control on the page that stops something. Does it stop this?',
  code: 'Its code can be stopped by something that people do there. Does it stay stopped, and is that said?',
} as const;

function movingIn(capture: PageCapture): Promise<Moving[]> {
  const found = known.get(capture) ?? listMoving(capture);
  known.set(capture, found);
  return found;
}

async function listMoving(capture: PageCapture): Promise<Moving[]> {
  const motion = await capture.motion();
  const byNode = new Map(
    [
      ...animationsIn(motion, thresholds),
      ...movementsIn(motion, thresholds),
      ...(await picturesIn(capture, thresholds)),
    ].map((moving) => [moving.node, moving]),
  );
  // What stands in something that moves moves with it.
  return [...byNode.values()]
    .filter(({ node }) => {
      for (let at = node.parent; at; at = at.parent) if (byNode.has(at)) return false;
      return true;
    })
    .slice(0, thresholds.most);
}
