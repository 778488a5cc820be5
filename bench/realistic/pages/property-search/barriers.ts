import type { Barrier } from '../../realistic-page.ts';
import type { Proof } from '../../proof/proof.ts';

const openFilters = async (proof: Proof) => {
  await proof.focus('#abrir-filtros');
  await proof.press('Enter');
};

export const barriers: Barrier[] = [
  {
    id: 'pins-by-mouse',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The prices on the map react to clicks only; they are neither focusable nor buttons.',
    target: ['.alfiler'],
    words: '(pin|marker|map).*keyboard',
    present: async (proof) => {
      const byKeys = await proof.tabsTo('.alfiler', 40);
      await proof.click('[data-casa="ruzafa"] .alfiler');
      return byKeys === null && (await proof.hasFocus('.casa a'));
    },
  },
  {
    id: 'map-by-drag',
    criteria: ['2.5.7', '2.1.1'],
    sort: 'keys',
    class: 'drag-without-alternative',
    what: 'The map can be moved only by dragging it.',
    target: ['#mapa', '.pista'],
    words: 'drag',
    present: async (proof) => {
      const other = await proof.has('.mapa-zona [data-mover]');
      const { x, y } = await proof.box('#mapa');
      await proof.movePointerTo(x + 20, y + 20);
      await proof.page.mouse.down();
      await proof.movePointerTo(x + 90, y + 60);
      await proof.page.mouse.up();
      return !other && (await proof.style('#capa', 'transform')) !== 'none';
    },
  },
  {
    id: 'price-by-drag',
    criteria: ['2.1.1', '4.1.2'],
    sort: 'keys',
    class: 'mouse-only-control',
    what: 'The highest price can be set only by dragging a handle, which is a span without role, name and focus.',
    target: ['#precio', '#carril'],
    words: 'slider|drag',
    present: async (proof) => {
      await openFilters(proof);
      if ((await proof.tabsTo('#precio')) !== null) {
        await proof.press('ArrowLeft');
        return false;
      }
      const { x, y } = await proof.box('#precio');
      await proof.movePointerTo(x + 12, y + 12);
      await proof.page.mouse.down();
      await proof.movePointerTo(x - 80, y + 12);
      await proof.page.mouse.up();
      return (await proof.text('#precio-valor')) !== '1500';
    },
  },
  {
    id: 'filters-far-away',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-order-wrong',
    what: 'The panel opened by "Más filtros" stands at the end of the document: Tab goes through the whole page first.',
    target: ['#filtros', '#abrir-filtros'],
    words: 'focus order|tab order',
    present: async (proof) => {
      await openFilters(proof);
      await proof.press('Tab', 2);
      return (await proof.isShown('#filtros')) && !(await proof.focusIsIn('#filtros'));
    },
  },
  {
    id: 'results-silent',
    criteria: ['4.1.3'],
    sort: 'keys',
    class: 'status-message-not-announced',
    what: 'How many homes fit the filters is shown, but not announced.',
    target: ['#cuenta'],
    words: 'status message|live region',
    present: async (proof) => {
      await openFilters(proof);
      await proof.click('#libres');
      await proof.click('#aplicar');
      const told = await proof.announces(/viviendas con/);
      return /con estos filtros/.test(await proof.text('#cuenta')) && !told;
    },
  },
  {
    id: 'under-the-bar',
    criteria: ['2.4.11'],
    sort: 'keys',
    class: 'focus-obscured',
    what: 'The bar fixed to the bottom covers the element with the focus while one moves down with Tab.',
    target: ['.barra', '.casa a', '.casa button'],
    words: 'obscured|hidden behind|covered|sticky',
    present: async (proof) => {
      await proof.focus('#resultados');
      for (let count = 0; count < 24; count++) {
        await proof.press('Tab');
        const path = await proof.focused();
        if (path.includes('lista') && (await proof.coveredShare(path)) === 1) return true;
      }
      return false;
    },
  },
  {
    id: 'photos-lose-focus',
    criteria: ['2.4.3'],
    sort: 'keys',
    class: 'focus-lost-after-closing',
    what: 'Closing the photos leaves the focus nowhere instead of on the button that opened them.',
    target: ['#galeria', '#galeria-cerrar', '.ver-fotos'],
    words: 'focus.*(return|lost|restor)',
    present: async (proof) => {
      await proof.focus('.ver-fotos');
      await proof.press('Enter');
      const opened = await proof.focusIsIn('#galeria');
      await proof.press('Escape');
      return opened && !(await proof.isShown('#galeria')) && !(await proof.hasFocus('.ver-fotos'));
    },
  },
  {
    id: 'preview-vanishes',
    criteria: ['1.4.13'],
    sort: 'keys',
    class: 'hover-content-not-hoverable',
    what: 'The preview of a home on the map vanishes when the pointer moves to it.',
    target: ['.ficha', '.alfiler'],
    words: 'hoverable|hover',
    present: async (proof) => {
      await proof.hover('[data-casa="ruzafa"] .alfiler');
      const shown = await proof.isShown('#ficha-ruzafa');
      const { x, y, height } = await proof.box('#ficha-ruzafa');
      await proof.page.mouse.move(x + 20, y + height / 2, { steps: 20 });
      await proof.drawn();
      return shown && !(await proof.isShown('#ficha-ruzafa'));
    },
  },
  {
    id: 'saved-state',
    criteria: ['4.1.2'],
    sort: 'markup',
    class: 'state-not-exposed',
    what: 'Whether a home is a favorite is shown by a filled heart only.',
    target: ['.guardar'],
    words: 'state|aria-pressed',
    present: async (proof) => {
      await proof.click('.guardar');
      return (await proof.accessible('.guardar')).states['pressed'] === undefined;
    },
  },
  {
    id: 'street-view-untitled',
    criteria: ['4.1.2', '2.4.1'],
    sort: 'markup',
    class: 'frame-without-title',
    what: 'The frame with the view of the street has no title.',
    target: ['iframe'],
    words: 'i?frame.*(title|name)',
    present: async (proof) => (await proof.name('iframe')) === '',
  },
  {
    id: 'filter-labels',
    criteria: ['1.3.1', '3.3.2', '4.1.2'],
    sort: 'markup',
    class: 'field-without-label',
    what: 'The field for a district or street has no label.',
    target: ['#zona'],
    words: '(field|input).*label|label.*(field|input)',
    present: async (proof) => (await proof.name('#zona')) === '',
  },
  {
    id: 'facts-by-icon',
    criteria: ['1.1.1'],
    sort: 'markup',
    class: 'icon-without-alternative',
    what: 'What the numbers of rooms and baths count is told only by icons without a text alternative.',
    target: ['.cifras svg', '.cifras li'],
    words: 'svg|icon.*alternative',
    present: async (proof) =>
      (await proof.name('.cifras svg')) === '' &&
      /^\d$/.test(await proof.text('.cifras li:nth-child(2)')),
  },
  {
    id: 'price-on-photo',
    criteria: ['1.4.3'],
    sort: 'look',
    class: 'low-contrast-text-over-picture',
    what: 'The rents stand in white on the bright photos.',
    target: ['.precio'],
    words: 'contrast',
    present: async (proof) => (await proof.contrast('.precio')) < 4.5,
  },
  {
    id: 'tiny-dots',
    criteria: ['2.5.8'],
    sort: 'look',
    class: 'target-too-small',
    what: 'The dots that choose a photo are ten pixels wide with four pixels between them.',
    target: ['.punto'],
    words: 'target size|touch target',
    present: async (proof) => {
      await proof.click('.ver-fotos');
      const [first, second] = [await proof.box('.punto'), await proof.box('.punto:nth-child(2)')];
      return first.width < 24 && second.x - first.x < 24;
    },
  },
  {
    id: 'advice-links',
    criteria: ['1.4.1'],
    sort: 'look',
    class: 'link-told-by-color-alone',
    what: 'The links within the advice differ from the text around them only by a slightly different color.',
    target: ['.consejo a'],
    words: 'link.*(color|distinguish|underline)|color alone|use of color',
    present: async (proof) =>
      (await proof.style('.consejo a', 'text-decoration-line')) === 'none' &&
      (await proof.style('.consejo a', 'font-weight')) ===
        (await proof.style('.consejo', 'font-weight')),
  },
  {
    id: 'vague-guides',
    criteria: ['2.4.4'],
    sort: 'meaning',
    class: 'vague-link',
    what: 'All three links to guides say only "Ver más".',
    target: ['.guia a'],
    words: 'link (text|purpose|name)',
    present: async (proof) => (await proof.name('.guia a')) === 'Ver más',
  },
  {
    id: 'photos-alike',
    criteria: ['1.1.1'],
    sort: 'meaning',
    class: 'alternative-generic',
    what: 'The alternative of every photo of a home is the word "foto".',
    target: ['.foto img'],
    words: 'alternative.*(generic|descri|meaning)',
    present: async (proof) =>
      (await proof.page.$$eval(
        '.foto img',
        (all) => new Set(all.map((one) => (one as HTMLImageElement).alt)).size,
      )) === 1,
  },
  {
    id: 'document-in-english',
    criteria: ['3.1.1'],
    sort: 'meaning',
    class: 'wrong-language-of-page',
    what: 'The page is in Spanish, but declared to be in English.',
    target: ['html'],
    words: 'language',
    present: async (proof) => (await proof.attribute('html', 'lang')) !== 'es',
  },
];
