import { pointerKey } from '../engines/pointer-key.ts';
import type { PageUse, Press } from '../interact/page-use.ts';
import type { OutcomesOf } from '../interact/repeat-presses.ts';
import type { Check, TargetOutcome } from './check.ts';
import { checks } from './index.ts';
import { asSeen } from './page/as-seen.ts';

/**
 * Rules about what a page does when a control is pressed, and may do late or only now and then: a script that sets the focus
 * when something has been drawn, or that writes into a live region, races with everything else. What a control says of its own
 * state is none: a second press is meant to turn it round.
 */
const racing: ReadonlySet<string> = new Set([
  'dialog-keeps-focus',
  'dialog-returns-focus',
  'dialog-takes-focus',
  'escape-closes',
  'focus-after-removal',
  'focus-in-new-view',
  'status-message',
]);

/** What the rules of races came to in one press alone. */
export const outcomesOf: OutcomesOf = (press) =>
  new Map(
    checks
      .filter(({ rule }) => racing.has(rule))
      .flatMap((check): [string, 'failed' | 'passed'][] => {
        const all = judgeAlone(check, press).map(({ outcome }) => outcome);
        if (all.includes('failed')) return [[check.rule, 'failed']];
        return all.includes('passed') ? [[check.rule, 'passed']] : [];
      }),
  );

/** With how often each failure was seen, where the press that showed it was repeated and that came to the opposite. */
export function triedAgain(
  check: Check,
  judged: readonly TargetOutcome[],
  { repeated }: Pick<PageUse, 'repeated'>,
): readonly TargetOutcome[] {
  if (!racing.has(check.rule) || repeated.size === 0) return judged;
  const seen = new Map(
    [...repeated].flatMap(([press, again]) => {
      const came = again.flatMap((one) => outcomesOf(one).get(check.rule) ?? []);
      const times = 1 + came.filter((outcome) => outcome === 'failed').length;
      const failed = judgeAlone(check, press).flatMap((one) =>
        one.outcome === 'failed' ? one.nodes : [],
      );
      return failed.map((node) => [pointerKey(node), { times, tries: 1 + came.length }] as const);
    }),
  );
  return judged.flatMap((one) =>
    one.outcome === 'failed'
      ? one.nodes.map((node) => asSeen(seen.get(pointerKey(node)) ?? { times: 1, tries: 1 }, node))
      : [one],
  );
}

function judgeAlone(check: Check, press: Press): readonly TargetOutcome[] {
  const use = { ...nothing, presses: [press] };
  return (check.looksAt === 'use' ? check.judge(use) : check.whenUsed?.(use)) ?? [];
}

const nothing: PageUse = {
  presses: [],
  repeated: new Map(),
  unreached: 0,
  resolved: new Map(),
  hovers: [],
  drags: [],
  manners: [],
  downs: [],
  arrows: [],
  fields: [],
  suggestions: [],
  forms: [],
  taken: [],
  steps: [],
  regions: [],
  messages: [],
  limit: null,
  states: [],
  statesUnreached: 0,
  walk: null,
  cut: new Set(),
  left: [],
};
