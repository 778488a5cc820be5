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
  {
    id: 'justified-text',
    title: 'Text is justified to both margins',
    barrier:
      'The gaps between words differ from line to line and form rivers of white. Many people with dyslexia lose their place among them.',
    remedy: 'Align text to the side where reading begins: text-align: start.',
    verification:
      'Look at the right margin of the paragraph: lines end where their last word ends, and all gaps between words have the same width.',
    category: 'visual-design',
    impact: 'minor',
    wcag: ['1.4.8'],
    level: 'AAA',
    techniques: ['F88', 'C19'],
    actRules: [],
    topic: 'wcag:1.4.8:justified',
    trust: 'failure',
    detectedBy: { curbcut: ['justified-text'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation.html',
  },
  {
    id: 'tight-lines',
    title: 'Line height is less than the size of the letters',
    barrier:
      'Lines without space between them touch each other. People with cognitive disabilities or low vision slip from one line into another.',
    remedy: 'Set a line height without a unit, best 1.5 for text that is read: line-height: 1.5.',
    verification:
      'Look at two lines of the paragraph: between the letters that reach below the one and those that reach up in the next there is clear space.',
    category: 'visual-design',
    impact: 'minor',
    wcag: ['1.4.8'],
    level: 'AAA',
    techniques: ['C21'],
    actRules: [],
    topic: 'wcag:1.4.8:line-height',
    trust: 'failure',
    detectedBy: { curbcut: ['tight-lines'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation.html',
  },
  {
    id: 'long-lines',
    title: 'Lines of text are too long',
    barrier:
      'On the way back from the end of a long line many people with low vision or dyslexia miss the beginning of the next one.',
    remedy: 'Limit the width of text, for example with max-width: 70ch.',
    verification:
      'Count the characters of a full line in a window 1280 pixels wide, spaces included: there are at most about 80.',
    category: 'visual-design',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['C20'],
    actRules: [],
    topic: 'bp:line-length',
    trust: 'failure',
    detectedBy: { curbcut: ['long-lines'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/visual-presentation.html',
  },
  {
    id: 'long-italics',
    title: 'Long text is set in italics',
    barrier:
      'Slanted letters are harder to tell apart. Whole paragraphs of them shut out people with dyslexia or low vision.',
    remedy: 'Set long text upright, and keep italics for single words.',
    verification:
      'Look at the paragraph: its letters stand upright, except for single words or a title.',
    category: 'visual-design',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:italics',
    trust: 'failure',
    detectedBy: { curbcut: ['long-italics'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/readable.html',
  },
  {
    id: 'tiny-text',
    title: 'Text is too small to read',
    barrier:
      'Letters of eight pixels and less are a blur to people with low vision, and an effort for everybody.',
    remedy: 'Set text in rem, best 1rem, and nothing that is to be read below 0.75rem.',
    verification:
      'Look at the computed font-size in the developer tools: it is 9 pixels at the least, and best 16 for running text.',
    category: 'visual-design',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['C14'],
    actRules: [],
    topic: 'bp:text-size',
    trust: 'failure',
    detectedBy: { curbcut: ['tiny-text'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
  },
  {
    id: 'visual-order',
    title: 'Order in the code is not the order on the screen',
    barrier:
      'Screen readers read, and the Tab key moves, in the order of the code. Where styles show another order, blind people get steps mixed up, and people who use the keyboard see the focus jump.',
    remedy:
      'Put the elements into the order in which they are meant, and leave out order, row-reverse, column-reverse and floats that turn it round.',
    verification:
      'Turn styles off in the developer tools, or read the elements with a screen reader, and go through them with the Tab key: all come in the same order as on the screen, and it makes sense.',
    category: 'document-structure',
    impact: 'serious',
    wcag: ['1.3.2', '2.4.3'],
    level: 'A',
    techniques: ['F1', 'C27', 'G59'],
    actRules: [],
    topic: 'wcag:1.3.2:visual-order',
    trust: 'failure',
    detectedBy: { curbcut: ['visual-order'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/css/C27',
  },
];
