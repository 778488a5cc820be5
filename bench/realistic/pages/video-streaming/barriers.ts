import type { Barrier } from '../../realistic-page.ts';
import type { Proof } from '../../proof/proof.ts';

const openPlayer = async (proof: Proof) => {
  await proof.focus('.slide:not([hidden]) .watch');
  await proof.press('Enter');
};

export const barriers: Barrier[] = [
  {
    id: 'featured-rotates',
    criteria: ['2.2.2'],
    sort: 'keys',
    class: 'moving-content-without-pause',
    what: 'The featured titles change every few seconds and cannot be paused.',
    target: ['#featured', '#featured .slide'],
    words: 'carousel|pause|moving|auto.?(rotat|updat)',
    present: async (proof) => {
      const shown = () => proof.text('#featured .slide:not([hidden]) h2');
      const first = await shown();
      const pauses = await proof.has('#featured-pause');
      if (pauses) await proof.click('#featured-pause');
      const before = await shown();
      const changes = await proof.until(async () => (await shown()) !== before, 5_000);
      return changes && !pauses && first !== '';
    },
  },
  {
    id: 'cards-outside',
    criteria: ['2.4.3', '2.4.7'],
    sort: 'keys',
    class: 'hidden-content-focusable',
    what: 'Titles that are turned out of view still take the focus, which disappears beyond the edge of the shelf.',
    target: [
      '.card:nth-child(7) a',
      '.card:nth-child(7) .keep',
      '.card:nth-child(8) a',
      '.card:nth-child(8) .keep',
    ],
    words: 'off-?screen|hidden.*focus|focus.*hidden',
    present: async (proof) => {
      if ((await proof.tabsTo('.card:nth-child(8) a')) === null) return false;
      const card = await proof.box('.shelf:nth-of-type(2) .card:nth-child(8) a');
      const window = await proof.box('.shelf:nth-of-type(2) .window');
      return card.x >= window.x + window.width;
    },
  },
  {
    id: 'about-on-hover',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'hover-only-content',
    what: 'What a title is about is shown only while the mouse is over its card.',
    target: ['.card', '.about'],
    words: 'hover',
    present: async (proof) => {
      await proof.focus('.card a');
      const byKeys = await proof.isShown('.about');
      await proof.hover('.card .art');
      return !byKeys && (await proof.isShown('.about'));
    },
  },
  {
    id: 'profile-menu-arrows',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'arrow-keys-missing',
    what: 'The profile menu opens with the keyboard, but none of its items can be reached with the arrow keys or Tab.',
    target: ['#profile-button', '#profile-menu', '#profile-menu [role="menuitem"]'],
    words: 'menu.*(keyboard|arrow)',
    present: async (proof) => {
      await proof.focus('#profile-button');
      await proof.press('Enter');
      const opened = await proof.isShown('#profile-menu');
      await proof.press('ArrowDown');
      const byArrow = await proof.focusIsIn('#profile-menu');
      await proof.press('Tab');
      return opened && !byArrow && !(await proof.focusIsIn('#profile-menu'));
    },
  },
  {
    id: 'volume-without-arrows',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'arrow-keys-missing',
    what: 'The volume slider takes the focus, but no key changes it.',
    target: ['#volume'],
    words: 'slider.*(keyboard|key)',
    present: async (proof) => {
      await openPlayer(proof);
      await proof.focus('#volume');
      await proof.press('ArrowLeft', 2);
      const byKeys = (await proof.attribute('#volume', 'aria-valuenow')) !== '60';
      await proof.click('#volume');
      return !byKeys && (await proof.attribute('#volume', 'aria-valuenow')) !== '60';
    },
  },
  {
    id: 'player-holds-focus',
    criteria: ['2.1.2'],
    sort: 'keys',
    class: 'keyboard-trap',
    what: 'The player keeps the focus in itself and can be closed only with the mouse: Close takes no focus and Escape does nothing.',
    target: ['#player', '#player-close'],
    words: 'keyboard trap|trap',
    present: async (proof) => {
      await openPlayer(proof);
      const reached = await proof.tabsTo('#player-close', 12);
      await proof.press('Escape');
      return (
        reached === null && (await proof.isShown('#player')) && (await proof.focusIsIn('#player'))
      );
    },
  },
  {
    id: 'letter-shortcuts',
    criteria: ['2.1.4'],
    sort: 'keys',
    class: 'character-shortcut',
    what: 'Single letters (s, m, p) start actions anywhere on the page and cannot be turned off.',
    target: [],
    words: 'character key|shortcut',
    present: async (proof) => {
      await proof.focus('.brand');
      await proof.press('s');
      return proof.hasFocus('#find');
    },
  },
  {
    id: 'shelf-titles',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'heading-not-marked-up',
    what: 'The titles of the shelves look like headings, but are not marked up as such.',
    target: ['.shelf-title'],
    words: 'heading',
    present: async (proof) => (await proof.role('.shelf-title')) !== 'heading',
  },
  {
    id: 'turn-unnamed',
    criteria: ['4.1.2', '1.1.1'],
    sort: 'markup',
    class: 'control-without-name',
    what: 'The arrow buttons that turn the shelves have no accessible name.',
    target: ['.turn'],
    words: 'button.*(name|text)',
    present: async (proof) => (await proof.name('.turn.on')) === '',
  },
  {
    id: 'keep-state',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'state-not-exposed',
    what: 'Whether a title is in the list is shown only by a check mark; the state of the button is not exposed.',
    target: ['.keep'],
    words: 'state|aria-pressed',
    present: async (proof) => {
      const kept = await proof.accessible('.card:nth-child(1) .keep');
      const other = await proof.accessible('.card:nth-child(3) .keep');
      return kept.states['pressed'] === undefined && other.states['pressed'] === undefined;
    },
  },
  {
    id: 'meta-contrast',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text',
    what: 'Year and length of the titles are dark gray on almost black.',
    target: ['.meta'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.meta')) < 4.5,
  },
  {
    id: 'search-border',
    criteria: ['1.4.11'],
    sort: 'look',
    class: 'low-contrast-control',
    what: 'The border that alone shows where the search field is can hardly be told from the background.',
    target: ['#find'],
    words: 'non-?text contrast|border.*contrast|contrast.*(border|field|control)',
    present: async (proof) => (await proof.graphicContrast('#find')) < 3,
  },
  {
    id: 'portrait-locked',
    criteria: ['1.3.4'],
    sort: 'look',
    class: 'orientation-locked',
    what: 'In portrait orientation everything is replaced by the request to turn the device.',
    target: ['.rotate', '.app'],
    words: 'orientation|portrait|landscape',
    present: async (proof) => {
      const before = await proof.isShown('main');
      await proof.resize(600, 900);
      return before && !(await proof.isShown('main'));
    },
  },
  {
    id: 'captions-empty',
    criteria: ['1.2.2'],
    sort: 'meaning',
    class: 'captions-incomplete',
    what: 'The captions of the trailer give "[Music]" and "[Speaking]" instead of what is said.',
    target: ['#video', '#video track'],
    words: 'caption',
    present: async (proof) => {
      const file = await proof.page.evaluate(async () => (await fetch('media/trailer.vtt')).text());
      const lines = file.split('\n').filter((line) => line && !/-->|WEBVTT/.test(line));
      return lines.length > 0 && lines.every((line) => /^\[\w+\]$/.test(line));
    },
  },
  {
    id: 'poster-files',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-is-file-name',
    what: "The alternatives of the documentaries' pictures are names of files.",
    target: ['.shelf:nth-of-type(4) .art img'],
    words: 'file ?name|alternative',
    present: async (proof) =>
      /\.jpe?g$/.test(await proof.name('.shelf:nth-of-type(4) .card .art img')),
  },
  {
    id: 'title-of-sign-in',
    criteria: ['2.4.2'],
    sort: 'meaning',
    class: 'wrong-title',
    what: 'The title says that this is the sign-in page, but it is the home page of somebody who is signed in.',
    target: ['title'],
    words: 'page title|document title',
    present: async (proof) =>
      /sign in/i.test(await proof.title()) && !(await proof.has('[type="password"]')),
  },
];
