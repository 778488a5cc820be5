import type { Rule } from '../rule.ts';

/** Text as it is written and set: its direction, its order, its letters and its typography. */
export const textRules: readonly Rule[] = [
  {
    id: 'text-direction',
    title: 'Text does not run in the direction in which it is written',
    barrier:
      'Arabic and Hebrew are written from right to left. Set from left to right their sentences fall apart, and numbers of several groups stand back to front, so that people read or type something else than is meant.',
    remedy:
      'Put dir="rtl" on the element that holds the text, or on the html element, and dir="ltr" on a bdi element around numbers and words that run from left to right.',
    verification:
      'Read the text as its language is read, or select it with the mouse from its start: the selection grows in the direction of writing, punctuation stands at the end, and numbers read as they are typed.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: ['1.3.2'],
    level: 'A',
    techniques: ['H34', 'H56'],
    actRules: [],
    topic: 'wcag:1.3.2:text-direction',
    trust: 'failure',
    detectedBy: { curbcut: ['text-direction'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/meaningful-sequence.html',
  },
];
