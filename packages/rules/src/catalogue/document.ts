import { axeHelp } from '../axe-help.ts';
import type { Rule } from '../rule.ts';

/** The page as a whole: title, language, refreshes and ids. */
export const documentRules: readonly Rule[] = [
  {
    id: 'document-title',
    title: 'Page has no title',
    barrier:
      'The page title is the first thing a screen reader reads, and the name of the tab and of the bookmark. Without a document title people do not know where they are.',
    remedy: 'Add a title element to the head that names this page first and the site second.',
    verification:
      'Read the title on the tab of the browser. It names this page, differs from the titles of the other pages, and also says whose site it is.',
    category: 'document-structure',
    impact: 'serious',
    wcag: ['2.4.2'],
    level: 'A',
    techniques: ['H25', 'G88'],
    actRules: ['2779a5'],
    topic: 'act:2779a5',
    trust: 'failure',
    detectedBy: { axe: ['document-title'], lighthouse: ['document-title'], alfa: ['sia-r1'] },
    helpUrl: axeHelp('document-title'),
  },
  {
    id: 'obsolete-elements',
    title: 'Obsolete elements are used',
    barrier:
      'Elements that HTML has given up, such as center, font or marquee, fix how a page looks or moves. People who need other sizes, colors or no motion cannot change that as they can change a style sheet.',
    remedy:
      'Replace the obsolete element by one that says what its content is, and put its looks into the style sheet.',
    verification:
      'Search the markup for the element in the developer tools. It is gone, and the page looks as it is meant to.',
    category: 'document-structure',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: [],
    topic: 'bp:obsolete-elements',
    explainedBy: [{ rules: ['blink', 'marquee'], where: 'same' }],
    trust: 'failure',
    detectedBy: { alfa: ['sia-r70'] },
    helpUrl: 'https://html.spec.whatwg.org/multipage/obsolete.html',
  },
  // WCAG 2.2 has dropped 4.1.1, the only criterion that plain duplicates failed.
  {
    id: 'duplicate-id',
    title: 'The same id is used more than once',
    barrier:
      'Labels, links and scripts find only the first element with an id. Duplicate ids are harmless by themselves but often break something later.',
    remedy: 'Make every id attribute on the page unique.',
    verification:
      'Search the markup for the id in the developer tools. Exactly one element has it.',
    category: 'document-structure',
    impact: 'minor',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: ['3ea0c8'],
    topic: 'act:3ea0c8',
    variantOf: 'duplicate-id-aria',
    trust: 'failure',
    detectedBy: {},
    helpUrl: axeHelp('duplicate-id'),
  },
  {
    id: 'duplicate-id-active',
    title: 'Links or controls share the same id',
    barrier:
      'A label or jump link that points at a duplicate id reaches only the first element, so another link or control can end up with the wrong label or none.',
    remedy:
      'Give each link, button and form field an id of its own, and adapt the labels that point at it.',
    verification:
      'Click each label and follow each jump link that names the id. Each one leads to the control or place that it is meant for.',
    category: 'document-structure',
    impact: 'serious',
    wcag: [],
    level: 'best-practice',
    techniques: [],
    actRules: ['3ea0c8'],
    topic: 'act:3ea0c8',
    variantOf: 'duplicate-id-aria',
    trust: 'failure',
    detectedBy: {},
    helpUrl: axeHelp('duplicate-id-active'),
  },
  {
    id: 'duplicate-id-aria',
    title: 'Ids that labels or ARIA refer to are not unique',
    barrier:
      'A label or ARIA reference takes the first element with the id. When the id is a duplicate, screen readers may read the wrong label or description.',
    remedy:
      'Make the id unique, and check that every for, aria-labelledby and aria-describedby points at the element you mean.',
    verification:
      'Select the elements that refer to the id in the accessibility pane of the developer tools. Their names and descriptions are the texts that belong to them, and only one element has the id.',
    category: 'document-structure',
    impact: 'critical',
    wcag: ['4.1.2'],
    level: 'A',
    techniques: [],
    actRules: ['3ea0c8'],
    topic: 'act:3ea0c8',
    trust: 'failure',
    onlyAsked: ['axe', 'lighthouse'],
    detectedBy: { axe: ['duplicate-id-aria'], lighthouse: ['duplicate-id-aria'] },
    helpUrl: axeHelp('duplicate-id-aria'),
  },
  {
    id: 'html-has-lang',
    title: 'Page does not say its language',
    barrier:
      'Screen readers choose their voice by the language of the page. Without a lang attribute they may read it with the wrong pronunciation, which is hard to understand.',
    remedy: 'Add a lang attribute to the html element, for example lang="en" for English.',
    verification:
      'Inspect the html element in the developer tools: it has a lang attribute for the language that most of the page is written in. A screen reader reads the page with a voice of that language.',
    category: 'document-structure',
    impact: 'serious',
    wcag: ['3.1.1'],
    level: 'A',
    techniques: ['H57'],
    actRules: ['b5c3f8'],
    topic: 'act:b5c3f8',
    trust: 'failure',
    detectedBy: { axe: ['html-has-lang'], lighthouse: ['html-has-lang'], alfa: ['sia-r4'] },
    helpUrl: axeHelp('html-has-lang'),
  },
  {
    id: 'html-lang-valid',
    title: 'Language of the page is invalid',
    barrier:
      'The lang attribute of the page holds a value that is no language code, so screen readers cannot choose the right voice.',
    remedy:
      'Set the lang attribute of the html element to a valid language code such as "en", "fr" or "pt-BR".',
    verification:
      'Inspect the html element in the developer tools: its lang attribute begins with a code of the IANA language subtag registry. A screen reader reads the page with a voice of that language.',
    category: 'document-structure',
    impact: 'serious',
    wcag: ['3.1.1'],
    level: 'A',
    techniques: ['H57'],
    actRules: ['bf051a'],
    topic: 'act:bf051a',
    trust: 'failure',
    detectedBy: { axe: ['html-lang-valid'], lighthouse: ['html-lang-valid'], alfa: ['sia-r5'] },
    helpUrl: axeHelp('html-lang-valid'),
  },
  {
    id: 'html-xml-lang-mismatch',
    title: 'Page names two different languages',
    barrier:
      'The attributes lang and xml:lang of the page disagree, and which one counts depends on the browser and the screen reader.',
    remedy: 'Give both attributes the same language code, or remove xml:lang.',
    verification:
      'Inspect the html element in the developer tools. There is only a lang attribute, or xml:lang names the same language.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: ['3.1.1'],
    level: 'A',
    techniques: ['H57'],
    actRules: ['5b7ae0'],
    topic: 'act:5b7ae0',
    trust: 'failure',
    detectedBy: { axe: ['html-xml-lang-mismatch'], lighthouse: ['html-xml-lang-mismatch'] },
    helpUrl: axeHelp('html-xml-lang-mismatch'),
  },
  {
    id: 'meta-refresh',
    title: 'Page reloads or redirects by itself',
    barrier:
      'A timed refresh throws people back to the top of the page or takes them elsewhere before they have finished reading, above all those who need more time.',
    remedy:
      'Remove the meta refresh element. Redirect on the server, and let people choose when the page is loaded again.',
    verification:
      'Leave the page open and untouched for some minutes. It does not reload, and it does not take you elsewhere.',
    category: 'document-structure',
    impact: 'critical',
    wcag: ['2.2.1'],
    level: 'A',
    techniques: ['F40', 'F41', 'G110', 'H76'],
    actRules: ['bc659a'],
    topic: 'act:bc659a',
    trust: 'failure',
    detectedBy: { axe: ['meta-refresh'], lighthouse: ['meta-refresh'], alfa: ['sia-r9'] },
    helpUrl: axeHelp('meta-refresh'),
  },
  // A delay that fails level A fails level AAA as well; it is blamed once, for A.
  {
    id: 'meta-refresh-no-exceptions',
    title: 'Page refreshes after a delay that people cannot change',
    barrier:
      'However long the delay is, a refresh that nobody asked for interrupts people and moves their place on the page.',
    remedy: 'Remove the delayed meta refresh, and offer a link or button that loads new content.',
    verification:
      'Search the markup for http-equiv="refresh" in the developer tools. There is none, or its delay is zero.',
    category: 'document-structure',
    impact: 'minor',
    wcag: ['2.2.4', '3.2.5'],
    level: 'AAA',
    techniques: ['F40', 'F41', 'G110', 'H76'],
    actRules: ['bisz58'],
    topic: 'act:bisz58',
    trust: 'failure',
    detectedBy: { axe: ['meta-refresh-no-exceptions'] },
    helpUrl: axeHelp('meta-refresh-no-exceptions'),
  },
  {
    id: 'valid-lang',
    title: 'Language of a part of the page is invalid',
    barrier:
      'A passage in another language is read with the wrong voice when its lang attribute is no valid language code.',
    remedy: 'Set the lang attribute to a valid language code such as "en", "fr" or "pt-BR".',
    verification:
      'Inspect the element in the developer tools: its lang attribute begins with a code of the IANA language subtag registry. A screen reader switches to a voice of that language for the passage.',
    category: 'document-structure',
    impact: 'serious',
    wcag: ['3.1.2'],
    level: 'AA',
    techniques: ['H58'],
    actRules: ['de46e4'],
    topic: 'act:de46e4',
    trust: 'failure',
    detectedBy: { axe: ['valid-lang'], lighthouse: ['valid-lang'], alfa: ['sia-r7'] },
    helpUrl: axeHelp('valid-lang'),
  },
  {
    id: 'page-language',
    title: 'The page is written in another language than it declares',
    barrier:
      'Screen readers choose voice and pronunciation by the declared language: a page in Dutch that is read by English rules cannot be understood, and translation and hyphenation go wrong.',
    remedy:
      'Set the lang attribute of the html element to the language that the page is written in.',
    verification:
      'Read the page, then the lang attribute of its html element. It names the language of most of the text that has no lang attribute of its own.',
    category: 'document-structure',
    impact: 'serious',
    wcag: ['3.1.1'],
    level: 'A',
    techniques: ['H57'],
    actRules: ['ucwvc8'],
    topic: 'act:ucwvc8',
    trust: 'failure',
    detectedBy: { curbcut: ['page-language'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  },
  {
    id: 'part-language',
    title: 'Passages are written in another language than is declared for them',
    barrier:
      'A screen reader speaks a French passage by English rules when nothing says that it is French, and nobody can follow it.',
    remedy:
      'Put a lang attribute with the language of the passage on the element that holds it, or correct the one that is there.',
    verification:
      'Listen to the passage with a screen reader that has a voice for its language. The voice changes for the passage and changes back after it.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: ['3.1.2'],
    level: 'AA',
    techniques: ['H58'],
    actRules: ['off6ek'],
    topic: 'act:off6ek',
    trust: 'failure',
    detectedBy: { curbcut: ['part-language'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html',
  },
  {
    id: 'page-title-words',
    title: 'The page’s title says nothing of the page',
    barrier:
      'The title is the first thing that a screen reader says, and all that is left of a page among tabs and bookmarks. "Untitled document" tells nobody where they are.',
    remedy:
      'Write a title that names what this page is about, and after it the site: "Berths and fares – Harbor".',
    verification:
      'Read the title in the browser’s tab without looking at the page. It tells what the page is about, and no other page of the site has the same.',
    category: 'document-structure',
    impact: 'serious',
    wcag: ['2.4.2'],
    level: 'A',
    techniques: ['F25', 'G88', 'H25'],
    actRules: ['c4a8a4'],
    topic: 'act:c4a8a4',
    trust: 'failure',
    detectedBy: { curbcut: ['page-title-words'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/page-titled.html',
  },
  {
    id: 'view-titles',
    title: 'Page title stays the same in all views',
    barrier:
      'The title is what screen readers say first, and what tabs, bookmarks and the history show. When it does not change with what is shown, people cannot tell where they are.',
    remedy: 'Set document.title whenever another view is drawn, with the name of the view first.',
    verification:
      'Follow a few links of the page and look at the tab: each view has a title of its own that names it.',
    category: 'document-structure',
    impact: 'moderate',
    wcag: ['2.4.2'],
    level: 'A',
    techniques: ['G88'],
    actRules: [],
    topic: 'wcag:2.4.2:view-titles',
    trust: 'failure',
    detectedBy: { curbcut: ['view-titles'] },
    helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/page-titled.html',
  },
];
