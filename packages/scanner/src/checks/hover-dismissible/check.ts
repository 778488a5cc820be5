import type { HoverStory } from '../../interact/pointer/hover-story.ts';
import type { TargetOutcome, UseCheck } from '../check.ts';
import { called } from '../page/steps.ts';
import { quote } from '../page/words-of.ts';

/** WCAG 2.2, 1.4.13: does Escape take away what the pointer brought over the page, while the pointer stays? */
export const hoverDismissibleCheck: UseCheck = {
  looksAt: 'use',
  rule: 'hover-dismissible',
  name: 'What appears under the pointer and can be closed',
  thresholds: {},
  sources: ['page'],
  judge: ({ hovers }) => hovers.flatMap(judgeHover),
};

function judgeHover({ host, hostWords, words, covers, escape }: HoverStory): TargetOutcome[] {
  if (covers === false) return [];
  if (escape === 'yes') return [{ outcome: 'passed' }];
  const appears = `Move the pointer onto ${called(hostWords)}: ${words === '' ? 'something' : quote(words)} appears`;
  const over = covers === null ? 'beside it, drawn by the styles' : 'and covers what lies behind';
  const failureSummary =
    escape === 'focused'
      ? `${appears} ${over}. Escape takes it away only while the focus is there as well; check whether people who use a mouse can close it without moving away.`
      : `${appears} ${over}. Press Escape without moving the pointer: it stays.`;
  const outcome = escape === 'no' && covers === true ? 'failed' : 'needs-review';
  return [{ outcome, nodes: [{ ...host, failureSummary }] }];
}
