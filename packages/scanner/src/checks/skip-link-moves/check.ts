import { stepsTo, walkReplay } from '../../interact/walk/walk-replay.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { step } from '../../replay/replay-steps.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 2.4.1: does the keyboard go on where a skip link leads? */
export const skipLinkMovesCheck: UseCheck = {
  looksAt: 'use',
  ways: ['walk'],
  rule: 'skip-link-moves',
  name: 'Where skip links lead the keyboard',
  judge: (use) =>
    (use.walk?.skips ?? []).map(({ link, next, works, isLost }): TargetOutcome => {
      if (works) return { outcome: 'passed' };
      const led = called(next?.words ?? '');
      const wrong = isLost
        ? `Nothing happens: the page has no place with the name that the link leads to. The next press of Tab leads to ${led}, which comes after the link anyway.`
        : `The next press of Tab leads to ${led}, which comes before the place that the link names.`;
      const failureSummary = `Press Enter on the link ${called(link.words, '')}, then Tab. ${wrong}`;
      const replay = walkReplay(use, link, ({ element }) => ({
        steps: [...stepsTo(link, element), step.press('Enter'), step.press('Tab')],
        wrong,
        expected: expectThat.isPastPlaceOf(element),
      }));
      return { outcome: 'failed', nodes: [{ ...link.pointer, failureSummary, ...replay }] };
    }),
};
