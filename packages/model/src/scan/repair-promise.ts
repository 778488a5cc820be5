import { amount, countOf } from '../text/count-of.ts';
import type { Issue } from './issue.ts';

/** What becomes better when a failure of a criterion is repaired: what it is, null for the page as a whole, and how it becomes. */
const repaired: Readonly<Record<string, readonly [string | null, string]>> = {
  '1.1.1': ['image', 'understandable without sight'],
  '1.2.1': ['recording', 'available as text'],
  '1.2.2': ['video', 'understandable without sound'],
  '1.2.3': ['video', 'understandable without sight'],
  '1.2.4': ['live video', 'understandable without sound'],
  '1.2.5': ['video', 'understandable without sight'],
  '1.3.1': ['part of the page', 'clear to screen readers'],
  '1.3.2': [null, 'readable in the right order'],
  '1.3.3': ['instruction', 'clear without sight'],
  '1.3.4': [null, 'usable in any orientation'],
  '1.3.5': ['field', 'easy to fill in'],
  '1.4.1': ['element', 'clear without color'],
  '1.4.2': [null, 'quiet until sound is asked for'],
  '1.4.3': ['text', 'readable with low vision'],
  '1.4.4': [null, 'readable when enlarged'],
  '1.4.5': ['text', 'adaptable by its reader'],
  '1.4.10': [null, 'readable when zoomed in'],
  '1.4.11': ['control', 'visible with low vision'],
  '1.4.12': ['text', 'readable with wider spacing'],
  '1.4.13': ['pop-up', 'readable under the pointer'],
  '2.1.1': ['control', 'usable by keyboard'],
  '2.1.2': ['part of the page', 'possible to leave by keyboard'],
  '2.1.4': ['shortcut', 'safe for voice control'],
  '2.2.1': [null, 'usable without hurry'],
  '2.2.2': ['moving part', 'possible to stop'],
  '2.3.1': [null, 'safe to look at'],
  '2.4.1': [null, 'quick to move through by keyboard'],
  '2.4.2': [null, 'recognizable by its title'],
  '2.4.3': ['control', 'reachable in a sensible order'],
  '2.4.4': ['link', 'clear to screen readers'],
  '2.4.5': [null, 'easier to find'],
  '2.4.6': ['part of the page', 'clearly labeled'],
  '2.4.7': ['control', 'visible when focused'],
  '2.4.11': ['control', 'visible when focused'],
  '2.5.1': ['control', 'usable with one finger'],
  '2.5.2': ['control', 'safe from slips'],
  '2.5.3': ['control', 'usable by voice'],
  '2.5.4': ['control', 'usable without moving the device'],
  '2.5.7': ['control', 'usable without dragging'],
  '2.5.8': ['control', 'easier to hit'],
  '3.1.1': [null, 'readable aloud in its language'],
  '3.1.2': ['passage', 'readable aloud in the right language'],
  '3.2.1': ['control', 'predictable on focus'],
  '3.2.2': ['field', 'predictable to fill in'],
  '3.2.3': ['link', 'easy to find again'],
  '3.2.4': ['control', 'recognizable on each page'],
  '3.2.6': [null, 'easier to get help on'],
  '3.3.1': ['error', 'clear to screen readers'],
  '3.3.2': ['field', 'clear about what to enter'],
  '3.3.3': ['error', 'easy to correct'],
  '3.3.4': ['mistake', 'possible to take back'],
  '3.3.7': ['field', 'quick to fill in again'],
  '3.3.8': [null, 'usable without a memory test'],
  '4.1.1': [null, 'reliable for assistive technology'],
  '4.1.2': ['control', 'clear to screen readers'],
  '4.1.3': ['message', 'audible in screen readers'],
};

/** What repairing an issue does, for people: `29 controls become usable by keyboard`; null where no promise is known for its criterion. */
export function promiseOf({ wcag, nodesTotal }: Pick<Issue, 'wcag' | 'nodesTotal'>): string | null {
  const known = wcag.map((criterion) => repaired[criterion]).find((one) => one);
  if (!known) return null;
  const [what, how] = known;
  if (what === null || nodesTotal === 0) return `The page becomes ${how}`;
  const many = what.includes(' of ') ? what.replace(' of ', 's of ') : `${what}s`;
  return `${countOf(nodesTotal, what, many)} ${nodesTotal === 1 ? 'becomes' : 'become'} ${how}`;
}

/** How much of the worst is done after the first steps: `3 of 15 critical done`; null without a step. */
export function doneAfter(
  steps: readonly Pick<Issue, 'impact'>[],
  counts: Readonly<Record<Issue['impact'], number>>,
): string | null {
  const [first] = steps;
  if (!first) return null;
  const done = steps.filter(({ impact }) => impact === first.impact).length;
  return `${amount(done)} of ${amount(counts[first.impact])} ${first.impact} done`;
}
