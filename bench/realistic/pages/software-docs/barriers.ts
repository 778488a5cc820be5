import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'tabs-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The tabs that choose the system are divs with a click handler: the commands for two of three systems cannot be reached with keys.',
    target: ['.tab'],
    words: 'tabs?\\b.*keyboard',
    present: async (proof) => {
      await proof.focus('.note a');
      if ((await proof.tabsTo('.tab', 6)) !== null) {
        await proof.press('ArrowRight');
        if (await proof.isShown('#panel-docker')) return false;
      }
      await proof.click('#tab-docker');
      return proof.isShown('#panel-docker');
    },
  },
  {
    id: 'found-silently',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'How many pages the search has found is shown while typing, but not announced.',
    target: ['#found'],
    words: 'status message|live region',
    present: async (proof) => {
      await proof.click('#search-open');
      await proof.focus('#words');
      await proof.type('по');
      return /\d/.test(await proof.text('#found')) && !(await proof.announces(/Найдено/));
    },
  },
  {
    id: 'closed-still-focusable',
    criteria: ['2.4.3', '2.4.7'],
    sort: 'keys',
    class: 'hidden-content-focusable',
    what: 'The links of closed chapters take the focus, though they cannot be seen.',
    target: ['.pages.closed a'],
    words: 'hidden.*focus|focus.*(hidden|invisible)|off-?screen',
    present: async (proof) => {
      await proof.focus('[aria-controls="pages-ideas"]');
      await proof.press('Tab');
      return proof.focusIsIn('.pages.closed');
    },
  },
  {
    id: 'copy-on-hover',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'hover-only-content',
    what: 'The button that copies the commands is there only while the mouse is over the code.',
    target: ['.copy', '.code'],
    words: 'hover',
    present: async (proof) => {
      await proof.focus('.code pre');
      await proof.press('Tab');
      const byKeys = await proof.hasFocus('.copy');
      await proof.hover('.code pre');
      return !byKeys && (await proof.isShown('.copy'));
    },
  },
  {
    id: 'slash-anywhere',
    criteria: ['2.1.4'],
    sort: 'keys',
    class: 'character-shortcut',
    what: 'The keys "/" and "f" open the search wherever the focus is, and this cannot be changed.',
    target: [],
    words: 'character key|shortcut',
    present: async (proof) => {
      await proof.focus('.name');
      await proof.press('/');
      return proof.isShown('#finder');
    },
  },
  {
    id: 'finder-takes-no-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-does-not-take-focus',
    what: 'The search opens over the page without taking the focus, not even into its field.',
    target: ['#finder', '#search-open'],
    words: 'dialog.*focus|focus.*dialog',
    present: async (proof) => {
      await proof.focus('#search-open');
      await proof.press('Enter');
      return (await proof.isShown('#finder')) && !(await proof.focusIsIn('#finder'));
    },
  },
  {
    id: 'versions-without-arrows',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'arrow-keys-missing',
    what: 'The menu of versions opens with Enter, but its items are out of reach of arrow keys and Tab.',
    target: ['#version', '#version-menu', '#version-menu a'],
    words: 'menu.*(keyboard|arrow)',
    present: async (proof) => {
      await proof.focus('#version');
      await proof.press('Enter');
      const opened = await proof.isShown('#version-menu');
      await proof.press('ArrowDown');
      const byArrow = await proof.focusIsIn('#version-menu');
      await proof.press('Tab');
      return opened && !byArrow && !(await proof.focusIsIn('#version-menu'));
    },
  },
  {
    id: 'focus-under-topbar',
    criteria: ['2.4.11'],
    sort: 'keys',
    class: 'focus-obscured',
    what: 'After scrolling, a link that gets the focus with Tab stays wholly under the bar at the top.',
    target: ['.topbar', 'main a'],
    words: 'obscured|hidden behind|covered|sticky',
    present: async (proof) => {
      await proof.focus('.path li:nth-child(2) a');
      await proof.page.$eval('.note a', (one) => scrollBy(0, one.getBoundingClientRect().y - 20));
      await proof.press('Tab');
      return (await proof.hasFocus('.note a')) && (await proof.coveredShare('.note a')) === 1;
    },
  },
  {
    id: 'vote-loses-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-removal',
    what: 'After an answer to "Помогла ли вам эта страница?" the buttons vanish, and the focus with them.',
    target: ['.vote', '#helped'],
    words: 'focus.*(lost|remov|return)',
    present: async (proof) => {
      await proof.focus('.vote');
      await proof.press('Enter');
      return (await proof.count('.vote')) === 0 && (await proof.focused()) === 'body';
    },
  },
  {
    id: 'small-titles',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'heading-not-marked-up',
    what: 'The titles of subsections are bold paragraphs instead of headings.',
    target: ['.small-title'],
    words: 'heading',
    present: async (proof) => (await proof.role('.small-title')) !== 'heading',
  },
  {
    id: 'options-headers',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'table-without-headers',
    what: 'The table of settings has no header cells.',
    target: ['.options', '.options .head'],
    words: 'table.*header|header cell',
    present: async (proof) => (await proof.count('.options th')) === 0,
  },
  {
    id: 'page-in-tree',
    criteria: ['1.3.1', '4.1.2'],
    sort: 'markup',
    class: 'current-item-not-exposed',
    what: 'Which page of the tree is open is shown only by color and weight.',
    target: ['.pages .here'],
    words: 'aria-current|current (page|item)',
    present: async (proof) => (await proof.attribute('.pages .here', 'aria-current')) === null,
  },
  {
    id: 'steps-typed',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'list-not-marked-up',
    what: 'The numbered steps of the first start are paragraphs with typed numbers.',
    target: ['.steps', '.steps p'],
    words: 'list (markup|structure|item)|marked up as a list',
    present: async (proof) =>
      !(await proof.has('.steps li')) && (await proof.text('.steps')).startsWith('1.'),
  },
  {
    id: 'comments-pale',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text',
    what: 'Comments in the code are dark gray on almost black.',
    target: ['.comment'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.comment')) < 4.5,
  },
  {
    id: 'note-links',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'link-told-by-color-alone',
    what: 'The links within the note are told from its text only by a slightly bluer color.',
    target: ['.note a'],
    words: 'link.*(color|distinguish|underline)|color alone|use of color',
    present: async (proof) =>
      (await proof.style('.note a', 'text-decoration-line')) === 'none' &&
      (await proof.style('.note a', 'font-weight')) === (await proof.style('.note', 'font-weight')),
  },
  {
    id: 'page-stays-wide',
    criteria: ['1.4.10'],
    sort: 'look',
    class: 'no-reflow',
    what: 'The three columns keep their width in a window of 320 pixels, so that each line must be scrolled sideways.',
    target: ['.layout', 'body'],
    words: 'reflow|horizontal scroll|320',
    present: async (proof) => {
      await proof.resize(320, 800);
      return proof.scrollsSideways();
    },
  },
  {
    id: 'further-vague',
    criteria: ['2.4.4'],
    sort: 'meaning',
    class: 'vague-link',
    what: 'All links to further pages say only "Подробнее".',
    target: ['.further a'],
    words: 'link (text|purpose|name)',
    present: async (proof) => (await proof.name('.further a')) === 'Подробнее',
  },
  {
    id: 'scheme-undescribed',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-generic',
    what: 'The alternative of the diagram of the server says only "Схема".',
    target: ['.scheme img'],
    words: 'alternative.*(generic|descri|meaning)',
    present: async (proof) => (await proof.name('.scheme img')) === 'Схема',
  },
  {
    id: 'title-of-template',
    criteria: ['2.4.2'],
    sort: 'meaning',
    class: 'wrong-title',
    what: 'The title is the one of the template, "Новая страница".',
    target: ['title'],
    words: '(page|document) title',
    present: async (proof) => (await proof.title()) === 'Новая страница',
  },
  {
    id: 'panel-by-place',
    criteria: ['1.3.3'],
    sort: 'meaning',
    class: 'instructions-by-shape-or-place',
    what: 'The button that opens the panel is named only by its shape and place.',
    target: ['.steps + p'],
    words: 'sensory|shape|location|position',
    present: async (proof) => {
      const text = await proof.text('.steps + p');
      return /круглую/.test(text) && !/«/.test(text);
    },
  },
];
