import type { Barrier } from '../../realistic-page.ts';

export const barriers: Barrier[] = [
  {
    id: 'hold-runs-out',
    criteria: ['2.2.1'],
    sort: 'keys',
    class: 'time-limit-without-extension',
    what: 'Reserved tickets are lost after ten minutes, and the time cannot be extended.',
    target: ['#frist', '#frist-rest'],
    words: 'time ?out|time limit|timing|countdown',
    present: async (proof) => {
      await proof.page.select('#tag', 'Sonntag, 6. Dezember');
      await proof.focus('#zahl');
      await proof.type('2');
      await proof.press('Enter');
      await proof.until(() => proof.isShown('#frist'));
      const extends_ = await proof.has('#verlaengern');
      await proof.page.evaluate(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 11 * 60_000;
      });
      const ends = await proof.until(async () =>
        /abgelaufen/.test(await proof.text('#frist-text')),
      );
      return ends && !extends_;
    },
  },
  {
    id: 'rooms-turn',
    criteria: ['2.2.2'],
    sort: 'keys',
    class: 'moving-content-without-pause',
    what: 'The pictures of the rooms change every few seconds, without a way to pause them.',
    target: ['#bilderfolge', '.folie'],
    words: 'carousel|slide ?show|pause|moving',
    present: async (proof) => {
      if (await proof.has('#folie-lauf')) await proof.click('#folie-lauf');
      const shown = () => proof.text('.folie:not([hidden]) p');
      const before = await shown();
      return proof.until(async () => (await shown()) !== before, 4_500);
    },
  },
  {
    id: 'detail-by-drag',
    criteria: ['2.5.7', '2.1.1'],
    sort: 'keys',
    class: 'drag-without-alternative',
    what: 'Other places of the enlarged painting can be reached only by dragging it.',
    target: ['#lupe', '#lupenbild'],
    words: 'drag',
    present: async (proof) => {
      const other = await proof.has('[data-weg]');
      await proof.hover('#lupe');
      const { x, y } = await proof.box('#lupe');
      await proof.movePointerTo(x + 300, y + 200);
      await proof.page.mouse.down();
      await proof.movePointerTo(x + 100, y + 100);
      await proof.page.mouse.up();
      return !other && /^-\d/.test(await proof.style('#lupenbild', 'left'));
    },
  },
  {
    id: 'spots-on-hover',
    criteria: ['2.1.1'],
    sort: 'keys',
    class: 'hover-only-content',
    what: 'The notes on places of the painting appear only while the mouse is over their numbers.',
    target: ['.punkt', '.knopf', '.fund'],
    words: 'hover',
    present: async (proof) => {
      if ((await proof.tabsTo('.knopf', 24)) !== null) await proof.press('Enter');
      const byKeys = await proof.isShown('.fund');
      await proof.hover('.knopf');
      return !byKeys && (await proof.isShown('.fund'));
    },
  },
  {
    id: 'room-sound',
    criteria: ['1.4.2'],
    sort: 'keys',
    class: 'sound-plays-by-itself',
    what: 'The sound of a room begins with the page, repeats without end and cannot be stopped.',
    target: ['#raumklang'],
    words: 'audio.*(auto|plays)|autoplay',
    present: async (proof) => {
      const sound = await proof.page.$eval('#raumklang', (one) => {
        const { autoplay, loop, controls } = one as HTMLAudioElement;
        return { autoplay, loop, controls };
      });
      return sound.autoplay && sound.loop && !sound.controls && !(await proof.has('#klang'));
    },
  },
  {
    id: 'answers-still-focusable',
    criteria: ['2.4.3', '2.4.7'],
    sort: 'keys',
    class: 'hidden-content-focusable',
    what: 'Links in closed answers still take the focus, though nothing of them is seen.',
    target: ['.antwort a'],
    words: 'hidden.*focus|focus.*(hidden|invisible)|off-?screen',
    present: async (proof) => {
      await proof.focus('.klapp');
      await proof.press('Tab');
      return (await proof.hasFocus('.antwort a')) && (await proof.box('.antwort')).height < 2;
    },
  },
  {
    id: 'enlarged-takes-no-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'dialog-does-not-take-focus',
    what: 'The enlarged work opens as a dialog, but the focus stays on the page behind it.',
    target: ['#gross-bild', '.vergroessern'],
    words: 'dialog.*focus|focus.*dialog',
    present: async (proof) => {
      await proof.focus('.vergroessern');
      await proof.press('Enter');
      return (await proof.isShown('#gross-bild')) && !(await proof.focusIsIn('#gross-bild'));
    },
  },
  {
    id: 'letter-on-focus',
    criteria: ['3.2.1'],
    sort: 'keys',
    class: 'context-change-on-focus',
    what: 'As soon as the field for the newsletter takes the focus, another page is opened.',
    target: ['#post'],
    words: 'on focus|change of context',
    present: async (proof) => {
      const before = proof.page.url();
      await proof.page.focus('#post');
      return proof.until(() => Promise.resolve(proof.page.url() !== before));
    },
  },
  {
    id: 'hours-headers',
    criteria: ['1.3.1'],
    sort: 'markup',
    class: 'table-without-headers',
    what: 'The table of opening hours has no header cells.',
    target: ['.zeiten', '.zeiten .kopf'],
    words: 'table.*header|header cell',
    present: async (proof) => (await proof.count('.zeiten th')) === 0,
  },
  {
    id: 'pit-undescribed',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'picture-without-alternative',
    what: 'The picture of the work "Die Lehmgrube" has no text alternative.',
    target: ['.werk:nth-child(2) img'],
    words: 'alt(ernative)? (text|attribute)',
    present: async (proof) => (await proof.attribute('.werk:nth-child(2) img', 'alt')) === null,
  },
  {
    id: 'french-quotation',
    criteria: ['3.1.2'],
    sort: 'markup',
    class: 'language-not-marked-up',
    what: 'The quotation in French is not marked up as such.',
    target: ['.zitat'],
    words: 'language of (a )?part|lang(uage)? attribute',
    present: async (proof) =>
      (await proof.page.$eval('.zitat', (one) => one.closest('[lang]')?.getAttribute('lang'))) ===
      'de',
  },
  {
    id: 'star-only',
    criteria: ['3.3.2', '1.3.1'],
    sort: 'markup',
    class: 'required-not-exposed',
    what: 'That day and number are required is told by a star that is hidden from assistive technology, and by nothing else.',
    target: ['#tag', '#zahl'],
    words: 'required',
    present: async (proof) => {
      const { name, states } = await proof.accessible('#zahl');
      return !name.includes('*') && states['required'] !== true;
    },
  },
  {
    id: 'dates-in-picture',
    criteria: ['1.4.5'],
    sort: 'look',
    class: 'picture-of-text',
    what: 'Title and dates of the exhibition are a picture of text.',
    target: ['.plakat-bild'],
    words: 'images? of text|picture of text',
    present: async (proof) => {
      const inPicture =
        (await proof.has('.plakat-bild')) && /4\. Oktober/.test(await proof.name('.plakat-bild'));
      return inPicture && !/4\. Oktober/.test(await proof.text('main'));
    },
  },
  {
    id: 'banner-contrast',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text-over-picture',
    what: 'Title and subtitle stand in white on a pale picture.',
    target: ['.titeltext h1', '.titeltext p'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.titeltext p')) < 4.5,
  },
  {
    id: 'menu-lost-when-narrow',
    criteria: ['1.4.10', '1.4.4'],
    sort: 'look',
    class: 'content-lost-when-zoomed',
    what: 'The main menu disappears when the page is zoomed in or the window is narrow, with nothing in its place.',
    target: ['.oben nav'],
    words: 'reflow|zoom|(lost|hidden|disappear).*(narrow|small|320)',
    present: async (proof) => {
      const before = await proof.isShown('.oben nav');
      await proof.zoom(200);
      return before && !(await proof.isShown('.oben nav'));
    },
  },
  {
    id: 'shore-misdescribed',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-wrong',
    what: 'The alternative of the landscape "Ufer bei Niedrigwasser" speaks of the portrait of a woman.',
    target: ['.werk:nth-child(4) img'],
    words: 'alternative.*(wrong|match|descri)',
    present: async (proof) => /Bildnis/.test(await proof.name('.werk:nth-child(4) img')),
  },
  {
    id: 'visit-out-of-order',
    criteria: ['1.3.2'],
    sort: 'meaning',
    class: 'reading-order-wrong',
    what: 'The steps of a visit are put in order by CSS only; read aloud they begin with the last one.',
    target: ['.ablauf', '.schritt'],
    words: 'reading order|meaningful sequence|visual order',
    present: async (proof) => {
      const [first, second] = await proof.page.$$eval('.schritt', (all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => y * 10 + x),
      );
      return (first ?? 0) > (second ?? 0);
    },
  },
  {
    id: 'hours-misnamed',
    criteria: ['2.4.6'],
    sort: 'meaning',
    class: 'misleading-heading',
    what: 'The heading above the opening hours announces prices.',
    target: ['.ablauf + h2'],
    words: 'heading',
    present: async (proof) => /preise/i.test(await proof.text('.ablauf + h2')),
  },
  {
    id: 'second-text',
    criteria: ['1.2.1'],
    sort: 'meaning',
    class: 'transcript-missing',
    what: 'The second station of the audio guide has no transcript.',
    target: ['.station:nth-child(2) audio'],
    words: 'transcript|audio.*alternative',
    present: async (proof) => !(await proof.has('.station:nth-child(2) details')),
  },
];
