import type { Variant } from '../variant.ts';

/** Contrast of text, and of what is not text. */
export const contrast: readonly Variant[] = [
  {
    id: 'pale-note',
    about: 'afw4f7',
    criteria: ['1.4.3'],
    barrier: 'A note is pale gray on white.',
    target: ['.note'],
    words: 'contrast',
    language: 'de',
    title: 'Fahrradverleih',
    head: (flaw) => `<style>.note { color: ${flaw('#5f666e', '#a4abb3')} }</style>`,
    body: () =>
      '<p>Ein Rad kostet am Tag zwölf Euro.</p><p class="note">Preise gelten bis Ende Oktober.</p>',
  },
  {
    id: 'text-over-gradient',
    about: 'contrast',
    criteria: ['1.4.3'],
    barrier: 'White text lies on the light end of a gradient.',
    target: ['.hero p', '.hero', '.hero h2'],
    words: 'contrast',
    title: 'Sail with us',
    head: (flaw) =>
      `<style>.hero { padding: 2rem; color: #fff; background: linear-gradient(90deg, ${flaw('#0b3a63, #12568f', '#9fd0f5, #cde6fa')}) }</style>`,
    body: () =>
      '<div class="hero"><p>Three hours around the islands, with a skipper and hot tea.</p></div>',
  },
  {
    id: 'text-over-picture',
    about: 'F83',
    criteria: ['1.4.3'],
    barrier: 'Text lies on a picture that is as light as the text.',
    target: ['.hero p', '.hero'],
    words: 'contrast',
    language: 'es',
    title: 'Casas rurales',
    head: (flaw) =>
      `<style>.hero { padding: 3rem 2rem; color: #fff; background: url(/media/${flaw('dark', 'light')}-scene.svg) center / cover }</style>`,
    body: () =>
      '<div class="hero"><p>Despierte entre olivos y montañas, a una hora de la ciudad.</p></div>',
  },
  {
    id: 'pale-placeholder',
    about: 'contrast',
    criteria: ['1.4.3'],
    barrier: 'The example in a field is too pale.',
    target: ['input'],
    words: 'contrast|placeholder',
    title: 'Find a branch',
    head: (flaw) =>
      `<style>input::placeholder { color: ${flaw('#59616a', '#c3c8ce')}; opacity: 1 }</style>`,
    body: () =>
      '<form action="/find"><label for="t">Town</label> <input id="t" name="t" placeholder="for example Leeds"> <button>Find</button></form>',
  },
  {
    id: 'faded-by-opacity',
    about: 'afw4f7',
    criteria: ['1.4.3'],
    barrier: 'Text is faded by its opacity.',
    target: ['.meta', '.meta p'],
    words: 'contrast',
    title: 'Minutes of the meeting',
    head: (flaw) => `<style>.meta { opacity: ${flaw('0.85', '0.45')} }</style>`,
    body: () =>
      '<div class="meta"><p>Written by the secretary on the third of June.</p></div><p>The treasurer reported a small surplus.</p>',
  },
  {
    id: 'field-without-visible-border',
    about: 'contrast',
    criteria: ['1.4.11'],
    barrier: 'The border of a field can hardly be seen.',
    target: ['input.f'],
    words: 'contrast|border',
    language: 'fr',
    title: 'Lettre d’information',
    head: (flaw) =>
      `<style>input.f { border: 1px solid ${flaw('#6b7480', '#e6e9ec')}; background: #fff }</style>`,
    body: () =>
      '<form action="/ok"><label for="e">Adresse électronique</label> <input class="f" id="e" name="e" type="email" autocomplete="email"> <button>S’abonner</button></form>',
  },
  {
    id: 'pale-icon-button',
    about: 'contrast',
    criteria: ['1.4.11'],
    barrier: 'The icon of a button is too pale.',
    target: ['button', 'button svg'],
    words: 'contrast',
    title: 'Podcast player',
    head: '<style>button { border: 0; background: #fff }</style>',
    body: (flaw) =>
      `<p>Episode nine: the keeper of the bees</p><button type="button" aria-label="Download episode nine"><svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path d="M14 3v14m-6-6 6 6 6-6M4 24h20" fill="none" stroke="${flaw('#2a3440', '#d5dade')}" stroke-width="3"/></svg></button>`,
  },
  {
    id: 'light-on-light-button',
    about: 'afw4f7',
    criteria: ['1.4.3'],
    barrier: 'The text of a button has too little contrast with its background.',
    target: ['button'],
    words: 'contrast',
    language: 'sv',
    title: 'Boka tid',
    head: (flaw) =>
      `<style>button { background: ${flaw('#14532d', '#86c99a')}; color: #fff; border: 0; padding: 0.7rem 1.4rem }</style>`,
    body: () => '<p>Välj en tid som passar dig.</p><button type="button">Boka nu</button>',
  },
  {
    id: 'svg-text-too-pale',
    about: 'contrast',
    criteria: ['1.4.3'],
    barrier: 'Text in a drawing is too pale.',
    target: ['svg text', 'text'],
    words: 'contrast',
    title: 'Visitors by month',
    body: (flaw) =>
      `<svg width="360" height="120" viewBox="0 0 360 120" role="group" aria-label="Visitors"><rect width="360" height="120" fill="#fff"/><text x="20" y="40" font-size="16" fill="${flaw('#333a42', '#b9c0c7')}">January: 1,200 visitors</text><text x="20" y="80" font-size="16" fill="#333a42">February: 1,450 visitors</text></svg>`,
  },
  {
    id: 'modern-color-notation',
    about: 'contrast',
    criteria: ['1.4.3'],
    barrier: 'Text in a modern color notation is too pale.',
    target: ['.k'],
    words: 'contrast',
    title: 'Ticket prices',
    head: (flaw) => `<style>.k { color: oklch(${flaw('45%', '78%')} 0.06 250) }</style>`,
    body: () =>
      '<p>Tickets are sold at the door.</p><p class="k">Students pay half the price with a valid card.</p>',
  },
  {
    id: 'invisible-switch-state',
    about: 'contrast',
    criteria: ['1.4.11'],
    barrier: 'The parts of a switch can hardly be told from the page.',
    target: ['[role=switch]', '[role=switch] span'],
    words: 'contrast',
    title: 'Notifications',
    head: (flaw) =>
      `<style>[role=switch] { width: 52px; height: 28px; border: 0; border-radius: 14px; padding: 3px; background: ${flaw('#5b6470', '#eef0f2')} } [role=switch] span { display: block; width: 22px; height: 22px; border-radius: 50%; background: #fff }</style>`,
    body: () => `<p><span id="l">Tell me about new seats</span> <button type="button" role="switch" aria-checked="false" aria-labelledby="l"><span></span></button></p>
<script>document.querySelector('button').addEventListener('click', ({ currentTarget: b }) => b.setAttribute('aria-checked', String(b.getAttribute('aria-checked') !== 'true')));</script>`,
  },
  {
    id: 'color-without-background',
    about: 'F24',
    criteria: ['1.4.3', '1.4.6', '1.4.8'],
    barrier: 'The page sets the color of text and not of its background.',
    target: ['body', 'html'],
    words: 'background',
    title: 'Choir rehearsals',
    page: (flaw) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Choir rehearsals</title><style>body { color: #222; ${flaw('background: #fff', '')} }</style></head><body><main><h1>Choir rehearsals</h1><p>We meet on Thursdays at seven in the school.</p></main></body></html>`,
  },
  {
    id: 'hover-makes-text-pale',
    about: 'contrast',
    criteria: ['1.4.3'],
    barrier: 'Under the pointer the text of a link gets too pale.',
    target: ['a.h'],
    words: 'contrast',
    title: 'Archive of letters',
    head: (flaw) => `<style>a.h:hover { color: ${flaw('#062c5e', '#b5d3f5')} }</style>`,
    body: () => '<p><a class="h" href="/letters">Letters from 1890 to 1914</a></p>',
  },
  {
    id: 'error-on-dark-panel',
    about: 'afw4f7',
    criteria: ['1.4.3'],
    barrier: 'Red text on a dark panel has too little contrast.',
    target: ['.panel p'],
    words: 'contrast',
    language: 'de',
    title: 'Störungen im Netz',
    head: (flaw) =>
      `<style>.panel { background: #22262c; padding: 1rem } .panel p { color: ${flaw('#ffb4ab', '#c62828')} }</style>`,
    body: () => '<div class="panel"><p>Zwischen Nord und Mitte fahren keine Züge.</p></div>',
  },
];
