import type { TargetOutcome, UseCheck } from '../check.ts';
import { called } from '../page/steps.ts';
import { quote } from '../page/words-of.ts';

/** WCAG 2.2, 1.4.13: does what the pointer brought stay while the pointer moves onto it? */
export const hoverReachableCheck: UseCheck = {
  looksAt: 'use',
  rule: 'hover-reachable',
  name: 'What appears under the pointer and stays',
  thresholds: {},
  sources: ['page'],
  judge: ({ hovers }) =>
    hovers.flatMap(({ host, hostWords, words, stays }): TargetOutcome[] => {
      if (stays === null) return [];
      if (stays) return [{ outcome: 'passed' }];
      const what = words === '' ? 'something' : quote(words);
      const failureSummary = `Move the pointer onto ${called(hostWords)}: ${what} appears. Move the pointer on to it: it vanishes.`;
      return [{ outcome: 'failed', nodes: [{ ...host, failureSummary }] }];
    }),
};
