import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'donors-roll',
    criteria: ['2.2.2'],
    sort: 'keys',
    class: 'moving-content-without-pause',
    what: 'The latest gifts move from side to side without end and cannot be paused.',
    target: ['#ticker'],
    words: 'moving|pause|animation|marquee',
    present: async (proof) => {
      if (await proof.has('#ticker-stop')) await proof.click('#ticker-stop');
      const { x } = await proof.box('#ticker');
      return proof.until(async () => Math.abs((await proof.box('#ticker')).x - x) > 5);
    },
  },
  {
    id: 'sums-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The tiles with the sums are divs that can only be clicked.',
    target: ['.sum'],
    words: '(amount|sum|tile).*keyboard',
    present: async (proof) => {
      await proof.focus('#monthly');
      await proof.press('Tab');
      const byKeys = await proof.focusIsIn('.sums');
      await proof.click('.sum:last-child');
      return !byKeys && (await proof.text('#chosen')) === '150';
    },
  },
  {
    id: 'skip-to-nowhere',
    criteria: ['2.4.1'],
    sort: 'keys',
    class: 'skip-link-does-nothing',
    what: 'The skip link points to an element that is not there.',
    target: ['.hop'],
    words: 'skip (link|to)|bypass',
    present: async (proof) => {
      await proof.press('Tab');
      await proof.press('Enter');
      await proof.press('Tab');
      return !(await proof.focusIsIn('main'));
    },
  },
  {
    id: 'quick-gift-on-press',
    criteria: ['2.5.2'],
    sort: 'keys',
    class: 'action-on-pointer-down',
    what: 'The quick gift is made when the pointer goes down on its button, even if it is moved away before being released.',
    target: ['#quick'],
    words: 'pointer (down|cancell)|mouse ?down',
    present: async (proof) => {
      await proof.pressAndLeave('#quick');
      return /£10/.test(await proof.text('#thanks'));
    },
  },
  {
    id: 'tale-holds-focus',
    criteria: ['2.1.2'],
    sort: 'keys',
    class: 'keyboard-trap',
    what: 'The dialog with a story keeps the focus, and only the mouse can close it.',
    target: ['#tale', '#tale-close'],
    words: 'keyboard trap|trap',
    present: async (proof) => {
      await proof.focus('.read');
      await proof.press('Enter');
      const reached = await proof.tabsTo('#tale-close', 6);
      await proof.press('Escape');
      return reached === null && (await proof.isShown('#tale')) && (await proof.focusIsIn('#tale'));
    },
  },
  {
    id: 'drawer-still-focusable',
    criteria: ['2.4.3', '2.4.7'],
    sort: 'keys',
    class: 'hidden-content-focusable',
    what: 'The closed menu lies beyond the left edge, and its links still take the focus.',
    target: ['.drawer', '.drawer a'],
    words: 'hidden.*focus|focus.*(hidden|invisible)|off-?screen',
    present: async (proof) => {
      const reached = await proof.tabsTo('.drawer a', 10);
      return reached !== null && (await proof.box('.drawer a')).x < 0;
    },
  },
  {
    id: 'thanks-silent',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'The thanks after a gift appear on the page, but are not announced.',
    target: ['#thanks'],
    words: 'status message|live region',
    present: async (proof) => {
      await proof.focus('#quick');
      await proof.press('Enter');
      return /Thank/.test(await proof.text('#thanks')) && !(await proof.announces(/Thank you/));
    },
  },
  {
    id: 'uses-on-hover',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'hover-only-content',
    what: 'What each share of the money is for is shown only while the mouse is over it.',
    target: ['.use', '.use-text'],
    words: 'hover',
    present: async (proof) => {
      if (await proof.has('.use button')) {
        await proof.focus('.use button');
        await proof.press('Enter');
        if (await proof.isShown('.use-text')) return false;
      }
      const before = await proof.isShown('.use-text');
      await proof.hover('.use');
      return !before && (await proof.isShown('.use-text'));
    },
  },
  {
    id: 'follow-unnamed',
    criteria: ['2.4.4', '4.1.2'],
    sort: 'markup',
    class: 'control-without-name',
    what: 'The three links with icons in the header have no names.',
    target: ['.round'],
    words: 'link.*(name|text)',
    present: async (proof) => (await proof.name('.round')) === '',
  },
  {
    id: 'film-untitled',
    criteria: ['4.1.2', '2.4.1'],
    sort: 'markup',
    class: 'frame-without-title',
    what: 'The frame with the film has no title.',
    target: ['iframe'],
    words: 'i?frame.*(title|name)',
    present: async (proof) => (await proof.name('iframe')) === '',
  },
  {
    id: 'rhythm-ungrouped',
    criteria: ['1.3.1', '3.3.2'],
    sort: 'markup',
    class: 'group-without-name',
    what: 'The question how often to give is not tied to its radio buttons.',
    target: ['.rhythm', '.rhythm input'],
    words: 'fieldset|legend|radio.*group|group.*(name|label)',
    present: async (proof) => (await proof.name('.rhythm')) === '',
  },
  {
    id: 'goal-unsaid',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'value-not-exposed',
    what: 'How much has been raised is shown by the length of a bar only.',
    target: ['.goal'],
    words: 'progress|meter|value',
    present: async (proof) =>
      (await proof.role('.goal')) !== 'progressbar' && !/58,200/.test(await proof.text('main')),
  },
  {
    id: 'appeal-contrast',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text-over-picture',
    what: 'The appeal stands in white on a picture of pale sand.',
    target: ['.front-text h1', '.front-text p'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.front-text p')) < 4.5,
  },
  {
    id: 'match-in-picture',
    criteria: ['1.4.5'],
    sort: 'look',
    class: 'picture-of-text',
    what: 'Until when gifts count twice, and the telephone number, are a picture of text.',
    target: ['.match-picture'],
    words: 'images? of text|picture of text',
    present: async (proof) => {
      const inPicture =
        (await proof.has('.match-picture')) &&
        /Until Sunday/.test(await proof.name('.match-picture'));
      return inPicture && !/Until Sunday/.test(await proof.text('main'));
    },
  },
  {
    id: 'other-ways-tiny',
    criteria: ['2.5.8'],
    sort: 'look',
    class: 'target-too-small',
    what: 'The links to other ways to give are twelve pixels high and stand directly under each other.',
    target: ['.tiny-links a'],
    words: 'target size|touch target',
    present: async (proof) => {
      const [first, second] = [
        await proof.box('.tiny-links a'),
        await proof.box('.tiny-links a:nth-child(2)'),
      ];
      return first.height < 24 && Math.hypot(second.x - first.x, second.y - first.y) < 24;
    },
  },
  {
    id: 'people-undescribed',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-generic',
    what: 'The alternative of every portrait is the word "Image".',
    target: ['.person img'],
    words: 'alternative.*(generic|descri|meaning)',
    present: async (proof) => (await proof.name('.person img')) === 'Image',
  },
  {
    id: 'give-by-place',
    criteria: ['1.3.3'],
    sort: 'meaning',
    class: 'instructions-by-shape-or-place',
    what: 'The button to go on with is described by its size, color and place only.',
    target: ['.how'],
    words: 'sensory|shape|location|position',
    present: async (proof) => {
      const text = await proof.text('.how');
      return /orange button/.test(text) && !/Continue/.test(text);
    },
  },
  {
    id: 'proverb-in-german',
    criteria: ['3.1.2'],
    sort: 'meaning',
    class: 'wrong-language-of-part',
    what: 'The proverb is in French, but marked up as German.',
    target: ['.proverb'],
    words: 'language',
    present: async (proof) => (await proof.attribute('.proverb', 'lang')) !== 'fr',
  },
];
