import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Headings and lists: the outline of the content. */
export const headingsAndListsRules: readonly Rule[] = [
  {
    id: 'definition-list',
    title: 'Description lists are not built correctly',
    barrier:
      'Screen readers tell which term belongs to which description only when a dl element holds nothing but groups of dt and dd. Otherwise the pairs fall apart.',
    remedy:
      'Put only dt elements followed by their dd elements inside the dl, each group wrapped in a div if you like, and move everything else out of it.',
    verification:
      'Inspect the dl element in the developer tools. Its children are dt elements followed by their dd elements, or div elements that each hold such a group, and nothing else.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['H40'],
    actRules: [],
    topic: 'wcag:1.3.1:description-lists',
    trust: 'failure',
    detectedBy: { axe: ['definition-list'], lighthouse: ['definition-list'] },
    helpUrl: axeHelp('definition-list'),
  },
  {
    id: 'heading-for-looks',
    title: 'Dates or names of authors are marked up as headings',
    barrier:
      'Screen reader users go through the headings to learn what the page holds. A date or a name among them stands for a part that does not exist.',
    remedy: 'Use a p element, or address and time elements, and set its looks with style sheets.',
    verification:
      'Call up the list of headings of a screen reader. Each of them has a part of the page under it.',
    category: 'content-structure',
    impact: 'moderate',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['F43', 'H42'],
    actRules: [],
    topic: 'wcag:1.3.1:heading-for-looks',
    trust: 'failure',
    detectedBy: { curbcut: ['heading-for-looks'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F43',
  },
  {
    id: 'dlitem',
    title: 'Terms or descriptions stand outside a description list',
    barrier:
      'A dt or dd element has no meaning outside a dl. Screen reader users hear loose text and are not told that it is a definition list or how long it is.',
    remedy: 'Wrap the dt and dd elements in a dl element.',
    verification:
      'Inspect the dt or dd element in the developer tools. Its parent is a dl, or a div inside a dl.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['H40'],
    actRules: [],
    topic: 'wcag:1.3.1:description-lists',
    variantOf: 'definition-list',
    explainedBy: [{ rules: ['definition-list'], where: 'blames-around' }],
    trust: 'failure',
    detectedBy: { axe: ['dlitem'], lighthouse: ['dlitem'] },
    helpUrl: axeHelp('dlitem'),
  },
  {
    id: 'empty-heading',
    title: 'Headings are empty',
    barrier:
      'Screen reader users jump from heading to heading to get an overview. A heading without text is a stop with nothing in it.',
    remedy:
      'Write the text that introduces the section into the heading, or remove the heading element.',
    verification:
      'List the headings of the page with a screen reader or a headings extension of the browser. Every entry has words that name its section.',
    category: 'content-structure',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: ['H42'],
    actRules: ['ffd0e9'],
    topic: 'act:ffd0e9',
    explainedBy: [
      {
        rules: [
          'image-alt',
          'role-img-alt',
          'svg-img-alt',
          'object-alt',
          'link-name',
          'button-name',
          'aria-command-name',
        ],
        where: 'inside',
      },
    ],
    claims: 'no-name',
    trust: 'failure',
    detectedBy: { axe: ['empty-heading'], alfa: ['sia-r64'] },
    helpUrl: axeHelp('empty-heading'),
  },
  {
    id: 'heading-order',
    title: 'Heading levels are skipped',
    barrier:
      'The heading levels are the table of contents of a page. When a level is skipped, people who move by headings think that they have missed a section.',
    remedy:
      'Choose heading levels by structure and not by size: after an h2 comes another h2 or an h3, never an h4. Style the look with CSS.',
    verification:
      'List the headings with their levels by a screen reader or a headings extension of the browser. Reading down the list, no level is followed by one more than a single step deeper.',
    category: 'content-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['G141'],
    actRules: [],
    topic: 'bp:heading-order',
    trust: 'failure',
    detectedBy: { axe: ['heading-order'], lighthouse: ['heading-order'] },
    helpUrl: axeHelp('heading-order'),
  },
  {
    id: 'list',
    title: 'Lists contain something other than list items',
    barrier:
      'Screen readers announce a list and the number of its items. Other elements directly inside ul or ol break the list, and the count is wrong.',
    remedy: 'Let ul and ol elements hold li elements only, and put everything else inside an li.',
    verification:
      'Inspect the ul or ol element in the developer tools: all its children are li elements. A screen reader that enters the list announces as many items as you see.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['H48'],
    actRules: ['bc4a75'],
    topic: 'act:bc4a75',
    explainedBy: [{ rules: ['aria-required-parent'], where: 'all-blamed' }],
    trust: 'failure',
    detectedBy: { axe: ['list'], lighthouse: ['list'], alfa: ['sia-r68'] },
    helpUrl: axeHelp('list'),
  },
  {
    id: 'listitem',
    title: 'List items stand outside a list',
    barrier:
      'A list item whose parent is no list is not announced as one, so screen reader users do not learn that the items belong together or how many there are.',
    remedy: 'Put the li elements directly inside a ul or ol element.',
    verification:
      'Inspect the li element in the developer tools: its parent is a ul, ol or menu. A screen reader announces a list with its number of items there.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['H48'],
    actRules: [],
    topic: 'wcag:1.3.1:lists',
    explainedBy: [
      { rules: ['aria-required-children'], where: 'blames' },
      { rules: ['list'], where: 'blames-around' },
    ],
    claims: 'item-of-no-list',
    trust: 'failure',
    detectedBy: { axe: ['listitem'], lighthouse: ['listitem'] },
    helpUrl: axeHelp('listitem'),
  },
  {
    id: 'p-as-heading',
    title: 'Paragraphs are styled to look like headings',
    barrier:
      'Bold or large text looks like a heading but is not marked up as one, so it is missing from the outline by which screen reader users find their way.',
    remedy:
      'If the text introduces a section, use a heading element (h1 to h6) of the fitting level in place of the p element.',
    verification:
      'Decide whether the bold or large text introduces what follows it. If it does, a screen reader announces it as a heading with a level, and it appears in the list of headings.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['F2', 'H42', 'G115'],
    actRules: [],
    topic: 'wcag:1.3.1:headings',
    trust: 'review',
    experimental: true,
    detectedBy: { axe: ['p-as-heading'] },
    helpUrl: axeHelp('p-as-heading'),
  },
  {
    id: 'page-has-heading-one',
    title: 'Page has no level-one heading',
    barrier:
      'Many screen reader users jump to the first h1 to find the start of the content. Without a level-one heading they have to search for it.',
    remedy: 'Mark up the main heading of the page as h1.',
    verification:
      'List the headings of the page with a screen reader or a headings extension of the browser. There is a heading of level one that names what this page is about.',
    category: 'content-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['G141', 'H42'],
    actRules: [],
    topic: 'bp:page-heading',
    trust: 'review',
    detectedBy: { axe: ['page-has-heading-one'] },
    helpUrl: axeHelp('page-has-heading-one'),
  },
  {
    id: 'heading-markup',
    title: 'Text looks like a heading and is not marked as one',
    barrier:
      "Screen reader users jump from heading to heading to find their way. What is only bold or large is skipped, and the part under it can't be found that way.",
    remedy:
      'Use h2 to h6 for it, at the level that fits into the order of headings, and set its looks with style sheets.',
    verification:
      'Call up the list of headings of a screen reader. Each text that looks like a heading is in it.',
    category: 'content-structure',
    impact: 'moderate',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['F2', 'H42', 'G141'],
    actRules: [],
    topic: 'wcag:1.3.1:heading-markup',
    trust: 'failure',
    detectedBy: { curbcut: ['heading-markup'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html',
  },
  {
    id: 'list-markup',
    title: 'Lists are typed with dashes, dots or numbers',
    barrier:
      'A screen reader says how many entries a list has and lets people skip it. Typed lines are read as one long text, signs and all.',
    remedy:
      'Use ul or ol with an li for each entry, and let style sheets draw the dots or numbers.',
    verification:
      'Read the lines with a screen reader. It announces a list with its number of entries.',
    category: 'content-structure',
    impact: 'moderate',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['F2', 'H48'],
    actRules: [],
    topic: 'wcag:1.3.1:list-markup',
    trust: 'failure',
    detectedBy: { curbcut: ['list-markup'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html',
  },
  {
    id: 'vague-words',
    title: 'Headings or labels do not say what they are about',
    barrier:
      'People who jump between headings or fields hear only their words. "Heading", "Text" or the same label twice tells them nothing of what is there or what to enter.',
    remedy:
      'Write what the part is about or what belongs into the field, and tell alike fields apart.',
    verification:
      'Read all headings and labels of the page alone, as a list. Each says what it stands for, and no two are the same for different things.',
    category: 'content-structure',
    impact: 'moderate',
    wcag: ['2.4.6'],
    level: 'AA',
    techniques: ['G130', 'G131'],
    actRules: ['b49b2e', 'cc0f0a'],
    topic: 'wcag:2.4.6:vague-words',
    trust: 'failure',
    detectedBy: { curbcut: ['vague-words'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html',
  },
  {
    id: 'sensory-instructions',
    title: 'Instructions name things only by their color, shape or place',
    barrier:
      'Somebody who does not see the page cannot find "the round button on the right". On a small screen or in other colors nobody can.',
    remedy:
      'Name what is meant by the words on it: "Press “Book”, the green button below". Color, shape and place can stand beside the name.',
    verification:
      'Read the instruction and take away color, shape, size and place. What is left still tells what to press or where to look.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['1.3.3'],
    level: 'A',
    techniques: ['F14', 'G96'],
    actRules: ['9bd38c'],
    topic: 'act:9bd38c',
    trust: 'failure',
    detectedBy: { curbcut: ['sensory-instructions'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/sensory-characteristics.html',
  },
  {
    id: 'misleading-words',
    title: 'Heading or label names something else than what is there',
    barrier:
      'People who cannot see what belongs together rely on headings, labels and names. When these name something else, they look in the wrong place, enter the wrong thing or do what they did not want.',
    remedy:
      'Name what is really there: what the part is about, what belongs into the field, or what the button does.',
    verification:
      'Read the heading, the label or the name alone, and then what stands under it or what the control does: both are the same thing.',
    category: 'content-structure',
    impact: 'serious',
    wcag: ['2.4.6'],
    level: 'AA',
    techniques: ['G130', 'G131'],
    actRules: ['b49b2e', 'cc0f0a'],
    topic: 'wcag:2.4.6:misleading-words',
    trust: 'failure',
    detectedBy: { curbcut: ['misleading-words'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html',
  },
];
