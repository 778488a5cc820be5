import type { Rule } from '../rule.ts';

const understanding = (page: string) => `https://www.w3.org/WAI/WCAG22/Understanding/${page}.html`;

/** What only the pages of a site together show. */
export const siteRules: readonly Rule[] = [
  {
    id: 'page-title-unique',
    revision: 1,
    title: 'Different pages have the same title',
    todo: 'Give each page a title of its own',
    barrier:
      'The title is the first thing that a screen reader says of a page, and all that is left of it among tabs, in the history and in bookmarks. Where many pages share one, nobody can tell which page they are on.',
    remedy:
      'Give each page a title that names what it is about, and after it the site: “Berths and fares – Harbor”.',
    verification:
      'Open two of the pages in two tabs and read only the tabs. Each tells what its page is about.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: ['2.4.2'],
    level: 'A',
    techniques: ['F25', 'G88'],
    actRules: [],
    topic: 'wcag:2.4.2:same-title',
    trust: 'failure',
    detectedBy: { site: ['page-title-unique'] },
    helpUrl: understanding('page-titled'),
  },
  {
    id: 'consistent-navigation',
    revision: 1,
    title: 'A navigation has its links in another order',
    todo: 'Keep the links of the navigation in one order',
    barrier:
      'People with low vision or a cognitive disability, and people who move by keyboard or by ear, learn once where a link stands. Where the order changes from page to page they must search anew each time.',
    remedy:
      'Keep the links of a navigation in the same order on all pages. Further links may be added between them.',
    verification:
      'Put two of the pages beside each other and read their navigations. The links that both have come in the same order.',
    category: 'links',
    impact: 'moderate',
    wcag: ['3.2.3'],
    level: 'AA',
    techniques: ['F66', 'G61'],
    actRules: [],
    topic: 'wcag:3.2.3:order',
    trust: 'failure',
    detectedBy: { site: ['consistent-navigation'] },
    helpUrl: understanding('consistent-navigation'),
  },
  {
    id: 'consistent-identification',
    revision: 1,
    title: 'The same function has another name on another page',
    todo: 'Give the same function the same name on all pages',
    barrier:
      'People who can’t take in a page at a glance recognize what it offers by its words. Where the same link is called “Basket” here and “Cart” there, they can’t know that it is the same.',
    remedy: 'Give what does the same the same name on all pages.',
    verification:
      'Use both. If they do the same, their names are the same, or differ only in what they add (“Page 3” for “Page 2”).',
    category: 'links',
    impact: 'moderate',
    wcag: ['3.2.4'],
    level: 'AA',
    techniques: ['F31', 'G197'],
    actRules: [],
    topic: 'wcag:3.2.4:names',
    trust: 'review',
    detectedBy: { site: ['consistent-identification'] },
    helpUrl: understanding('consistent-identification'),
  },
  {
    id: 'consistent-help',
    revision: 1,
    title: 'Help stands in another place',
    todo: 'Keep help in the same place on all pages',
    barrier:
      'Who needs help is often under stress already. A contact link that stands in the header on one page and in the footer on the next is not found when it is needed.',
    remedy:
      'Keep ways to get help in the same place, in the same order, on all pages that have them.',
    verification:
      'Look for help on two of the pages. It stands in the same order among what both pages have.',
    category: 'links',
    impact: 'moderate',
    wcag: ['3.2.6'],
    level: 'A',
    techniques: ['G220'],
    actRules: [],
    topic: 'wcag:3.2.6:place',
    trust: 'review',
    detectedBy: { site: ['consistent-help'] },
    helpUrl: understanding('consistent-help'),
  },
  {
    id: 'multiple-ways',
    revision: 1,
    title: 'A page may be found in one way only',
    todo: 'Add a second way to the page',
    barrier:
      'Some people find pages by searching, others by a list of all pages, others by following links. With one way only, those who can’t use it don’t find the page.',
    remedy:
      'Add a second way: a search field on each page, a site map that the footer links to, or the page in the navigation.',
    verification:
      'Look for the page from the start page in two ways, for example by a link and by the search. Both lead there.',
    category: 'links',
    impact: 'moderate',
    wcag: ['2.4.5'],
    level: 'AA',
    techniques: ['G63', 'G161', 'G185'],
    actRules: [],
    topic: 'wcag:2.4.5:second-way',
    trust: 'review',
    detectedBy: { site: ['multiple-ways'] },
    helpUrl: understanding('multiple-ways'),
  },
];
