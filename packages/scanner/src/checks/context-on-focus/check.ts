import type { Jump } from '../../interact/walk/walked.ts';
import { stepsTo, walkReplay } from '../../interact/walk/walk-replay.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { called } from '../page/words-of.ts';

/** WCAG 2.2, 3.2.1: does what gets the focus keep it, and leave the page as it is? */
export const contextOnFocusCheck: UseCheck = {
  looksAt: 'use',
  ways: ['walk'],
  rule: 'context-on-focus',
  name: 'What happens when something gets the focus',
  thresholds: {},
  sources: ['page'],
  judge: (use) => {
    const { stops, jumps } = use.walk ?? { stops: [], jumps: [] };
    const passed = stops.length > 0 ? [{ outcome: 'passed' } as const] : [];
    const failed = jumps.map((jump): TargetOutcome => {
      const { from, to } = jump;
      const wrong = wrongOf(jump);
      const failureSummary = `As soon as ${called(from.words, 'it')} gets the focus, ${wrong}`;
      const replay = walkReplay(use, from, ({ element }) => ({
        steps: stepsTo(from, element),
        wrong: `${wrong[0]?.toUpperCase()}${wrong.slice(1)}`,
        expected: to ? expectThat.isFocused(element) : expectThat.staysOnPage(),
      }));
      return { outcome: 'failed', nodes: [{ ...from.pointer, failureSummary, ...replay }] };
    });
    return [...passed, ...failed];
  },
};

function wrongOf({ to }: Jump): string {
  if (!to) return 'a script asks for another page.';
  if (!to.pointer) return 'a script takes it away, and nothing has it.';
  return `a script moves it on to ${called(to.words)}.`;
}
