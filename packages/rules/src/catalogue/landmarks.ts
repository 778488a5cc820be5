import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** Landmarks: the regions that people jump between. */
export const landmarksRules: readonly Rule[] = [
  {
    id: 'landmark-banner-is-top-level',
    title: 'Banner landmark is inside another landmark',
    barrier:
      'The banner holds the header of the whole site. Inside another landmark it is hard to find for people who move by landmarks.',
    remedy: 'Move the header element or role="banner" out of main, nav, aside and other landmarks.',
    verification:
      'List the landmarks with a screen reader or a landmarks extension of the browser. The banner stands at the top level of the list, not inside another entry.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'H101'],
    actRules: [],
    topic: 'bp:landmark-banner-nested',
    explainedBy: [{ rules: ['landmark-no-duplicate-banner'], where: 'around' }],
    trust: 'failure',
    detectedBy: { axe: ['landmark-banner-is-top-level'] },
    helpUrl: axeHelp('landmark-banner-is-top-level'),
  },
  {
    id: 'landmark-complementary-is-top-level',
    title: 'Complementary landmark is inside another landmark',
    barrier:
      'An aside should stand on its own. Inside another landmark screen reader users may miss it or take it for a part of that content.',
    remedy: 'Move the aside element or role="complementary" to the top level, or into main only.',
    verification:
      'List the landmarks with a screen reader or a landmarks extension of the browser. Each complementary landmark stands at the top level or directly inside main.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'H101'],
    actRules: [],
    topic: 'bp:landmark-complementary-nested',
    trust: 'failure',
    detectedBy: {},
    helpUrl: axeHelp('landmark-complementary-is-top-level'),
  },
  {
    id: 'landmark-contentinfo-is-top-level',
    title: 'Contentinfo landmark is inside another landmark',
    barrier:
      'The contentinfo landmark holds the footer of the whole site. Inside another landmark it is hard to find for people who move by landmarks.',
    remedy:
      'Move the footer element or role="contentinfo" out of main, nav, aside and other landmarks.',
    verification:
      'List the landmarks with a screen reader or a landmarks extension of the browser. The contentinfo stands at the top level of the list, not inside another entry.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'H101'],
    actRules: [],
    topic: 'bp:landmark-contentinfo-nested',
    explainedBy: [{ rules: ['landmark-no-duplicate-contentinfo'], where: 'around' }],
    trust: 'failure',
    detectedBy: { axe: ['landmark-contentinfo-is-top-level'] },
    helpUrl: axeHelp('landmark-contentinfo-is-top-level'),
  },
  {
    id: 'landmark-main-is-top-level',
    title: 'Main landmark is inside another landmark',
    barrier:
      'Screen reader users jump to the main landmark to get to the content. Inside another landmark it no longer marks the content of the page.',
    remedy: 'Move the main element out of header, nav, aside and other landmarks.',
    verification:
      'List the landmarks with a screen reader or a landmarks extension of the browser. Main stands at the top level of the list, not inside another entry.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'H101'],
    actRules: [],
    topic: 'bp:landmark-main-nested',
    explainedBy: [{ rules: ['landmark-no-duplicate-main'], where: 'around' }],
    trust: 'failure',
    detectedBy: { axe: ['landmark-main-is-top-level'] },
    helpUrl: axeHelp('landmark-main-is-top-level'),
  },
  {
    id: 'landmark-no-duplicate-banner',
    title: 'Page has more than one banner landmark',
    barrier:
      'With several banners screen reader users cannot tell which one is the header of the site.',
    remedy:
      'Keep one banner per page. Put other header elements inside an article or section, where they are no landmarks.',
    verification:
      'List the landmarks with a screen reader or a landmarks extension of the browser. Banner occurs once, and it is the header of the site.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'H101'],
    actRules: [],
    topic: 'bp:landmark-banner-duplicate',
    trust: 'failure',
    detectedBy: { axe: ['landmark-no-duplicate-banner'] },
    helpUrl: axeHelp('landmark-no-duplicate-banner'),
  },
  {
    id: 'landmark-no-duplicate-contentinfo',
    title: 'Page has more than one contentinfo landmark',
    barrier:
      'With several of them screen reader users cannot tell which one is the footer of the site.',
    remedy:
      'Keep one contentinfo landmark per page. Put other footer elements inside an article or section.',
    verification:
      'List the landmarks with a screen reader or a landmarks extension of the browser. Contentinfo occurs once, and it is the footer of the site.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'H101'],
    actRules: [],
    topic: 'bp:landmark-contentinfo-duplicate',
    trust: 'failure',
    detectedBy: { axe: ['landmark-no-duplicate-contentinfo'] },
    helpUrl: axeHelp('landmark-no-duplicate-contentinfo'),
  },
  {
    id: 'landmark-no-duplicate-main',
    title: 'Page has more than one main landmark',
    barrier:
      'Screen reader users jump to the main landmark to skip the header and navigation. With several of them they may land in the wrong place.',
    remedy: 'Keep one main element per page and use section or div for the rest.',
    verification:
      'List the landmarks with a screen reader or a landmarks extension of the browser. Main occurs once, and it holds the content of this page.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'H101'],
    actRules: [],
    topic: 'bp:landmark-main-duplicate',
    trust: 'failure',
    detectedBy: { axe: ['landmark-no-duplicate-main'] },
    helpUrl: axeHelp('landmark-no-duplicate-main'),
  },
  {
    id: 'landmark-one-main',
    title: 'Page has no main landmark',
    barrier:
      'Screen reader users jump to the main landmark to get straight to the content. Without it they listen to the header and navigation first.',
    remedy: 'Wrap the content of the page in one main element.',
    verification:
      'List the landmarks with a screen reader or a landmarks extension of the browser. There is a main landmark, and jumping to it brings you to where the content begins.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'H101'],
    actRules: ['b40fd1'],
    topic: 'act:b40fd1',
    trust: 'failure',
    detectedBy: { axe: ['landmark-one-main'], lighthouse: ['landmark-one-main'] },
    helpUrl: axeHelp('landmark-one-main'),
  },
  {
    id: 'landmark-unique',
    title: 'Landmarks of the same kind cannot be told apart',
    barrier:
      'In the list of landmarks screen reader users see the same entry several times, for example two navigations, and have to try which is which.',
    remedy:
      'Name each of them with aria-label or aria-labelledby, for example aria-label="Footer" on the second nav.',
    verification:
      'List the landmarks with a screen reader or a landmarks extension of the browser. No two entries read the same, and each name says what is to be found there.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'ARIA13'],
    actRules: [],
    topic: 'bp:landmark-name',
    explainedBy: [
      {
        rules: [
          'landmark-no-duplicate-banner',
          'landmark-no-duplicate-contentinfo',
          'landmark-no-duplicate-main',
        ],
        where: 'same',
      },
    ],
    trust: 'failure',
    detectedBy: { axe: ['landmark-unique'] },
    helpUrl: axeHelp('landmark-unique'),
  },
  {
    id: 'region',
    title: 'Content is outside of landmarks',
    barrier:
      'Screen reader users who move by landmarks can miss content that belongs to none of them.',
    remedy:
      'Put all content into header, nav, main, aside or footer elements, or into named regions.',
    verification:
      'Move from landmark to landmark with a screen reader, or look at the outlines of a landmarks extension of the browser. All visible content lies in one of them; only a skip link may stand outside.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: [],
    level: 'best-practice',
    techniques: ['ARIA11', 'H101'],
    actRules: [],
    topic: 'bp:content-in-landmarks',
    explainedBy: [{ rules: ['skip-link'], where: 'same' }],
    trust: 'review',
    detectedBy: { axe: ['region'] },
    helpUrl: axeHelp('region'),
  },
  {
    id: 'current-item',
    title: 'The present page or step is shown by looks only',
    barrier:
      "People who see the menu know at once where they are. Screen reader users hear a list of equal entries, and can't tell which page is open or how far they are.",
    remedy:
      'Add aria-current="page" to the link of the open page, and aria-current="step" to the present step.',
    verification:
      'Read the menu or the steps with a screen reader. It says "current" with the one that is highlighted.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: ['1.3.1'],
    level: 'A',
    techniques: ['F2', 'ARIA26'],
    actRules: [],
    topic: 'wcag:1.3.1:current-item',
    trust: 'failure',
    detectedBy: { curbcut: ['current-item'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html',
  },
];
