import type { AxeRuleTable } from './axe-rule-entry.ts';

/** What is seen: contrast, zoom, spacing, size and movement. */
export const visualRules = {
  'avoid-inline-spacing': {
    category: 'visual-design',
    topic: 'wcag:1.4.12:text-spacing',
    impact: 'serious',
    title: 'Text spacing is fixed and cannot be adjusted',
    description:
      'Some people with dyslexia or low vision need wider lines, words and letters. Spacing set with !important in a style attribute overrules their own settings.',
    help: 'Remove !important from line-height, letter-spacing and word-spacing in style attributes, or move these declarations to a style sheet.',
    actRules: ['24afc2', '9e45ec', '78fd32'],
    trust: 'failure',
  },
  blink: {
    category: 'visual-design',
    topic: 'wcag:2.2.2:moving-content',
    impact: 'serious',
    title: 'Text blinks and cannot be stopped',
    description:
      'Blinking text is hard to read and click, and it makes the whole page difficult for people with attention or reading disabilities.',
    help: 'Replace the blink element with ordinary text, and stress it with strong if it matters.',
    actRules: [],
    trust: 'failure',
  },
  'color-contrast': {
    category: 'visual-design',
    topic: 'act:afw4f7',
    impact: 'serious',
    title: 'Text has too little color contrast with its background',
    description:
      'People with low vision, and everybody in bright light, cannot read text whose color is too close to its background.',
    help: 'Darken or lighten the text or its background until the contrast ratio is at least 4.5:1, or 3:1 for large text.',
    actRules: ['afw4f7', '09o5cg'],
    trust: 'failure',
  },
  // Text below AA is below AAA as well; it is blamed once, for AA: see to-findings.ts.
  'color-contrast-enhanced': {
    category: 'visual-design',
    topic: 'act:09o5cg',
    impact: 'serious',
    title: 'Text does not reach the enhanced contrast ratio',
    description:
      'People with low vision who use no assistive technology read text best at an enhanced color contrast, which level AAA asks for.',
    help: 'Aim for a contrast ratio of at least 7:1 between text and background, or 4.5:1 for large text.',
    actRules: ['09o5cg'],
    trust: 'review',
  },
  'css-orientation-lock': {
    category: 'visual-design',
    topic: 'act:b33eff',
    impact: 'serious',
    title: 'Page is locked to one screen orientation',
    description:
      'People whose device is mounted, for example on a wheelchair, cannot turn it. A page locked to portrait or landscape then lies on its side.',
    help: 'Remove the CSS that rotates the content by screen orientation, and let the layout work both ways.',
    actRules: ['b33eff'],
    trust: 'failure',
  },
  marquee: {
    category: 'visual-design',
    topic: 'wcag:2.2.2:moving-content',
    impact: 'serious',
    title: 'Text scrolls by itself and cannot be stopped',
    description:
      'Moving text distracts people with attention disabilities, and those who read slowly or click with effort cannot keep up with it.',
    help: 'Replace the marquee element with text that stands still. If it must move, offer a button that pauses it.',
    actRules: [],
    trust: 'failure',
  },
  'meta-viewport': {
    category: 'visual-design',
    topic: 'act:b4f0c3',
    impact: 'moderate',
    title: 'Zooming is disabled on touch screens',
    description:
      'People with low vision zoom in to read. The meta viewport of this page keeps them from enlarging the text.',
    help: 'Remove user-scalable=no and maximum-scale from the content of the meta viewport element.',
    actRules: ['b4f0c3'],
    trust: 'failure',
  },
  'meta-viewport-large': {
    category: 'visual-design',
    topic: 'bp:zoom-to-500',
    impact: 'minor',
    title: 'Zooming is limited to less than 500%',
    description:
      'Some people with low vision need text five times as large, and the meta viewport of this page stops the zoom before that.',
    help: 'Remove maximum-scale from the meta viewport element, or set it to 5 or more.',
    actRules: [],
    trust: 'review',
  },
  'target-size': {
    category: 'visual-design',
    topic: 'wcag:2.5.8:target-size',
    impact: 'serious',
    title: 'Touch targets are too small or too close together',
    description:
      'People with tremor or large fingers hit the wrong link or button when the target is smaller than 24 by 24 pixels and has a close neighbor.',
    help: 'Make the clickable area at least 24 by 24 CSS pixels, for example with padding, or leave enough space between targets.',
    actRules: [],
    trust: 'failure',
  },
} as const satisfies AxeRuleTable;
