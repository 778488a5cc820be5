import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** What is seen: contrast, zoom, spacing, size and movement. */
export const visualRules: readonly Rule[] = [
  {
    id: 'avoid-inline-spacing',
    title: 'Text spacing is fixed and cannot be adjusted',
    barrier:
      'Some people with dyslexia or low vision need wider lines, words and letters. Spacing set with !important in a style attribute overrules their own settings.',
    remedy:
      'Remove !important from line-height, letter-spacing and word-spacing in style attributes, or move these declarations to a style sheet.',
    verification:
      'Run a text spacing bookmarklet, or set a line height of 1.5, letter spacing of 0.12em and word spacing of 0.16em by a user style. The text takes on these distances, and nothing is cut off or overlaps.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.12'],
    level: 'AA',
    techniques: ['C36'],
    actRules: ['24afc2', '9e45ec', '78fd32'],
    topic: 'wcag:1.4.12:text-spacing',
    trust: 'failure',
    detectedBy: { axe: ['avoid-inline-spacing'], alfa: ['sia-r91', 'sia-r92', 'sia-r93'] },
    helpUrl: axeHelp('avoid-inline-spacing'),
  },
  {
    id: 'blink',
    title: 'Text blinks and cannot be stopped',
    barrier:
      'Blinking text is hard to read and click, and it makes the whole page difficult for people with attention or reading disabilities.',
    remedy:
      'Replace the blink element with ordinary text, and stress it with strong if it matters.',
    verification:
      'Watch the page for more than five seconds after it has loaded. Nothing blinks any longer, or a control stops it.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['2.2.2'],
    level: 'A',
    techniques: ['F112'],
    actRules: [],
    topic: 'wcag:2.2.2:moving-content',
    variantOf: 'marquee',
    trust: 'failure',
    detectedBy: { axe: ['blink'] },
    helpUrl: axeHelp('blink'),
  },
  {
    id: 'color-alone',
    title: 'Only a color tells something',
    barrier:
      'People who are color-blind, or see no colors, do not learn what is told by nothing but a color: which fields are required or wrong, or which state, kind or sign something has.',
    remedy:
      'Say it in another way as well: with a word, a sign, or a symbol of another shape. The color may stay.',
    verification:
      'Take a screenshot and turn it to grayscale. All that the colors told can still be told from words, signs or shapes.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.1'],
    level: 'A',
    techniques: ['F81', 'G14', 'G205'],
    actRules: [],
    topic: 'wcag:1.4.1:color-alone',
    trust: 'failure',
    detectedBy: { curbcut: ['color-alone'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color.html',
  },
  {
    id: 'color-contrast',
    title: 'Text has too little color contrast with its background',
    barrier:
      'People with low vision, and everybody in bright light, cannot read text whose color is too close to its background.',
    remedy:
      'Darken or lighten the text or its background until the contrast ratio is at least 4.5:1, or 3:1 for large text.',
    verification:
      'Pick the color of the text and that of its background with a contrast checker, at the place where they come closest. The ratio is at least 4.5:1, or 3:1 for text from 24 pixels, or bold from 18.66 pixels.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.3'],
    level: 'AA',
    techniques: ['F83', 'G18', 'G145'],
    actRules: ['afw4f7', '09o5cg'],
    topic: 'act:afw4f7',
    trust: 'failure',
    detectedBy: {
      axe: ['color-contrast'],
      lighthouse: ['color-contrast'],
      curbcut: ['color-contrast'],
    },
    helpUrl: axeHelp('color-contrast'),
  },
  // Text below AA is below AAA as well; an element is blamed once, for AA.
  {
    id: 'color-contrast-enhanced',
    title: 'Text does not reach the enhanced contrast ratio',
    barrier:
      'People with low vision who use no assistive technology read text best at an enhanced color contrast, which level AAA asks for.',
    remedy:
      'Aim for a contrast ratio of at least 7:1 between text and background, or 4.5:1 for large text.',
    verification:
      'Pick the color of the text and that of its background with a contrast checker, at the place where they come closest. The ratio is at least 7:1, or 4.5:1 for text from 24 pixels, or bold from 18.66 pixels.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.6'],
    level: 'AAA',
    techniques: ['G17', 'G18'],
    actRules: ['09o5cg'],
    topic: 'act:09o5cg',
    trust: 'failure',
    detectedBy: { axe: ['color-contrast-enhanced'] },
    helpUrl: axeHelp('color-contrast-enhanced'),
  },
  {
    id: 'css-orientation-lock',
    title: 'Page is locked to one screen orientation',
    barrier:
      'People whose device is mounted, for example on a wheelchair, cannot turn it. A page locked to portrait or landscape then lies on its side.',
    remedy:
      'Remove the CSS that rotates the content by screen orientation, and let the layout work both ways.',
    verification:
      'Open the page on a phone, or in the device view of the developer tools, and turn it from portrait to landscape and back. The content turns with it and stays usable both ways.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.3.4'],
    level: 'AA',
    techniques: ['F97'],
    actRules: ['b33eff'],
    topic: 'act:b33eff',
    trust: 'failure',
    experimental: true,
    detectedBy: { axe: ['css-orientation-lock'] },
    helpUrl: axeHelp('css-orientation-lock'),
  },
  {
    id: 'marquee',
    title: 'Text scrolls by itself and cannot be stopped',
    barrier:
      'Moving text distracts people with attention disabilities, and those who read slowly or click with effort cannot keep up with it.',
    remedy:
      'Replace the marquee element with text that stands still. If it must move, offer a button that pauses it.',
    verification:
      'Watch the page for more than five seconds after it has loaded. Nothing moves by itself, or a button pauses the movement and lets it go on where it stopped.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['2.2.2'],
    level: 'A',
    techniques: ['F16', 'G4'],
    actRules: [],
    topic: 'wcag:2.2.2:moving-content',
    trust: 'failure',
    detectedBy: { axe: ['marquee'] },
    helpUrl: axeHelp('marquee'),
  },
  {
    id: 'meta-viewport',
    title: 'Zooming is disabled on touch screens',
    barrier:
      'People with low vision zoom in to read. The meta viewport of this page keeps them from enlarging the text.',
    remedy:
      'Remove user-scalable=no and maximum-scale from the content of the meta viewport element.',
    verification:
      'Open the page on a phone and spread two fingers on it, or read the meta viewport in the developer tools. The page can be enlarged to at least 200 percent.',
    category: 'visual-design',
    impact: 'moderate',
    wcag: ['1.4.4'],
    level: 'AA',
    techniques: ['G142'],
    actRules: ['b4f0c3'],
    topic: 'act:b4f0c3',
    trust: 'failure',
    detectedBy: { axe: ['meta-viewport'], lighthouse: ['meta-viewport'], alfa: ['sia-r47'] },
    helpUrl: axeHelp('meta-viewport'),
  },
  {
    id: 'meta-viewport-large',
    title: 'Zooming is limited to less than 500%',
    barrier:
      'Some people with low vision need text five times as large, and the meta viewport of this page stops the zoom before that.',
    remedy: 'Remove maximum-scale from the meta viewport element, or set it to 5 or more.',
    verification:
      'Open the page on a phone and spread two fingers on it as far as it goes. The text becomes at least five times as large.',
    category: 'visual-design',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:zoom-to-500',
    trust: 'review',
    detectedBy: { axe: ['meta-viewport-large'] },
    helpUrl: axeHelp('meta-viewport-large'),
  },
  {
    id: 'target-size',
    title: 'Touch targets are too small or too close together',
    barrier:
      'People with tremor or large fingers hit the wrong link or button when the target is smaller than 24 by 24 pixels and has a close neighbor.',
    remedy:
      'Make the clickable area at least 24 by 24 CSS pixels, for example with padding, or leave enough space between targets.',
    verification:
      'Measure the target in the developer tools: it is at least 24 by 24 CSS pixels. If it is smaller, a circle of 24 pixels around its middle touches no other target and no circle of another small one.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['2.5.8'],
    level: 'AA',
    techniques: ['C42'],
    actRules: [],
    topic: 'wcag:2.5.8:target-size',
    trust: 'failure',
    detectedBy: {
      axe: ['target-size'],
      lighthouse: ['target-size'],
      curbcut: ['target-size'],
    },
    helpUrl: axeHelp('target-size'),
  },
  {
    id: 'reflow',
    title: 'Text does not reflow on narrow or zoomed screens',
    barrier:
      'At a width of 320 CSS pixels, as on a phone or at 400 percent zoom, the page is wider than the screen. People with low vision must scroll sideways to read every line.',
    remedy:
      'Let the content wrap: use relative widths and max-width instead of fixed widths and min-width, and let rows of a layout break on narrow screens.',
    verification:
      'Make the browser window 1280 pixels wide and zoom to 400 percent, or set a width of 320 pixels in the device view of the developer tools. All text can be read by scrolling down only; tables, maps and other pictures may scroll sideways.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.10'],
    level: 'AA',
    techniques: ['C31', 'C32', 'C33', 'C38'],
    actRules: [],
    topic: 'wcag:1.4.10:reflow',
    trust: 'failure',
    detectedBy: { curbcut: ['reflow'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  },
  {
    id: 'placeholder-contrast',
    title: 'Words in empty fields are too pale to read',
    barrier:
      "People with low vision, and everybody in bright light, can't read the example or hint that stands in the field.",
    remedy: 'Give ::placeholder a darker color, at least 4.5:1 against the field, and opacity 1.',
    verification:
      'Measure the color of the words in the empty field against the field with a color picker: 4.5:1 or more.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.3'],
    level: 'AA',
    techniques: ['G18', 'G145'],
    actRules: [],
    topic: 'wcag:1.4.3:placeholder',
    trust: 'failure',
    detectedBy: { curbcut: ['placeholder-contrast'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
  },
  {
    id: 'field-contrast',
    title: 'The edges of fields can hardly be seen',
    barrier:
      "People with low vision can't see where a field begins and ends, or that there is one, when its border and fill hardly differ from the page.",
    remedy: 'Give the field a border or fill that has at least 3:1 against what is around it.',
    verification:
      'Measure the border of the field, or its fill, against the background with a color picker: one of them has 3:1 or more.',
    category: 'visual-design',
    impact: 'moderate',
    wcag: ['1.4.11'],
    level: 'AA',
    techniques: ['G195'],
    actRules: [],
    topic: 'wcag:1.4.11:field-edge',
    trust: 'failure',
    detectedBy: { curbcut: ['field-contrast'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html',
  },
  {
    id: 'graphics-contrast',
    title: 'Symbols, marks or bars can hardly be seen',
    barrier:
      'People with low vision, and everybody in bright light, do not see a symbol, a mark of a state or a bar of a chart whose color is too close to what is around it.',
    remedy:
      'Draw what has to be seen in a color with at least 3:1 against what is around it, or write next to it what it tells.',
    verification:
      'Measure the color of the symbol, mark or bar against what is around it with a color picker: 3:1 or more.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.11'],
    level: 'AA',
    techniques: ['G207', 'G209'],
    actRules: [],
    topic: 'wcag:1.4.11:graphics',
    trust: 'failure',
    detectedBy: { curbcut: ['graphics-contrast'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html',
  },
  {
    id: 'text-spacing',
    title: 'Text is cut off when its spacing is increased',
    barrier:
      'Many people with dyslexia or low vision read with wider lines, words and letters. Here a part of the text is then gone.',
    remedy:
      'Let boxes grow with their text: min-height instead of height, and no overflow: hidden around text.',
    verification:
      'Set line height to 1.5, letters to 0.12, words to 0.16 and space after paragraphs to 2 times the size of the letters. No text is cut off.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.12'],
    level: 'AA',
    techniques: ['F104', 'C35', 'C36'],
    actRules: [],
    topic: 'wcag:1.4.12:clipped',
    trust: 'failure',
    detectedBy: { curbcut: ['text-spacing'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html',
  },
  {
    id: 'text-resize',
    title: 'Text is cut off, overlaps or stays small when it is enlarged',
    barrier:
      "People with low vision set their text larger, or zoom. Here a part of it is then cut off, runs over other text or stays as small as it was, and can't be read.",
    remedy:
      'Let boxes grow with their text: min-height in rem or em instead of height in pixels, and no overflow: hidden around text. Set sizes of text in rem, never in viewport units alone.',
    verification:
      'Zoom to 200 percent, then set the browser to enlarge text only, to 200 percent. All text can be read both times.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.4'],
    level: 'AA',
    techniques: ['F69', 'F94', 'C28', 'G142', 'G179'],
    actRules: ['59br37'],
    topic: 'act:59br37',
    trust: 'failure',
    detectedBy: { curbcut: ['text-resize'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
  },
  {
    id: 'lost-when-narrow',
    title: 'Links are gone on narrow or zoomed screens',
    barrier:
      'People with low vision who zoom in, and everybody with a narrow screen, no longer get these links, and nothing stands for them: parts of the site are out of their reach.',
    remedy:
      'Let the links wrap on a narrow screen, or put them behind a button that opens them, instead of display: none alone.',
    verification:
      'Make the browser window 1280 pixels wide and zoom to 400 percent, or set a width of 320 pixels in the device view of the developer tools. All links of the wide window are there, or something that is shown opens them.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.10', '1.4.4'],
    level: 'AA',
    techniques: ['F102'],
    actRules: [],
    topic: 'wcag:1.4.10:lost',
    trust: 'failure',
    detectedBy: { curbcut: ['lost-when-narrow'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  },
  {
    id: 'orientation-message',
    title: 'Page asks to turn the device instead of showing its content',
    barrier:
      'People whose device is mounted, for example on a wheelchair, cannot turn it. Held this way it shows them a message, and nothing of the page.',
    remedy:
      'Show the content in both orientations. Where another one is better, say so beside the content, not in its place.',
    verification:
      'Open the page on a phone, or in the device view of the developer tools, and turn it from portrait to landscape and back. The content is there both ways.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.3.4'],
    level: 'AA',
    techniques: ['F100'],
    actRules: [],
    topic: 'wcag:1.3.4:message',
    trust: 'failure',
    detectedBy: { curbcut: ['orientation-message'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/orientation.html',
  },
  {
    id: 'narrow-clipped',
    title: 'Text is cut off on narrow or zoomed screens',
    barrier:
      "People with low vision who zoom in, and everybody with a narrow screen, get a part of this text only: its box does not grow with it, and the rest can't be scrolled to.",
    remedy:
      'On narrow screens too let the box become as high as its text: no fixed height, max-height or overflow: hidden around it.',
    verification:
      'Make the browser window 1280 pixels wide and zoom to 400 percent, or set a width of 320 pixels in the device view of the developer tools. All text can be read to its end.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.10'],
    level: 'AA',
    techniques: ['F102', 'C31'],
    actRules: [],
    topic: 'wcag:1.4.10:clipped',
    explainedBy: [{ rules: ['text-resize', 'text-spacing'], where: 'same' }],
    trust: 'failure',
    detectedBy: { curbcut: ['narrow-clipped'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  },
  {
    id: 'wide-lines',
    title: 'Each line of text has to be scrolled sideways to be read',
    barrier:
      'The lines of this text are wider than the box that shows them. People with low vision or little strength in their hands must scroll there and back for every single line.',
    remedy:
      'Let the text wrap within its box: leave out fixed widths, min-width and white-space: nowrap.',
    verification:
      'Read the text from its beginning to its end: no horizontal scrolling is needed, in a window 1280 pixels wide and in one of 320 pixels.',
    category: 'visual-design',
    impact: 'serious',
    wcag: ['1.4.10'],
    level: 'AA',
    techniques: ['C31'],
    actRules: [],
    topic: 'wcag:1.4.10:wide-lines',
    trust: 'failure',
    detectedBy: { curbcut: ['wide-lines'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
  },
];
