import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'share-links-empty',
    criteria: ['2.4.4', '4.1.2'],
    sort: 'markup',
    class: 'control-without-name',
    what: 'The links for mail, print and address consist of a hidden drawing and have no name.',
    target: ['.share a[href="#mail"]', '.share a[href="#print"]', '.share a[href="#link"]'],
    words: 'link.*(name|text)|discernible|empty',
    present: async (proof) => (await proof.name('.share a')) === '',
  },
  {
    id: 'gauges-bare',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'table-without-headers',
    what: 'The table of river levels has neither column nor row headers, only data cells that look bold.',
    target: ['table.gauges'],
    words: 'table.*header|header cell|column header',
    present: async (proof) =>
      (await proof.role('.gauges thead tr > :first-child')) !== 'columnheader',
  },
  {
    id: 'correction-kept-from-readers',
    criteria: ['1.3.1', '4.1.2'],
    sort: 'markup',
    class: 'hidden-from-assistive-technology',
    what: 'The correction of the article is hidden from screen readers with aria-hidden.',
    target: ['.update'],
    words: 'aria-hidden|hidden from',
    present: async (proof) =>
      (await proof.isShown('.update')) && (await proof.accessible('.update p')).ignored,
  },
  {
    id: 'caption-switch-state',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'state-not-exposed',
    what: 'Whether captions are on is shown by the color of the button only.',
    target: ['button.words'],
    words: 'pressed|state|toggle',
    present: async (proof) => {
      const before = await proof.style('.words', 'background-color');
      await proof.click('.words');
      const looksOther = (await proof.style('.words', 'background-color')) !== before;
      return looksOther && (await proof.attribute('.words', 'aria-pressed')) === null;
    },
  },
  {
    id: 'lead-on-water',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text-over-picture',
    what: 'The lead stands in white letters on the pale water of the picture.',
    target: ['.lead p'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.lead p')) < 4.5,
  },
  {
    id: 'numbers-drawn',
    criteria: ['1.4.5'],
    sort: 'look',
    class: 'picture-of-text',
    what: 'Telephone numbers for help are a picture of text.',
    target: ['img.numbers'],
    words: 'image.* of text|text in (an )?image|picture of text',
    present: async (proof) =>
      (await proof.isShown('img.numbers')) && /0345/.test(await proof.name('img.numbers')),
  },
  {
    id: 'sections-gone-when-zoomed',
    criteria: ['1.4.4', '1.4.10'],
    sort: 'look',
    class: 'content-lost-when-zoomed',
    what: 'At 200 % the links to the sections of the paper are gone, and nothing stands for them.',
    target: ['nav.parts'],
    words: 'zoom|resize|reflow|200',
    present: async (proof) => {
      const before = await proof.isShown('nav.parts a');
      await proof.zoom(200);
      return before && !(await proof.isShown('nav.parts a'));
    },
  },
  {
    id: 'film-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The film is started with a div that only a pointer can click.',
    target: ['div.play'],
    words: 'keyboard|click handler|mouse.only|focusable',
    present: async (proof) => {
      await proof.focus('.gloss button');
      return (await proof.tabsTo('.play', 6)) === null;
    },
  },
  {
    id: 'interview-plays-alone',
    criteria: ['1.4.2'],
    sort: 'keys',
    class: 'sound-plays-by-itself',
    what: 'The interview begins to play by itself when the page opens, and again when it has ended.',
    target: ['audio'],
    words: 'autoplay|audio control|plays? (by itself|automatically)',
    present: (proof) =>
      proof.page.$eval('audio', (sound) => sound.autoplay && sound.loop && !sound.muted),
  },
  {
    id: 'ticker-never-rests',
    criteria: ['2.2.2'],
    sort: 'keys',
    class: 'moving-content-without-pause',
    what: 'The line with the latest news moves without end, and nothing stops it.',
    target: ['.ticker', '.ticker p'],
    words: 'moving|pause|animation|ticker|marquee',
    present: async (proof) => {
      const { x } = await proof.box('.ticker p');
      await proof.wait(300);
      return (await proof.box('.ticker p')).x !== x;
    },
  },
  {
    id: 'older-comments-drop-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-removal',
    what: 'The button for older comments vanishes when it is used, and the focus with it.',
    target: ['.older', '.comments ol'],
    words: 'focus.*(lost|remov)',
    present: async (proof) => {
      await proof.focus('.older');
      await proof.press('Enter');
      return proof.hasFocus('body');
    },
  },
  {
    id: 'comment-sent-in-silence',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'That a comment was sent is shown, but in no live region.',
    target: ['.sent'],
    words: 'live region|status message|announce',
    present: async (proof) => {
      await proof.page.$eval('#comment', (field) => {
        (field as HTMLTextAreaElement).value = 'Well said.';
      });
      await proof.focus('.comments form button');
      await proof.press('Enter');
      return /Thank you/.test(await proof.text('.sent')) && !(await proof.announces(/Thank you/));
    },
  },
  {
    id: 'gloss-flees',
    criteria: ['1.4.13'],
    sort: 'keys',
    class: 'hover-content-not-hoverable',
    what: 'The explanation of “gauge” vanishes when the pointer moves on to it.',
    target: ['.gloss', '.gloss .note'],
    words: 'hover',
    present: async (proof) => {
      await proof.hover('.gloss button');
      const shown = await proof.isShown('.gloss .note');
      const { x, y } = await proof.box('.gloss .note');
      await proof.movePointerTo(x + 20, y + 20);
      return shown && !(await proof.isShown('.gloss .note'));
    },
  },
  {
    id: 'comment-field-jumps-away',
    criteria: ['3.2.1'],
    sort: 'keys',
    class: 'context-change-on-focus',
    what: 'When the field for a comment gets the focus, a dialog opens and takes it away.',
    target: ['#comment'],
    words: 'on focus|change of context',
    present: async (proof) => {
      await proof.focus('.older');
      await proof.press('Tab');
      return proof.focusIsIn('.enter');
    },
  },
  {
    id: 'film-captions-sparse',
    criteria: ['1.2.2'],
    sort: 'meaning',
    class: 'captions-incomplete',
    what: 'The captions of the film are a single “[speaking]” in its first second.',
    target: ['video'],
    words: 'caption',
    present: async (proof) => {
      await proof.page.$eval('video', (film) => {
        const [track] = film.textTracks;
        if (track) track.mode = 'showing';
      });
      const readCues = () =>
        proof.page.$eval('video', (film) =>
          [...(film.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text).join(' '),
        );
      await proof.until(async () => (await readCues()) !== '');
      return (await readCues()).split(' ').length < 10;
    },
  },
  {
    id: 'interview-without-text',
    criteria: ['1.2.1'],
    sort: 'meaning',
    class: 'transcript-missing',
    what: 'The interview can only be heard; it is nowhere in writing.',
    target: ['audio'],
    words: 'transcript|text alternative.*audio|audio-only',
    present: async (proof) => !(await proof.has('.transcript')),
  },
  {
    id: 'teaser-called-image',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-generic',
    what: 'The text alternative of a picture is the word “image”.',
    target: ['img[src="pictures/sandbags.svg"]'],
    words: 'alternative|alt text',
    present: async (proof) => (await proof.name('.teaser img')) === 'image',
  },
  {
    id: 'welsh-called-spanish',
    criteria: ['3.1.2'],
    sort: 'meaning',
    class: 'wrong-language-of-part',
    what: 'A saying in Welsh is marked as Spanish.',
    target: ['blockquote.saying'],
    words: 'lang',
    present: async (proof) => (await proof.attribute('.saying', 'lang')) === 'es',
  },
];
