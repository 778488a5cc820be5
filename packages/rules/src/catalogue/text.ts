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
  {
    id: 'spaced-letters',
    title: 'Word is broken up with blanks between its letters',
    barrier:
      'A screen reader reads a word with blanks between its letters one letter at a time, a search does not find it, and translation makes nonsense of it.',
    remedy:
      'Write the word without blanks, and space its letters with the CSS property letter-spacing.',
    verification:
      'Let a screen reader read the text, or search the page for the word: it is read and found as one word.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: ['1.3.2'],
    level: 'A',
    techniques: ['F32', 'C8'],
    actRules: [],
    topic: 'wcag:1.3.2:spaced-letters',
    trust: 'failure',
    detectedBy: { curbcut: ['spaced-letters'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F32',
  },
  {
    id: 'look-alike-letters',
    title: 'Word is made of signs that only look like its letters',
    barrier:
      'Letters of another alphabet, or signs for formulas, look like the word that is meant. Screen readers read them as what they are, sign by sign or not at all, and a search does not find the word.',
    remedy:
      'Type the word with the letters of its own alphabet, and change its looks with CSS. Where the signs are wanted, put them into an element with role="img" and the word as its aria-label.',
    verification:
      'Type the word anew and search the page for it: it is found. A screen reader reads it as one word.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['F71', 'H86'],
    actRules: [],
    topic: 'wcag:1.1.1:look-alike-letters',
    trust: 'failure',
    detectedBy: { curbcut: ['look-alike-letters'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F71',
  },
];
