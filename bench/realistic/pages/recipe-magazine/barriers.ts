import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'skip-link',
    criteria: ['2.4.1'],
    sort: 'keys',
    class: 'skip-link-does-nothing',
    what: 'The link that skips to the content points to an element that does not exist.',
    target: ['.skip'],
    words: 'skip (link|to)|bypass',
    present: async (proof) => {
      await proof.press('Tab');
      await proof.press('Enter');
      await proof.press('Tab');
      return !(await proof.focusIsIn('main'));
    },
  },
  {
    id: 'menu-on-hover',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'hover-only-content',
    what: 'The categories of recipes appear only while the mouse is over the menu; the keyboard cannot open them.',
    target: ['#recipes-top', '.has-sub'],
    words: 'hover.*(keyboard|menu|only)|menu.*keyboard',
    present: async (proof) => {
      if ((await proof.tabsTo('#recipes-top', 15)) !== null) await proof.press('Enter');
      const byKeys = await proof.isShown('#recipes-sub a');
      await proof.click('#recipes-top');
      await proof.hover('#recipes-top');
      return !byKeys && (await proof.isShown('#recipes-sub a'));
    },
  },
  {
    id: 'servings-by-mouse',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The buttons that change the number of servings cannot be reached or used with the keyboard.',
    target: ['#fewer', '#more'],
    words: 'servings.*keyboard',
    present: async (proof) => {
      await proof.click('#more');
      const byMouse = (await proof.text('#servings')) === '3';
      return byMouse && (await proof.tabsTo('#more')) === null;
    },
  },
  {
    id: 'servings-unannounced',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'The message that the amounts have been changed is shown, but not announced by screen readers.',
    target: ['#servings-note'],
    words: 'status message|live region',
    present: async (proof) => {
      await proof.click('#more');
      return (await proof.text('#servings-note')) !== '' && !(await proof.announces(/3人分/));
    },
  },
  {
    id: 'term-tip-stays',
    criteria: ['1.4.13'],
    sort: 'keys',
    class: 'hover-content-not-dismissible',
    what: 'The explanation that appears over the text when a term has focus or the pointer cannot be dismissed with Escape.',
    target: ['.term', '#tip-dashi'],
    words: 'dismiss|tooltip.*escape',
    present: async (proof) => {
      await proof.focus('.term');
      const shown = await proof.isShown('#tip-dashi');
      await proof.press('Escape');
      return shown && (await proof.isShown('#tip-dashi'));
    },
  },
  {
    id: 'zoom-takes-no-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-does-not-take-focus',
    what: 'The dialog with the enlarged photo opens without taking the focus, which stays on the covered page.',
    target: ['#zoom', '.enlarge'],
    words: 'dialog.*focus|focus.*dialog',
    present: async (proof) => {
      await proof.focus('.enlarge');
      await proof.press('Enter');
      return (await proof.isShown('#zoom')) && !(await proof.focusIsIn('#zoom'));
    },
  },
  {
    id: 'sort-on-change',
    criteria: ['3.2.2'],
    sort: 'keys',
    class: 'context-change-on-input',
    what: 'Choosing an order of the reviews loads the page anew at once, at every press of an arrow key.',
    target: ['#sort'],
    words: 'change of context|on input',
    present: async (proof) => {
      const before = proof.page.url();
      await proof.focus('#sort');
      await proof.page.keyboard.press('ArrowDown');
      return proof.until(() => Promise.resolve(proof.page.url() !== before));
    },
  },
  {
    id: 'card-focus',
    criteria: ['2.4.7'],
    sort: 'keys',
    class: 'focus-not-visible',
    what: 'The links of the suggested dishes show no sign of keyboard focus.',
    target: ['.card a'],
    words: 'focus.*(visible|indicator)|outline',
    present: async (proof) => !(await proof.showsFocus('.card a')),
  },
  {
    id: 'ingredient-list',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'list-not-marked-up',
    what: 'The ingredients look like a list with bullets, but are lines typed with a dot in front.',
    target: ['.ingredients', '.ingredients .row'],
    words: 'list (markup|structure|item)|marked up as a list',
    present: async (proof) =>
      !(await proof.has('.ingredients li')) && (await proof.text('.ingredients')).startsWith('・'),
  },
  {
    id: 'nutrition-headers',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'table-without-headers',
    what: 'The table of nutrients has no header cells, only bold cells.',
    target: ['.nutrition', '.nutrition .head'],
    words: 'table.*header|header cell',
    present: async (proof) => (await proof.count('.nutrition th')) === 0,
  },
  {
    id: 'search-label',
    criteria: ['1.3.1', '3.3.2', '4.1.2'],
    sort: 'markup',
    class: 'field-without-label',
    what: 'The search field has no label.',
    target: ['#q'],
    words: 'label.*(search|field|input)|(field|input).*label',
    present: async (proof) => (await proof.name('#q')) === '',
  },
  {
    id: 'step-alternative-missing',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'picture-without-alternative',
    what: 'The photo of the first step has no text alternative.',
    target: ['.steps > li:nth-child(1) img'],
    words: 'alt(ernative)? (text|attribute)',
    present: async (proof) =>
      (await proof.attribute('.steps > li:nth-child(1) img', 'alt')) === null,
  },
  {
    id: 'hero-contrast',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text-over-picture',
    what: 'The white title and introduction stand on a light photo with too little contrast.',
    target: ['.hero-text h1', '.hero-text p'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.hero-text p')) < 4.5,
  },
  {
    id: 'guest-cut-off',
    criteria: ['1.4.12'],
    sort: 'look',
    class: 'text-clipped-when-spaced',
    what: 'The end of the quotation of a guest is cut off when the spacing of text is increased.',
    target: ['.guest'],
    words: 'text spacing|clipped|cut off',
    present: async (proof) => {
      const before = await proof.isCutOff('.guest');
      await proof.spaceText();
      return !before && (await proof.isCutOff('.guest'));
    },
  },
  {
    id: 'level-by-color',
    criteria: ['1.4.1', '1.1.1'],
    sort: 'look',
    class: 'color-alone',
    what: 'How difficult a dish is, is told only by the color of a dot.',
    target: ['.level', '.key'],
    words: 'color alone|use of color|only by color',
    present: async (proof) =>
      (await proof.text('.card .level.hard')) === '' &&
      (await proof.style('.level.easy', 'background-color', '::before')) !==
        (await proof.style('.level.hard', 'background-color', '::before')),
  },
  {
    id: 'vague-news',
    criteria: ['2.4.4'],
    sort: 'meaning',
    class: 'vague-link',
    what: 'All the news links say only "here", with nothing but a date beside them.',
    target: ['.news a'],
    words: 'link (text|purpose|name)',
    present: async (proof) =>
      (await proof.page.$$eval(
        '.news a',
        (links) => new Set(links.map((one) => one.textContent)).size,
      )) === 1,
  },
  {
    id: 'guest-language',
    criteria: ['3.1.2'],
    sort: 'meaning',
    class: 'wrong-language-of-part',
    what: 'The quotation of a guest is in English, but read as Japanese.',
    target: ['.guest'],
    words: 'language of (a )?part|lang(uage)? attribute',
    present: async (proof) =>
      (await proof.page.$eval('.guest', (one) => one.closest('[lang]')?.getAttribute('lang'))) ===
      'ja',
  },
  {
    id: 'step-alternative-generic',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-generic',
    what: 'The alternative of the photo of the third step says only "photo 3".',
    target: ['.steps > li:nth-child(3) img'],
    words: 'alternative.*(generic|descri|meaning)',
    present: async (proof) => /^写真\s*\d*$/.test(await proof.name('.steps > li:nth-child(3) img')),
  },
];
