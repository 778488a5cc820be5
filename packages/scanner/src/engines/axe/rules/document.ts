import type { AxeRuleTable } from './axe-rule-entry.ts';

/** The page as a whole: title, language, landmarks, frames and ids. */
export const documentRules = {
  'document-title': {
    category: 'document-structure',
    topic: 'act:2779a5',
    impact: 'serious',
    title: 'Page has no title',
    description:
      'The page title is the first thing a screen reader reads, and the name of the tab and of the bookmark. Without a document title people do not know where they are.',
    help: 'Add a title element to the head that names this page first and the site second.',
    actRules: ['2779a5'],
    trust: 'failure',
  },
  // WCAG 2.2 has dropped 4.1.1, the only criterion that plain duplicates failed.
  'duplicate-id': {
    category: 'document-structure',
    topic: 'act:3ea0c8',
    impact: 'minor',
    title: 'The same id is used more than once',
    description:
      'Labels, links and scripts find only the first element with an id. Duplicate ids are harmless by themselves but often break something later.',
    help: 'Make every id attribute on the page unique.',
    wcag: [],
    level: 'best-practice',
    actRules: ['3ea0c8'],
    trust: 'failure',
  },
  'duplicate-id-active': {
    category: 'document-structure',
    topic: 'act:3ea0c8',
    impact: 'serious',
    title: 'Links or controls share the same id',
    description:
      'A label or jump link that points at a duplicate id reaches only the first element, so another link or control can end up with the wrong label or none.',
    help: 'Give each link, button and form field an id of its own, and adapt the labels that point at it.',
    wcag: [],
    level: 'best-practice',
    actRules: ['3ea0c8'],
    trust: 'failure',
  },
  'duplicate-id-aria': {
    category: 'document-structure',
    topic: 'act:3ea0c8',
    impact: 'critical',
    title: 'Ids that labels or ARIA refer to are not unique',
    description:
      'A label or ARIA reference takes the first element with the id. When the id is a duplicate, screen readers may read the wrong label or description.',
    help: 'Make the id unique, and check that every for, aria-labelledby and aria-describedby points at the element you mean.',
    actRules: ['3ea0c8'],
    trust: 'failure',
  },
  'frame-tested': {
    category: 'document-structure',
    topic: 'bp:frame-not-checked',
    impact: 'critical',
    title: 'Frames could not be checked',
    description:
      'The content of this frame was out of reach for the scan. Barriers inside it are as real to people as those on the rest of the page.',
    help: 'Scan the address of the frame by itself, or check its content by hand.',
    actRules: [],
    trust: 'review',
  },
  'frame-title': {
    category: 'document-structure',
    topic: 'act:cae760',
    impact: 'serious',
    title: 'Frames have no title',
    description:
      'Screen reader users are told that there is a frame, but without an accessible name they must go inside to find out what it holds.',
    help: 'Add a title attribute to the iframe that says what is in it, for example title="Map of our offices".',
    actRules: ['cae760'],
    trust: 'failure',
  },
  'frame-title-unique': {
    category: 'document-structure',
    topic: 'act:4b1c6c',
    impact: 'serious',
    title: 'Several frames have the same title',
    description:
      'Screen reader users cannot tell frames apart that have the same title and different content.',
    help: 'Give each iframe a title of its own that describes its content.',
    actRules: ['4b1c6c'],
    trust: 'review',
  },
  'hidden-content': {
    category: 'document-structure',
    topic: 'bp:hidden-content-not-checked',
    impact: 'minor',
    title: 'Hidden content could not be checked',
    description:
      'Content that is hidden while the page is scanned, such as closed menus, may hold barriers that show up only when people open it.',
    help: 'Open the hidden parts and check them in that state.',
    actRules: [],
    trust: 'review',
  },
  'html-has-lang': {
    category: 'document-structure',
    topic: 'act:b5c3f8',
    impact: 'serious',
    title: 'Page does not say its language',
    description:
      'Screen readers choose their voice by the language of the page. Without a lang attribute they may read it with the wrong pronunciation, which is hard to understand.',
    help: 'Add a lang attribute to the html element, for example lang="en" for English.',
    actRules: ['b5c3f8'],
    trust: 'failure',
  },
  'html-lang-valid': {
    category: 'document-structure',
    topic: 'act:bf051a',
    impact: 'serious',
    title: 'Language of the page is invalid',
    description:
      'The lang attribute of the page holds a value that is no language code, so screen readers cannot choose the right voice.',
    help: 'Set the lang attribute of the html element to a valid language code such as "en", "fr" or "pt-BR".',
    actRules: ['bf051a'],
    trust: 'failure',
  },
  'html-xml-lang-mismatch': {
    category: 'document-structure',
    topic: 'act:5b7ae0',
    impact: 'moderate',
    title: 'Page names two different languages',
    description:
      'The attributes lang and xml:lang of the page disagree, and which one counts depends on the browser and the screen reader.',
    help: 'Give both attributes the same language code, or remove xml:lang.',
    actRules: ['5b7ae0'],
    trust: 'failure',
  },
  'landmark-banner-is-top-level': {
    category: 'document-structure',
    topic: 'bp:landmark-banner-nested',
    impact: 'moderate',
    title: 'Banner landmark is inside another landmark',
    description:
      'The banner holds the header of the whole site. Inside another landmark it is hard to find for people who move by landmarks.',
    help: 'Move the header element or role="banner" out of main, nav, aside and other landmarks.',
    actRules: [],
    trust: 'failure',
  },
  'landmark-complementary-is-top-level': {
    category: 'document-structure',
    topic: 'bp:landmark-complementary-nested',
    impact: 'moderate',
    title: 'Complementary landmark is inside another landmark',
    description:
      'An aside should stand on its own. Inside another landmark screen reader users may miss it or take it for a part of that content.',
    help: 'Move the aside element or role="complementary" to the top level, or into main only.',
    actRules: [],
    trust: 'failure',
  },
  'landmark-contentinfo-is-top-level': {
    category: 'document-structure',
    topic: 'bp:landmark-contentinfo-nested',
    impact: 'moderate',
    title: 'Contentinfo landmark is inside another landmark',
    description:
      'The contentinfo landmark holds the footer of the whole site. Inside another landmark it is hard to find for people who move by landmarks.',
    help: 'Move the footer element or role="contentinfo" out of main, nav, aside and other landmarks.',
    actRules: [],
    trust: 'failure',
  },
  'landmark-main-is-top-level': {
    category: 'document-structure',
    topic: 'bp:landmark-main-nested',
    impact: 'moderate',
    title: 'Main landmark is inside another landmark',
    description:
      'Screen reader users jump to the main landmark to get to the content. Inside another landmark it no longer marks the content of the page.',
    help: 'Move the main element out of header, nav, aside and other landmarks.',
    actRules: [],
    trust: 'failure',
  },
  'landmark-no-duplicate-banner': {
    category: 'document-structure',
    topic: 'bp:landmark-banner-duplicate',
    impact: 'moderate',
    title: 'Page has more than one banner landmark',
    description:
      'With several banners screen reader users cannot tell which one is the header of the site.',
    help: 'Keep one banner per page. Put other header elements inside an article or section, where they are no landmarks.',
    actRules: [],
    trust: 'failure',
  },
  'landmark-no-duplicate-contentinfo': {
    category: 'document-structure',
    topic: 'bp:landmark-contentinfo-duplicate',
    impact: 'moderate',
    title: 'Page has more than one contentinfo landmark',
    description:
      'With several of them screen reader users cannot tell which one is the footer of the site.',
    help: 'Keep one contentinfo landmark per page. Put other footer elements inside an article or section.',
    actRules: [],
    trust: 'failure',
  },
  'landmark-no-duplicate-main': {
    category: 'document-structure',
    topic: 'bp:landmark-main-duplicate',
    impact: 'moderate',
    title: 'Page has more than one main landmark',
    description:
      'Screen reader users jump to the main landmark to skip the header and navigation. With several of them they may land in the wrong place.',
    help: 'Keep one main element per page and use section or div for the rest.',
    actRules: [],
    trust: 'failure',
  },
  'landmark-one-main': {
    category: 'document-structure',
    topic: 'act:b40fd1',
    impact: 'moderate',
    title: 'Page has no main landmark',
    description:
      'Screen reader users jump to the main landmark to get straight to the content. Without it they listen to the header and navigation first.',
    help: 'Wrap the content of the page in one main element.',
    actRules: ['b40fd1'],
    trust: 'failure',
  },
  'landmark-unique': {
    category: 'document-structure',
    topic: 'bp:landmark-name',
    impact: 'moderate',
    title: 'Landmarks of the same kind cannot be told apart',
    description:
      'In the list of landmarks screen reader users see the same entry several times, for example two navigations, and have to try which is which.',
    help: 'Name each of them with aria-label or aria-labelledby, for example aria-label="Footer" on the second nav.',
    actRules: [],
    trust: 'failure',
  },
  'meta-refresh': {
    category: 'document-structure',
    topic: 'act:bc659a',
    impact: 'critical',
    title: 'Page reloads or redirects by itself',
    description:
      'A timed refresh throws people back to the top of the page or takes them elsewhere before they have finished reading, above all those who need more time.',
    help: 'Remove the meta refresh element. Redirect on the server, and let people choose when the page is loaded again.',
    actRules: ['bc659a'],
    trust: 'failure',
  },
  // A delay that fails level A fails level AAA as well; it is blamed once, for A: see to-findings.ts.
  'meta-refresh-no-exceptions': {
    category: 'document-structure',
    topic: 'act:bisz58',
    impact: 'minor',
    title: 'Page refreshes after a delay that people cannot change',
    description:
      'However long the delay is, a refresh that nobody asked for interrupts people and moves their place on the page.',
    help: 'Remove the delayed meta refresh, and offer a link or button that loads new content.',
    actRules: ['bisz58'],
    trust: 'failure',
  },
  region: {
    category: 'document-structure',
    topic: 'bp:content-in-landmarks',
    impact: 'moderate',
    title: 'Content is outside of landmarks',
    description:
      'Screen reader users who move by landmarks can miss content that belongs to none of them.',
    help: 'Put all content into header, nav, main, aside or footer elements, or into named regions.',
    actRules: [],
    trust: 'review',
  },
  'valid-lang': {
    category: 'document-structure',
    topic: 'act:de46e4',
    impact: 'serious',
    title: 'Language of a part of the page is invalid',
    description:
      'A passage in another language is read with the wrong voice when its lang attribute is no valid language code.',
    help: 'Set the lang attribute to a valid language code such as "en", "fr" or "pt-BR".',
    actRules: ['de46e4'],
    trust: 'failure',
  },
} as const satisfies AxeRuleTable;
