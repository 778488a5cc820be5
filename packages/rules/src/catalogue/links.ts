import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Links: a name, and a look that tells them from text. */
export const linksRules: readonly Rule[] = [
  {
    id: 'identical-links-same-purpose',
    revision: 1,
    title: 'Links with the same text lead to different places',
    todo: 'Tell links with the same text apart',
    barrier:
      'In a list of all links, which many screen reader users call up, links with the same text cannot be told apart when they lead to different pages.',
    remedy:
      'Check where each of these links leads. Make the text of each link say its own destination, or add the difference with aria-label or hidden text.',
    verification:
      'Open the list of links of a screen reader and follow those that have the same words. They all lead to the same place or do the same thing.',
    category: 'links',
    impact: 'minor',
    wcag: ['2.4.9'],
    level: 'AAA',
    techniques: ['H30', 'ARIA8', 'C7'],
    actRules: ['b20e66', 'fd3a94'],
    topic: 'act:b20e66',
    trust: 'failure',
    onlyAsked: ['axe'],
    detectedBy: {
      axe: ['identical-links-same-purpose'],
      curbcut: ['identical-links-same-purpose'],
    },
    helpUrl: axeHelp('identical-links-same-purpose'),
  },
  {
    id: 'link-destination',
    revision: 1,
    title: 'Links lead nowhere: to "#" or a javascript: address',
    todo: 'Give the links a destination, or make them buttons',
    barrier:
      'A link is announced as one and takes nobody anywhere. Opening it in a new tab or copying its address fails, and the role promises another thing than what happens.',
    remedy:
      'Use a button for what does something on the page, and a real address for what leads elsewhere.',
    verification:
      'Look at the address of each link at the lower edge of the browser: it names a page, or a place on this page.',
    category: 'links',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:link-destination',
    trust: 'failure',
    detectedBy: { curbcut: ['link-destination'] },
    helpUrl: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Element/a#accessibility',
  },
  {
    id: 'adjacent-links',
    revision: 1,
    title: 'Adjacent links are parted by nothing but a space',
    todo: 'Separate the adjacent links',
    barrier:
      'People who see badly or read slowly take links in a row for one link, and some screen readers read them as one.',
    remedy:
      'Make a list of the links, or separate them with more room or a printable character such as a bar.',
    verification:
      'Look at the row of links without reading: where one ends and the next begins is clear at once.',
    category: 'links',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:adjacent-links',
    trust: 'failure',
    detectedBy: { curbcut: ['adjacent-links'] },
    helpUrl: 'https://www.w3.org/WAI/tutorials/menus/structure/',
  },
  {
    id: 'link-in-text-block',
    revision: 1,
    title: 'Links in text are told apart by color only',
    todo: 'Underline the links in text',
    barrier:
      'People with low vision or color blindness cannot distinguish a link from the text around it when nothing but its color differs.',
    remedy:
      'Underline links inside text, or mark them in another way that does not depend on color.',
    verification:
      'Take a screenshot of the paragraph and turn it to grayscale. Every link can still be told from the words around it, by an underline, weight or another mark.',
    category: 'links',
    impact: 'serious',
    wcag: ['1.4.1'],
    level: 'A',
    techniques: ['F73', 'G182', 'G183'],
    actRules: [],
    topic: 'wcag:1.4.1:links',
    trust: 'failure',
    detectedBy: { axe: ['link-in-text-block'], lighthouse: ['link-in-text-block'] },
    helpUrl: axeHelp('link-in-text-block'),
  },
  {
    id: 'unmarked-link',
    revision: 1,
    title: 'Links look like the text around them',
    todo: 'Underline the links in text',
    barrier:
      'Nobody sees that there is a link before the mouse or the keyboard comes upon it by chance, least of all people who see a small part of the page at a time.',
    remedy:
      'Underline links in running text, or mark them in another way that does not depend on color.',
    verification:
      'Look at the paragraph without touching it. Every link in it can be told from the words around it.',
    category: 'links',
    impact: 'serious',
    wcag: ['1.4.1'],
    level: 'A',
    techniques: ['F73', 'G182'],
    actRules: [],
    topic: 'wcag:1.4.1:unmarked-links',
    trust: 'failure',
    detectedBy: { curbcut: ['unmarked-link'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color.html',
  },
  {
    id: 'link-name',
    revision: 1,
    title: 'Links have no text',
    todo: 'Give the links a text',
    barrier:
      'A link without an accessible name is read out as its address or just as "link", so screen reader users cannot tell where it leads.',
    remedy:
      'Put text that names the destination into the link. If it holds only an image or icon, give that alternative text or add an aria-label to the link.',
    verification:
      'Move to the link with the Tab key while a screen reader runs. It announces a link and says where it leads, not a file name or a web address.',
    category: 'links',
    impact: 'serious',
    wcag: ['2.4.4', '4.1.2'],
    level: 'A',
    techniques: ['F89', 'G91', 'H30', 'ARIA7', 'ARIA8'],
    actRules: ['c487ae', 'm6b1q3'],
    topic: 'act:c487ae',
    explainedBy: [
      { rules: ['image-alt', 'role-img-alt', 'svg-img-alt', 'object-alt'], where: 'inside' },
    ],
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['link-name'], lighthouse: ['link-name'], alfa: ['sia-r11'] },
    helpUrl: axeHelp('link-name'),
  },
  {
    id: 'link-purpose',
    revision: 1,
    title: 'Links do not say where they lead, and nothing around them does',
    todo: 'Name in the links where they lead',
    barrier:
      'A link that says "more" or "here" without a sentence, list item, table cell or heading that it belongs to leaves everybody guessing, and screen reader users have nothing to ask for.',
    remedy:
      'Name the destination in the link: "More about berths" instead of "More". Text that only some people need can be hidden visually or stand in aria-label.',
    verification:
      'Read the link with its sentence, list item or table cell and the heading above. You can say where it leads without following it.',
    category: 'links',
    impact: 'serious',
    wcag: ['2.4.4'],
    level: 'A',
    techniques: ['F63', 'G91', 'H30', 'H77', 'H78', 'H79', 'C7', 'ARIA7', 'ARIA8'],
    actRules: ['5effbb', 'aizyf1'],
    topic: 'act:5effbb',
    trust: 'failure',
    detectedBy: { curbcut: ['link-purpose'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  },
  {
    id: 'link-text',
    revision: 1,
    title: 'Links say nothing of where they lead when read alone',
    todo: 'Write links that make sense alone',
    barrier:
      'Many screen reader users call up a list of all links, and people who magnify the page see little around a link. "Read more" and "here" tell them nothing there.',
    remedy:
      'Let the text of each link name its destination, also without the sentence around it: "Fares for guests" instead of "here".',
    verification:
      'Open the list of links of a screen reader. For each of them you can say where it leads without looking at the page.',
    category: 'links',
    impact: 'minor',
    wcag: ['2.4.9'],
    level: 'AAA',
    techniques: ['F84', 'G91', 'H30', 'C7', 'ARIA8'],
    actRules: ['aizyf1'],
    topic: 'act:aizyf1',
    explainedBy: [{ rules: ['link-purpose'], where: 'same' }],
    trust: 'failure',
    detectedBy: { curbcut: ['link-text'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-link-only.html',
  },
];
