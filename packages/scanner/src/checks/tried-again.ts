import { pointerKey } from '../engines/pointer-key.ts';
import type { FindingNode } from '../engines/finding.ts';
import type { PageUse, Press } from '../interact/page-use.ts';
import type { OutcomesOf } from '../interact/repeat-presses.ts';
import type { Seen as Tries } from '../interact/seen.ts';
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

/**
 * With how often each failure was seen, where the press that showed it was repeated and that came to the opposite. One message or
 * dialog may come of many presses: it stays a failure where one of them was not repeated, or failed each time.
 */
export function triedAgain(
  check: Check,
  judged: readonly TargetOutcome[],
  used: PageUse,
): readonly TargetOutcome[] {
  const { repeated } = used;
  if (!racing.has(check.rule) || repeated.size === 0) return judged;
  const once = { ...used, presses: used.presses.filter((press) => !repeated.has(press)) };
  const certain = new Set(failuresIn(judge(check, once)).map(pointerKey));
  const seen = new Map<string, Tries>();
  for (const [press, again] of repeated) {
    const came = again.flatMap((one) => outcomesOf(one).get(check.rule) ?? []);
    const times = 1 + came.filter((outcome) => outcome === 'failed').length;
    const tried = { times, tries: 1 + came.length };
    for (const key of failuresIn(judgeAlone(check, press)).map(pointerKey)) {
      const known = seen.get(key);
      const isSurer = !known || times * known.tries > known.times * tried.tries;
      if (!certain.has(key) && isSurer) seen.set(key, tried);
    }
  }
  return judged.flatMap((one) =>
    one.outcome === 'failed'
      ? one.nodes.map((node) => asSeen(seen.get(pointerKey(node)) ?? { times: 1, tries: 1 }, node))
      : [one],
  );
}

function failuresIn(outcomes: readonly TargetOutcome[]): FindingNode[] {
  return outcomes.flatMap((one) => (one.outcome === 'failed' ? one.nodes : []));
}

function judgeAlone(check: Check, press: Press): readonly TargetOutcome[] {
  return judge(check, { ...nothing, presses: [press] });
}

function judge(check: Check, use: PageUse): readonly TargetOutcome[] {
  return (check.looksAt === 'use' ? check.judge(use) : check.whenUsed?.(use)) ?? [];
}

/** A use in which nothing was done. */
export const nothing: PageUse = {
  presses: [],
  repeated: new Map(),
  unreached: 0,
  resolved: new Map(),
  hovers: [],
  drags: [],
  manners: [],
  tilts: [],
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
  leftAlone: [],
};
