import type { Variant } from '../variant.ts';

const shell = (viewport: string, style: string, body: string, title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="${viewport}"><title>${title}</title><style>body { margin: 1rem; background: #fff; color: #222; font: 1rem/1.5 sans-serif } ${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const device = 'width=device-width, initial-scale=1';
const harbor =
  '<p>The harbor was dug by hand between 1820 and 1834. Fishing boats still leave before dawn, and return with the tide. Visitors may buy from the boats on the northern quay until noon.</p>';

/** Zoom, reflow, spacing, orientation and size. */
export const layout: readonly Variant[] = [
  {
    id: 'zoom-forbidden',
    about: 'b4f0c3',
    criteria: ['1.4.4', '1.4.10'],
    barrier: 'The page forbids to zoom.',
    target: ['meta[name=viewport]', 'html'],
    words: 'zoom|viewport|scal',
    title: 'The old harbor',
    page: (flaw) => shell(device + flaw('', ', user-scalable=0'), '', harbor, 'The old harbor'),
  },
  {
    id: 'zoom-limited',
    about: 'b4f0c3',
    criteria: ['1.4.4', '1.4.10'],
    barrier: 'The page limits zoom to 1.2 times.',
    target: ['meta[name=viewport]', 'html'],
    words: 'zoom|viewport|scal',
    title: 'The old harbor',
    page: (flaw) => shell(device + flaw('', ', maximum-scale=1.2'), '', harbor, 'The old harbor'),
  },
  {
    id: 'fixed-width-page',
    about: 'layout',
    criteria: ['1.4.10'],
    barrier: 'The page keeps a width of 1100 pixels.',
    target: [],
    words: 'reflow|320|two dimensions|scroll|wide',
    title: 'The old harbor',
    page: (flaw) =>
      shell(device, `main { ${flaw('max-width', 'width')}: 1100px }`, harbor, 'The old harbor'),
  },
  {
    id: 'line-that-does-not-wrap',
    about: 'layout',
    criteria: ['1.4.10'],
    barrier: 'A sentence does not wrap in a narrow window.',
    target: ['p.n'],
    words: 'reflow|320|two dimensions|scroll|wide',
    title: 'Lost and found',
    body: (flaw) =>
      `<p class="n" style="white-space: ${flaw('normal', 'nowrap')}">Things that were left on our buses are kept for three months at the depot in Station Road, where you can collect them on weekdays.</p>`,
  },
  {
    id: 'card-of-fixed-height',
    about: 'F104',
    criteria: ['1.4.12'],
    barrier: 'A card of fixed height cuts its text off when lines are set wider.',
    target: ['.card', '.card p'],
    words: 'text spacing|clip|cut|overlap',
    language: 'de',
    title: 'Ausflüge',
    head: (flaw) =>
      `<style>.card { width: 260px; ${flaw('min-height', 'height')}: 104px; overflow: hidden; background: #eef2f6; padding: 8px } .card p { margin: 0 }</style>`,
    body: () =>
      '<div class="card"><p>Mit der Bahn zum Kloster, durch den Wald zum See, abends mit dem Schiff zurück. Für Kinder geeignet.</p></div>',
  },
  {
    id: 'bar-of-fixed-height',
    about: 'F69',
    criteria: ['1.4.4', '1.4.12', '1.4.10'],
    barrier: 'A bar of fixed height cuts its text off when text grows.',
    target: ['.bar', '.bar p', '.bar span'],
    words: 'clip|cut|truncat|200',
    title: 'Parcel shop',
    head: (flaw) =>
      `<style>.bar { ${flaw('min-height', 'height')}: 1.6rem; line-height: 1.6rem; overflow: hidden; background: #dfe7ef; width: 100%; max-width: 40rem }</style>`,
    body: () =>
      '<div class="bar"><span>Parcels that come before noon are ready at three o’clock in the afternoon.</span></div>',
  },
  {
    id: 'ellipsis-when-zoomed',
    about: '59br37',
    criteria: ['1.4.4'],
    barrier: 'A line is cut with dots when the page is zoomed.',
    target: ['.line'],
    words: 'clip|cut|truncat|200|zoom',
    title: 'Night trains',
    head: (flaw) =>
      `<style>.line { max-width: 60vw; ${flaw('', 'white-space: nowrap; overflow: hidden; text-overflow: ellipsis')} }</style>`,
    body: () =>
      '<p class="line">The train to Inverness leaves from platform nine at ten past nine in the evening, daily.</p>',
  },
  {
    id: 'text-sized-by-window',
    about: 'F94',
    criteria: ['1.4.4'],
    barrier:
      'The size of text depends on the width of the window only, so it does not grow with zoom.',
    target: ['.lead'],
    words: 'viewport|zoom|resiz|vw',
    title: 'A day on the moor',
    head: (flaw) => `<style>.lead { font-size: ${flaw('calc(1rem + 0.4vw)', '1.6vw')} }</style>`,
    body: () =>
      '<p class="lead">Start early, take water, and follow the posts with a white stripe.</p>',
  },
  {
    id: 'turned-in-portrait',
    about: 'b33eff',
    criteria: ['1.3.4'],
    barrier: 'The page turns itself in portrait orientation.',
    target: ['body', 'html', 'main'],
    words: 'orientation|portrait|landscape|rotat',
    title: 'The old harbor',
    page: (flaw) =>
      shell(
        device,
        flaw(
          '@media (orientation: portrait) { body { margin: 0.5rem } }',
          '@media (orientation: portrait) { body { transform: rotate(90deg); transform-origin: left top; width: 100vh; position: absolute; left: 100% } }',
        ),
        harbor,
        'The old harbor',
      ),
  },
  {
    id: 'asks-to-turn-the-device',
    about: 'F100',
    criteria: ['1.3.4'],
    barrier: 'A notice covers the page until the device is turned.',
    target: ['.turn'],
    words: 'orientation|portrait|landscape|rotat',
    title: 'The old harbor',
    page: (flaw) =>
      shell(
        device,
        `.turn { display: none } @media (orientation: portrait) { .turn { display: ${flaw('none', 'block')}; position: fixed; inset: 0; background: #fff; padding: 2rem } }`,
        `<div class="turn">Please hold your phone sideways to go on.</div>${harbor}`,
        'The old harbor',
      ),
  },
  {
    id: 'important-letter-spacing',
    about: '24afc2',
    criteria: ['1.4.12'],
    barrier: 'The spacing of letters is fixed too small.',
    target: ['p[style]'],
    words: 'letter|spacing',
    title: 'Evening lectures',
    body: (flaw) =>
      `<p style="letter-spacing: 0.02em${flaw('', ' !important')}">On Tuesdays at eight, in the great hall, without a fee.</p>`,
  },
  {
    id: 'important-line-height',
    about: '78fd32',
    criteria: ['1.4.12'],
    barrier: 'The height of lines is fixed too small.',
    target: ['div[style]'],
    words: 'line|spacing',
    title: 'House rules',
    body: (flaw) =>
      `<div style="max-width: 20rem; line-height: 1.2${flaw('', ' !important')}">Please keep the stairs clear of bicycles and prams. Quiet hours begin at ten in the evening and end at seven.</div>`,
  },
  {
    id: 'important-word-spacing',
    about: '9e45ec',
    criteria: ['1.4.12'],
    barrier: 'The spacing of words is fixed too small.',
    target: ['p[style]'],
    words: 'word|spacing',
    title: 'House rules',
    body: (flaw) =>
      `<p style="word-spacing: 0.05em${flaw('', ' !important')}">Laundry may be dried in the attic, not on the balcony.</p>`,
  },
  {
    id: 'content-gone-in-narrow-window',
    about: 'F102',
    criteria: ['1.4.10'],
    barrier: 'A table of contents vanishes in a narrow window and cannot be had in another way.',
    target: ['.toc'],
    words: 'reflow|narrow|hidden|disappear|gone|missing',
    title: 'Constitution of the club',
    head: (flaw) =>
      `<style>@media (max-width: 500px) { .toc { ${flaw('font-size: 0.95rem', 'display: none')} } }</style>`,
    body: () =>
      '<ul class="toc"><li><a href="#a">Purpose</a></li><li><a href="#b">Members</a></li><li><a href="#c">Fees</a></li></ul><h2 id="a">Purpose</h2><p>The club cares for the path along the river.</p><h2 id="b">Members</h2><p>Anybody may join.</p><h2 id="c">Fees</h2><p>Ten pounds a year.</p>',
  },
  {
    id: 'texts-overlap-in-narrow-window',
    about: 'layout',
    criteria: ['1.4.10', '1.4.4'],
    barrier: 'Two texts cover each other in a narrow window.',
    target: ['.a', '.b', '.pair'],
    words: 'overlap|cover|reflow',
    title: 'Two timetables',
    head: (flaw) =>
      `<style>.pair { position: relative; min-height: 90px } .b { ${flaw('', 'position: absolute; top: 0; left: 0; margin-left: calc(100% - 300px)')} } .a { ${flaw('', 'position: absolute; top: 0; left: 0')}; width: 270px } .b { width: 270px }</style>`,
    body: () =>
      '<div class="pair"><p class="a">Ships to the island leave at eight, ten and twelve o’clock.</p><p class="b">Ships from the island leave at nine, eleven and one o’clock.</p></div>',
  },
  {
    id: 'tiny-neighboring-targets',
    about: 'layout',
    criteria: ['2.5.8'],
    barrier: 'Small buttons stand close to each other.',
    target: ['.t button'],
    words: 'target|size',
    title: 'Rate the film',
    head: (flaw) =>
      `<style>.t button { width: ${flaw('32px', '14px')}; height: ${flaw('32px', '14px')}; padding: 0; border: 1px solid #444; background: #fff; font-size: 10px; margin: 0 1px }</style>`,
    body: () =>
      '<div class="t" role="group" aria-label="Stars"><button type="button">1</button><button type="button">2</button><button type="button">3</button><button type="button">4</button></div>',
  },
  {
    id: 'justified-text',
    about: 'F88',
    criteria: ['1.4.8'],
    barrier: 'Text is justified.',
    target: ['.j'],
    words: 'justif',
    language: 'de',
    title: 'Aus der Chronik',
    head: (flaw) =>
      `<style>.j { text-align: ${flaw('left', 'justify')}; max-width: 28rem }</style>`,
    body: () =>
      '<p class="j">Im Jahr 1672 beschloss der Rat, die Brücke aus Stein zu bauen, nachdem das Hochwasser die hölzerne zum dritten Mal fortgerissen hatte. Die Bürger gaben dafür den Zehnten, und die Müller stellten Wagen und Pferde.</p>',
  },
  {
    id: 'field-does-not-grow',
    about: 'F80',
    criteria: ['1.4.4'],
    barrier: 'The text of a field keeps its size when text is made larger.',
    target: ['input', 'label'],
    words: 'resiz|size|zoom|viewport',
    title: 'Search the archive',
    head: (flaw) =>
      `<style>#q { font-size: ${flaw('1rem', '1.25vw')}; height: ${flaw('auto', '2vw')} }</style>`,
    body: () =>
      '<form action="/s"><label for="q">Words</label> <input id="q" name="q"> <button>Search</button></form>',
  },
];
