import type { AxeRuleTable } from './axe-rule-entry.ts';

/** Links: a name, and a look that tells them from text. */
export const linkRules = {
  'identical-links-same-purpose': {
    category: 'links',
    topic: 'act:b20e66',
    impact: 'minor',
    title: 'Links with the same text lead to different places',
    description:
      'In a list of all links, which many screen reader users call up, links with the same text cannot be told apart when they lead to different pages.',
    help: 'Check where each of these links leads. Make the text of each link say its own destination, or add the difference with aria-label or hidden text.',
    actRules: ['b20e66', 'fd3a94'],
    trust: 'review',
  },
  'link-in-text-block': {
    category: 'links',
    topic: 'wcag:1.4.1:links',
    impact: 'serious',
    title: 'Links in text are told apart by color only',
    description:
      'People with low vision or color blindness cannot distinguish a link from the text around it when nothing but its color differs.',
    help: 'Underline links inside text, or mark them in another way that does not depend on color.',
    actRules: [],
    trust: 'failure',
  },
  'link-name': {
    category: 'links',
    topic: 'act:c487ae',
    impact: 'serious',
    title: 'Links have no text',
    description:
      'A link without an accessible name is read out as its address or just as "link", so screen reader users cannot tell where it leads.',
    help: 'Put text that names the destination into the link. If it holds only an image or icon, give that alternative text or add an aria-label to the link.',
    actRules: ['c487ae', 'm6b1q3'],
    trust: 'failure',
  },
} as const satisfies AxeRuleTable;
