import { countOf } from '@curbcut/model/text';
import { knownFacts } from '../../facts/known-facts.ts';
import type { PageUse } from '../../interact/page-use.ts';
import type { LimitStory, Notice } from '../../interact/waiting/wait-story.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import { replayElement } from '../../replay/replay-element.ts';
import { step } from '../../replay/replay-steps.ts';
import type { Replay } from '../../replay/replay.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { quote } from '../page/words-of.ts';

/** WCAG gives people so long to answer, in seconds. */
const thresholds = { answerSeconds: 20 } as const;

/** WCAG 2.2, 2.2.1: does a page that ends somebody's time by itself warn them before, with a way to get more? */
export const timeLimitCheck: UseCheck = {
  looksAt: 'use',
  ways: ['wait'],
  rule: 'time-limit',
  name: 'Limits of time',
  judge: (use) => (use.limit?.end ? [judgeEnd(use.limit, use.limit.end, use)] : []),
};

function judgeEnd(
  story: LimitStory,
  end: NonNullable<LimitStory['end']>,
  use: PageUse,
): TargetOutcome {
  const isTooShort = story.warnedFor !== null && story.warnedFor < thresholds.answerSeconds;
  if (story.warned && !isTooShort) return { outcome: 'passed' };
  if (story.notice && !story.notice.offers) return judgeNotice(story.notice, end.after, use);
  const minutes = Math.ceil(end.after / 60);
  const what = `After ${countOf(minutes, 'minute')} in which nothing is done, ${ends[end.kind]}${end.words === '' ? '' : `, and the page says ${quote(end.words)}`}. ${warningOf(story)}`;
  const isCertain = !story.asked && end.kind !== 'left';
  const question = story.asked
    ? ' The page asked for something meanwhile, which it did not get during the scan. Does it end like this with its server too?'
    : ' Does it load the page again, or lead elsewhere?';
  const element = replayElement(use, story.at, story.label);
  const replay: Replay | null = element && {
    state: null,
    steps: [
      step.loadWithClock(),
      ...(story.text === '' ? [] : [step.type(story.text, element)]),
      step.leaveAlone(minutes),
    ],
    wrong: what,
    expected: expectedOf(story, end.kind, element),
    pictures: story.pictures,
  };
  return {
    outcome: isCertain ? 'failed' : 'needs-review',
    nodes: [
      {
        ...story.at,
        failureSummary: isCertain ? what : `${what}${question}`,
        facts: knownFacts([
          ['Ends after', countOf(minutes, 'minute')],
          ['Warned before', story.warnedFor === null ? null : countOf(story.warnedFor, 'second')],
        ]),
        ...(replay ? { replay } : {}),
      },
    ],
  };
}

function warningOf({ leavesOnly, warned, warnedFor }: LimitStory): string {
  if (warned) return `It warns of that only ${countOf(warnedFor ?? 0, 'second')} before.`;
  if (!leavesOnly)
    return 'Nothing warns of it for as long as 20 seconds before, and nothing offers more time.';
  return `Before that ${quote(leavesOnly.words)} comes over the page, where nothing can be pressed but ${quote(leavesOnly.buttons)}: nothing offers more time.`;
}

/** It says itself that the time ends: what the page does then is known without a server. */
function judgeNotice({ at, after, words }: Notice, endsAfter: number, use: PageUse): TargetOutcome {
  const minutes = Math.ceil(after / 60);
  const wrong = `After ${countOf(minutes, 'minute')} in which nothing is done the page says ${quote(words)}, and nothing in it can be pressed to get more time.`;
  const element = replayElement(use, at, words);
  const replay: Replay | null = element && {
    state: null,
    steps: [step.loadWithClock(), step.leaveAlone(minutes)],
    wrong,
    // Whole minutes may go past the end, when the message is there no more.
    expected: element && endsAfter > minutes * 60 ? expectThat.offersControl(element) : null,
  };
  const facts = knownFacts([['Message after', countOf(minutes, 'minute')]]);
  const node = { ...at, failureSummary: wrong, facts, ...(replay ? { replay } : {}) };
  return { outcome: 'failed', nodes: [node] };
}

const ends = {
  lost: 'what was written in this field is lost',
  emptied: 'most of the page goes away',
  told: 'the time is over',
  left: 'the page tries to load an address by itself',
} as const;

function expectedOf(
  { text }: LimitStory,
  kind: NonNullable<LimitStory['end']>['kind'],
  element: Parameters<typeof expectThat.holds>[0],
): string[] | null {
  if (kind === 'lost') return expectThat.holds(element, text);
  return kind === 'emptied' ? expectThat.isVisible(element) : null;
}
