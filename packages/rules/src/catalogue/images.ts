import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Images, image maps and drawings: what is seen needs an alternative. */
export const imagesRules: readonly Rule[] = [
  {
    id: 'area-alt',
    title: 'Image map areas have no alternative text',
    barrier:
      'A clickable area of an image map is a link. Without alternative text a screen reader can only read out its address, so nobody who cannot see the picture knows where it leads.',
    remedy:
      'Give each area element with an href an alt attribute that names the destination of the link.',
    verification:
      'Turn images off in the browser, or move through the areas with the Tab key while a screen reader runs. Each area is announced as a link whose name says where it leads.',
    category: 'image-accessibility',
    impact: 'critical',
    wcag: ['2.4.4', '4.1.2'],
    level: 'A',
    techniques: ['F65', 'H24'],
    actRules: ['c487ae'],
    topic: 'act:c487ae',
    variantOf: 'link-name',
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['area-alt'], alfa: ['sia-r11'] },
    helpUrl: axeHelp('area-alt'),
  },
  {
    id: 'image-alt',
    title: 'Images have no alternative text',
    barrier:
      'Blind people hear only the file name of an image, or nothing at all, when it has no alternative text. Whatever the image says is lost to them.',
    remedy:
      'Add an alt attribute that says in a few words what the image tells its viewers. Use an empty one (alt="") when the image is pure decoration.',
    verification:
      'Inspect the image in the developer tools: it has an alt attribute. Read that text in place of the image: it says what the image says, and it is empty only where the page loses nothing without the image.',
    category: 'image-accessibility',
    impact: 'critical',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['F38', 'F65', 'H37', 'H67'],
    actRules: ['23a2a8'],
    topic: 'act:23a2a8',
    explainedBy: [{ rules: ['button-name'], where: 'around' }],
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['image-alt'], lighthouse: ['image-alt'], alfa: ['sia-r2'] },
    helpUrl: axeHelp('image-alt'),
  },
  {
    id: 'image-redundant-alt',
    title: 'Alternative text of images repeats the text beside it',
    barrier:
      'When a link or button holds an image and the same words as text, screen reader users hear those words twice.',
    remedy: 'Set alt="" on the image when the text in the same link or button already says it.',
    verification:
      'Move to the link or button with a screen reader. Its words are spoken once, not twice.',
    category: 'image-accessibility',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['H2'],
    actRules: [],
    topic: 'bp:redundant-alternative-text',
    trust: 'failure',
    detectedBy: { axe: ['image-redundant-alt'] },
    helpUrl: axeHelp('image-redundant-alt'),
  },
  {
    id: 'input-image-alt',
    title: 'Image buttons have no alternative text',
    barrier:
      'An image button without alternative text has no name. Screen reader users hear just "button", and people who use voice control cannot call it.',
    remedy:
      'Add an alt attribute to the input that says what the button does, for example alt="Search".',
    verification:
      'Move to the button with the Tab key while a screen reader runs. It announces a button and says what the button does, not the name of a file.',
    category: 'image-accessibility',
    impact: 'critical',
    wcag: ['1.1.1', '4.1.2'],
    level: 'A',
    techniques: ['F65', 'H36'],
    actRules: ['59796f'],
    topic: 'act:59796f',
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['input-image-alt'], lighthouse: ['input-image-alt'], alfa: ['sia-r28'] },
    helpUrl: axeHelp('input-image-alt'),
  },
  {
    id: 'object-alt',
    title: 'Embedded objects have no text alternative',
    barrier:
      'Screen readers cannot look inside most embedded objects. Without a text alternative blind people do not learn what the object shows.',
    remedy:
      'Name the object element with aria-label, aria-labelledby or a title attribute that describes its content.',
    verification:
      'Select the object in the accessibility pane of the developer tools. Its accessible name says what the object shows.',
    category: 'image-accessibility',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['ARIA6', 'ARIA10'],
    actRules: ['8fc3b6'],
    topic: 'act:8fc3b6',
    explainedBy: [{ rules: ['button-name'], where: 'around' }],
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['object-alt'], lighthouse: ['object-alt'], alfa: ['sia-r63'] },
    helpUrl: axeHelp('object-alt'),
  },
  {
    id: 'role-img-alt',
    title: 'Elements with the role img have no alternative text',
    barrier:
      'An element that is announced as an image but has no alternative text tells screen reader users that there is a picture, and not what it shows.',
    remedy:
      'Describe the picture with aria-label or aria-labelledby. Hide it with aria-hidden="true" when it is only decoration.',
    verification:
      'Select the element in the accessibility pane of the developer tools. Its role is image and its name says what is to be seen; where it is only decoration, it does not appear in the accessibility tree.',
    category: 'image-accessibility',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['ARIA6', 'ARIA10', 'ARIA24'],
    actRules: ['23a2a8'],
    topic: 'act:23a2a8',
    variantOf: 'image-alt',
    explainedBy: [{ rules: ['button-name'], where: 'around' }],
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['role-img-alt'], alfa: ['sia-r2'] },
    helpUrl: axeHelp('role-img-alt'),
  },
  {
    id: 'server-side-image-map',
    title: 'Server-side image maps only work with a mouse',
    barrier:
      'A server-side image map needs the exact point of a click. People who use a keyboard or a screen reader cannot choose any of its regions.',
    remedy:
      'Remove the ismap attribute. Use a client-side image map (map and area elements with alternative text) or plain links instead.',
    verification:
      'Put the mouse away and press Tab through the page. Every place that a click on the picture leads to is reached and opened by keyboard too.',
    category: 'image-accessibility',
    impact: 'minor',
    wcag: ['2.1.1'],
    level: 'A',
    techniques: ['G202'],
    actRules: [],
    topic: 'wcag:2.1.1:server-side-image-map',
    trust: 'failure',
    detectedBy: { axe: ['server-side-image-map'] },
    helpUrl: axeHelp('server-side-image-map'),
  },
  {
    id: 'svg-img-alt',
    title: 'SVG images have no alternative text',
    barrier:
      'An SVG drawing that is exposed as an image but has no accessible name is silent or meaningless for people who use a screen reader.',
    remedy:
      'Add a title element as the first child of the svg, or an aria-label, that says what the image shows. Use aria-hidden="true" for decoration.',
    verification:
      'Move to the drawing with a screen reader. It is announced as an image with a name that says what it shows; decoration is passed over in silence.',
    category: 'image-accessibility',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['ARIA6', 'ARIA10'],
    actRules: ['7d6734'],
    topic: 'act:7d6734',
    explainedBy: [{ rules: ['button-name'], where: 'around' }],
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['svg-img-alt'], lighthouse: ['svg-img-alt'], alfa: ['sia-r43'] },
    helpUrl: axeHelp('svg-img-alt'),
  },
  {
    id: 'image-alt-words',
    title: 'Text alternatives say nothing of their pictures',
    barrier:
      'Somebody who hears "IMG underscore 2041" or "picture" instead of what a picture shows gets nothing of it but its interruption.',
    remedy:
      'Write what the picture tells here: its content, or for a link or button where it leads and what it does. Give pictures that only decorate an empty alt.',
    verification:
      'Read the text alternative without looking at the picture. It tells what people who see the picture learn from it.',
    category: 'image-accessibility',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['F30', 'G94', 'G95', 'H37'],
    actRules: ['qt1vmo'],
    topic: 'act:qt1vmo',
    trust: 'failure',
    detectedBy: { curbcut: ['image-alt-words'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  },
  {
    id: 'drawn-value',
    title: 'A value is drawn as a bar or as stars only',
    barrier:
      'People who see the bar or the stars read a value from them. Screen reader users get nothing, as there are no words, no figure and no role.',
    remedy:
      'Write the value beside it, or use role="meter", role="progressbar" or role="img" with a name that tells it.',
    verification:
      'Read the part with a screen reader. It tells the value that the bar or the stars show.',
    category: 'image-accessibility',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['F3', 'G94'],
    actRules: [],
    topic: 'wcag:1.1.1:drawn-value',
    trust: 'failure',
    detectedBy: { curbcut: ['drawn-value'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  },
  {
    id: 'icon-words',
    title: 'An icon alone says what words leave out',
    barrier:
      'The icon stands for a word: what a figure counts, the value in a table, or the answer after a colon. Screen reader users get the rest without it.',
    remedy:
      'Give the icon a text alternative: role="img" and aria-label on an svg, alt on an img, or words for screen readers beside an icon of a font.',
    verification:
      'Read the part with a screen reader. It says what the icon stands for, where it stands.',
    category: 'image-accessibility',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['G94'],
    actRules: [],
    topic: 'wcag:1.1.1:icon-words',
    trust: 'failure',
    detectedBy: { curbcut: ['icon-words'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  },
  {
    id: 'background-text',
    title: 'A background picture says what no text does',
    barrier:
      'Screen readers pass over background pictures, and people who set their own colors do not see them. What such a picture says in words is lost to them.',
    remedy:
      'Write the words as text on the page. A picture that must stay becomes an img element with them as its text alternative.',
    verification:
      'Turn off pictures, or listen to the page with a screen reader: the words of the picture are still there.',
    category: 'image-accessibility',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['F3', 'G94'],
    actRules: [],
    topic: 'wcag:1.1.1:background-text',
    trust: 'failure',
    detectedBy: { curbcut: ['background-text'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  },
  {
    id: 'picture-of-text',
    title: 'Text is shown as a picture',
    barrier:
      'People with low vision or dyslexia set letters, spaces and colors so that they can read. A picture of text stays as it is, and blurs when it is enlarged.',
    remedy: 'Write the text as text, and give it its looks with styles.',
    verification:
      'Select the words with the pointer. They can be marked one by one, and change when the page is given another font.',
    category: 'image-accessibility',
    impact: 'moderate',
    wcag: ['1.4.5'],
    level: 'AA',
    techniques: ['C22', 'G140'],
    actRules: [],
    topic: 'wcag:1.4.5:picture-of-text',
    trust: 'failure',
    detectedBy: { curbcut: ['picture-of-text'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/images-of-text.html',
  },
  {
    id: 'ascii-art',
    title: 'A picture drawn with letters has no alternative',
    barrier:
      'A screen reader reads such a picture out sign by sign, and the people who listen to it learn nothing of what it shows.',
    remedy:
      'Put it into an element with role="img" and an aria-label that says what it shows, or into a figure with a caption. Better still, use a picture with a text alternative.',
    verification:
      'Listen to the picture with a screen reader: it says in words what is shown, and no single signs.',
    category: 'image-accessibility',
    impact: 'serious',
    wcag: ['1.1.1'],
    level: 'A',
    techniques: ['F72', 'H86'],
    actRules: [],
    topic: 'wcag:1.1.1:ascii-art',
    trust: 'failure',
    detectedBy: { curbcut: ['ascii-art'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  },
];
