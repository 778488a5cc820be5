import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'steps-title-unmarked',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'heading-not-marked-up',
    what: 'The heading “So gehen Sie vor” is a paragraph that only looks like one.',
    target: ['p.ueberschrift'],
    words: 'heading',
    present: async (proof) =>
      (await proof.has('p.ueberschrift')) && (await proof.role('p.ueberschrift')) !== 'heading',
  },
  {
    id: 'documents-with-dashes',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'list-not-marked-up',
    what: 'The list of documents to bring is one paragraph with dashes and line breaks.',
    target: ['p.unterlagen'],
    words: 'list',
    present: async (proof) => (await proof.role('.unterlagen')) !== 'list',
  },
  {
    id: 'map-without-name',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'frame-without-title',
    what: 'The frame with the map has no title.',
    target: ['iframe[src="stadtplan.html"]'],
    words: 'i?frame.*(title|name)',
    present: async (proof) => (await proof.name('iframe')) === '',
  },
  {
    id: 'english-untold',
    criteria: ['3.1.2'],
    sort: 'markup',
    class: 'language-not-marked-up',
    what: 'The paragraph in English is not marked as English.',
    target: ['p.englisch'],
    words: 'lang',
    present: (proof) =>
      proof.page.$eval('p.englisch', (one) => one.closest('[lang]')?.getAttribute('lang') === 'de'),
  },
  {
    id: 'path-pale',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text',
    what: 'The path to the page is pale on white.',
    target: ['.pfad a', '.pfad li[aria-current="page"]'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.pfad li[aria-current]')) < 4.5,
  },
  {
    id: 'links-told-by-color',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'link-told-by-color-alone',
    what: 'Links within sentences differ from the text around them by a dark blue only.',
    target: ['a[href="#termin"]', 'a[href="#online"]'],
    words: 'link.*(color|distinguish)|color alone',
    present: async (proof) =>
      (await proof.style('main p a', 'text-decoration-line')) === 'none' &&
      (await proof.style('main p a', 'font-weight')) ===
        (await proof.style('main p', 'font-weight')),
  },
  {
    id: 'fees-too-wide',
    criteria: ['1.4.10'],
    sort: 'look',
    class: 'no-reflow',
    what: 'In a window of 320 pixels the whole page has to be scrolled sideways, because the fees keep a fixed width.',
    target: ['main table'],
    words: 'reflow|320|horizontal scroll|sideways',
    present: async (proof) => {
      await proof.resize(320, 800);
      return proof.scrollsSideways();
    },
  },
  {
    id: 'zoom-refused',
    criteria: ['1.4.4'],
    sort: 'look',
    class: 'zoom-disabled',
    what: 'The page forbids zooming with two fingers.',
    target: ['meta[name="viewport"]'],
    words: 'zoom|scal',
    present: async (proof) =>
      /user-scalable=no/.test((await proof.attribute('meta[name="viewport"]', 'content')) ?? ''),
  },
  {
    id: 'jump-to-nowhere',
    criteria: ['2.4.1'],
    sort: 'keys',
    class: 'skip-link-does-nothing',
    what: 'The link “Zum Inhalt” leads to an anchor that does not exist.',
    target: ['a.sprung'],
    words: 'skip',
    present: async (proof) => {
      await proof.focus('a.sprung');
      await proof.press('Enter');
      await proof.press('Tab');
      return !(await proof.focusIsIn('main'));
    },
  },
  {
    id: 'menu-by-hover',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'hover-only-content',
    what: 'The pages of an area open only while the pointer is over its name, which keys do not reach.',
    target: ['.menue ul.breite > li > span'],
    words: 'hover|keyboard|menu',
    present: async (proof) => {
      await proof.hover('.menue li > :first-child');
      const opens = await proof.isShown('.menue .unter');
      return opens && (await proof.tabsTo('.menue ul.breite > li > *', 8)) !== null
        ? !(await proof.hasFocus('button'))
        : opens;
    },
  },
  {
    id: 'menu-focus-unseen',
    criteria: ['2.4.7'],
    sort: 'keys',
    class: 'focus-not-visible',
    what: 'Links in the menu do not show that they have the focus.',
    target: ['.menue a[href="#rathaus"]', '.menue a[href="#aktuelles"]'],
    words: 'focus.*(visible|indicator|outline|style)|outline',
    present: async (proof) => !(await proof.showsFocus('.menue a[href="#rathaus"]')),
  },
  {
    id: 'answers-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'Frequent questions open with a click on a span; keys do not reach them.',
    target: ['.falten .frage'],
    words: 'keyboard|click handler|mouse.only|focusable',
    present: async (proof) => {
      await proof.focus('a[href="#online"]');
      const reached = await proof.tabsTo('.falten h3 > *', 10);
      await proof.click('.falten h3 > *');
      return reached === null && (await proof.isShown('.falten .antwort'));
    },
  },
  {
    id: 'term-help-stays',
    criteria: ['1.4.13'],
    sort: 'keys',
    class: 'hover-content-not-dismissible',
    what: 'The explanation of a term covers the text below and does not go away with Escape.',
    target: ['.begriff', '.begriff .hilfe'],
    words: 'hover|dismiss|escape',
    present: async (proof) => {
      await proof.hover('.begriff button');
      const shown = await proof.isShown('.hilfe');
      await proof.press('Escape');
      return shown && (await proof.isShown('.hilfe'));
    },
  },
  {
    id: 'letter-opens-search',
    criteria: ['2.1.4'],
    sort: 'keys',
    class: 'character-shortcut',
    what: 'The letter s alone moves the focus into the search field, and it cannot be switched off.',
    target: [],
    words: 'shortcut|character key|single.key',
    present: async (proof) => {
      await proof.focus('a[href="#online"]');
      await proof.press('s');
      return proof.hasFocus('#suche');
    },
  },
  {
    id: 'odd-order',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-order-wrong',
    what: 'Positive tabindex values bring the focus to “Finden” before its field, and to both before everything else.',
    target: ['#suche', '.kopf button'],
    words: 'tabindex|focus order|tab order',
    present: async (proof) => {
      const stops = await proof.tabStops(12);
      const at = (part: string) => stops.findIndex((stop) => stop.includes(part));
      return at('button') < at('#suche');
    },
  },
  {
    id: 'form-links-here',
    criteria: ['2.4.4'],
    sort: 'meaning',
    class: 'vague-link',
    what: 'Both forms are links named “hier”, each in a paragraph of its own.',
    target: ['a.formular[href="#meldeschein"]', 'a.formular[href="#bestaetigung"]'],
    words: 'link.*(purpose|text|descri|vague|generic)',
    present: async (proof) => (await proof.name('a.formular')) === 'hier',
  },
  {
    id: 'fees-called-opening-hours',
    criteria: ['2.4.6'],
    sort: 'meaning',
    class: 'misleading-heading',
    what: 'The heading over the fees says “Öffnungszeiten”.',
    target: ['#gebuehren'],
    words: 'heading.*(descri|mislead|content)',
    present: async (proof) => (await proof.text('#gebuehren')) !== 'Gebühren',
  },
  {
    id: 'steps-turned-round',
    criteria: ['1.3.2'],
    sort: 'meaning',
    class: 'reading-order-wrong',
    what: 'Style sheets turn the three steps round: the first one stands last on the screen.',
    target: ['ol.schritte'],
    words: 'reading order|meaningful sequence|visual order|dom order',
    present: async (proof) =>
      (await proof.box('.schritte li:nth-child(1)')).y >
      (await proof.box('.schritte li:nth-child(3)')).y,
  },
  {
    id: 'look-into-right-box',
    criteria: ['1.3.3'],
    sort: 'meaning',
    class: 'instructions-by-shape-or-place',
    what: 'Where to find the address is told by color and place only: “im grauen Kasten rechts”.',
    target: ['h1 + p + p'],
    words: 'sensory|shape|location|position',
    present: async (proof) => /Kasten rechts/.test(await proof.text('h1 + p + p')),
  },
];
