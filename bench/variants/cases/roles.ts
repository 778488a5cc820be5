import type { Variant } from '../variant.ts';

/** Roles, states and names for assistive technology, and frames. */
export const roles: readonly Variant[] = [
  {
    id: 'checkbox-without-state',
    about: '4e8ab6',
    criteria: ['4.1.2'],
    barrier: 'A custom checkbox has no state.',
    target: ['[role=checkbox]'],
    words: 'required|aria-checked|state',
    title: 'Quiet hours',
    body: (
      flaw,
    ) => `<div role="checkbox" tabindex="0"${flaw(' aria-checked="false"', '')} id="c">Quiet hours from ten</div>
<script>const c = document.getElementById('c'); const flip = () => { ${flaw("c.setAttribute('aria-checked', String(c.getAttribute('aria-checked') !== 'true'));", "c.classList.toggle('on');")} }; c.addEventListener('click', flip); c.addEventListener('keydown', (e) => { if (e.key === ' ') { e.preventDefault(); flip(); } });</script>`,
  },
  {
    id: 'role-that-does-not-exist',
    about: '674b10',
    criteria: ['4.1.2', '1.3.1'],
    barrier: 'An element has a role that does not exist.',
    target: ['[role]'],
    words: 'role',
    title: 'Latest editions',
    body: (flaw) =>
      `<div role="${flaw('region', 'sectionarea')}" aria-label="Latest editions"><p>The spring edition is out.</p></div>`,
  },
  {
    id: 'misspelled-attribute',
    about: '5f99a7',
    criteria: ['4.1.2'],
    barrier: 'An attribute for assistive technology is misspelled.',
    target: ['button'],
    words: 'aria-',
    title: 'Filter the list',
    body: (flaw) =>
      `<button type="button" aria-${flaw('haspopup', 'haspop')}="dialog">Filters</button>`,
  },
  {
    id: 'state-with-wrong-value',
    about: '6a7281',
    criteria: ['4.1.2'],
    barrier: 'A state has a value that it does not know.',
    target: ['button'],
    words: 'aria-expanded|value',
    title: 'Recipes with lentils',
    body: (
      flaw,
    ) => `<button type="button" aria-expanded="${flaw('false', 'closed')}" aria-controls="i">Ingredients</button><p id="i" hidden>Lentils, onions, thyme</p>
<script>document.querySelector('button').addEventListener('click', ({ currentTarget: b }) => { const i = document.getElementById('i'); i.hidden = !i.hidden; b.setAttribute('aria-expanded', ${flaw('String(!i.hidden)', "i.hidden ? 'closed' : 'open'")}); });</script>`,
  },
  {
    id: 'tab-outside-tab-list',
    about: 'ff89c9',
    criteria: ['1.3.1'],
    barrier: 'A tab stands in no list of tabs.',
    target: ['[role=tab]'],
    words: 'parent|context|tab',
    title: 'Two days of music',
    body: (flaw) =>
      `<div${flaw(' role="tablist" aria-label="Days"', '')}><button type="button" role="tab" aria-selected="true" aria-controls="s" id="t">Saturday</button></div><div role="tabpanel" id="s" aria-labelledby="t"><p>Brass bands from noon.</p></div>`,
  },
  {
    id: 'listbox-of-divisions',
    about: 'bc4a75',
    criteria: ['1.3.1', '4.1.2'],
    barrier: 'A list box owns no options.',
    target: ['[role=listbox]', '[role=listitem]'],
    words: 'child|own|option|parent',
    title: 'Choose a color',
    body: (flaw) =>
      `<div role="listbox" aria-label="Color" tabindex="0" aria-activedescendant="a"><div role="${flaw('option', 'listitem')}" id="a">Sand</div><div role="${flaw('option', 'listitem')}">Slate</div></div>`,
  },
  {
    id: 'link-inside-button',
    about: '307n5z',
    criteria: ['4.1.2'],
    barrier: 'A link stands inside a button.',
    target: ['[role=button]', 'button', 'a'],
    words: 'nested|inside|focusable|control',
    title: 'Open gardens',
    body: (flaw) =>
      `${flaw('<div>', '<div role="button" tabindex="0" onclick="this.title=1" onkeydown="this.title=1">')}Garden of the month: <a href="/garden">The walled garden</a></div>`,
  },
  {
    id: 'name-on-plain-span',
    about: 'kb1m8s',
    criteria: ['4.1.2'],
    barrier: 'A span without a role has a label.',
    target: ['span[aria-label]'],
    words: 'aria-label|prohibited|not (?:allowed|permitted|supported)',
    title: 'Opening times',
    body: (flaw) =>
      `<p>Open <span aria-label="Monday to Friday"${flaw(' role="img"', '')}>Mo–Fr</span> from nine to five.</p>`,
  },
  {
    id: 'frame-without-title',
    about: 'cae760',
    criteria: ['4.1.2', '2.4.1'],
    barrier: 'A frame has no name.',
    target: ['iframe'],
    words: 'frame',
    language: 'de',
    title: 'Anfahrt',
    body: (flaw) =>
      `<iframe width="300" height="120"${flaw(' title="Karte der Umgebung"', '')} srcdoc="<!doctype html><html lang='de'><title>Karte</title><main><h1>Karte</h1><p>Der Eingang ist im Hof.</p></main></html>"></iframe>`,
  },
  {
    id: 'frame-title-says-frame',
    about: 'frames',
    criteria: ['4.1.2', '2.4.1'],
    barrier: 'The title of a frame only says that it is one.',
    target: ['iframe'],
    words: 'frame',
    title: 'Weather',
    body: (flaw) =>
      `<iframe width="300" height="120" title="${flaw('Forecast for the valley', 'iframe')}" srcdoc="<!doctype html><html lang='en'><title>Forecast</title><main><h1>Forecast</h1><p>Sun until evening.</p></main></html>"></iframe>`,
  },
  {
    id: 'frames-of-one-name',
    about: '4b1c6c',
    criteria: ['4.1.2'],
    barrier: 'Two frames with different pages have the same name.',
    target: ['iframe'],
    words: 'frame|same name|identical',
    title: 'Two forecasts',
    body: (flaw) =>
      ['valley', 'pass']
        .map(
          (place) =>
            `<iframe width="300" height="120" title="${flaw(`Forecast for the ${place}`, 'Forecast')}" src="/media/${place}.html"></iframe>`,
        )
        .join(''),
  },
  {
    id: 'repeated-id-breaks-label',
    about: 'forms',
    criteria: ['4.1.2', '1.3.1'],
    barrier: 'Two fields have the same id, so one has no label.',
    target: ['input'],
    words: 'id|label|name',
    title: 'Rows and seats',
    body: (flaw) =>
      `<form action="/ok"><p><label for="x">Row</label> <input id="x" name="r"></p><p><label for="${flaw('y', 'x')}">Seat</label> <input id="${flaw('y', 'x')}" name="s"></p><button>Reserve</button></form>`,
  },
  {
    id: 'control-without-role',
    about: 'F59',
    criteria: ['4.1.2'],
    barrier: 'A control made of a focusable division has no role.',
    target: ['.ctl'],
    words: 'role',
    title: 'Voice volume',
    body: (
      flaw,
    ) => `<div class="ctl" tabindex="0"${flaw(' role="button" aria-pressed="false"', '')} style="border: 1px solid #333; padding: 0.4rem; width: 8rem">Mute</div>
<script>const c = document.querySelector('.ctl'); const flip = () => { ${flaw("c.setAttribute('aria-pressed', String(c.getAttribute('aria-pressed') !== 'true'));", '')} c.style.background = c.style.background ? '' : '#dfe7ef'; }; c.addEventListener('click', flip); c.addEventListener('keydown', (e) => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); flip(); } });</script>`,
  },
  {
    id: 'result-not-announced',
    about: 'F103',
    criteria: ['4.1.3'],
    barrier: 'That a thing was put into the basket is not announced.',
    target: ['#msg', 'button'],
    words: 'status|announce|live',
    language: 'fr',
    title: 'Confitures',
    body: (
      flaw,
    ) => `<p>Confiture d’abricots, 6 euros</p><button type="button">Ajouter au panier</button><p id="msg"${flaw(' role="status"', '')}></p>
<script>document.querySelector('button').addEventListener('click', () => { document.getElementById('msg').textContent = 'La confiture a été ajoutée au panier.'; });</script>`,
  },
  {
    id: 'menu-item-without-name',
    about: 'm6b1q3',
    criteria: ['4.1.2'],
    barrier: 'An entry of a menu has no name.',
    target: ['[role=menuitem]'],
    words: 'menuitem|name|menu',
    title: 'Edit the picture',
    body: (flaw) =>
      `<div role="menu" aria-label="Edit"><button type="button" role="menuitem"${flaw(' aria-label="Turn left"', '')}><svg width="20" height="20" aria-hidden="true"><path d="M4 10a6 6 0 1 1 6 6" fill="none" stroke="#222" stroke-width="2"/></svg></button></div>`,
  },
  {
    id: 'pressed-by-class-only',
    about: 'F15',
    criteria: ['4.1.2'],
    barrier: 'Whether a button is pressed shows in its style only.',
    target: ['button'],
    words: 'state|pressed|class',
    title: 'Letters in large print',
    head: '<style>.on { background: #17324d; color: #fff }</style>',
    body: (flaw) => `<button type="button"${flaw(' aria-pressed="false"', '')}>Large print</button>
<script>document.querySelector('button').addEventListener('click', ({ currentTarget: b }) => { b.classList.toggle('on'); ${flaw("b.setAttribute('aria-pressed', String(b.classList.contains('on')));", '')} });</script>`,
  },
  {
    id: 'opener-without-state',
    about: 'F15',
    criteria: ['4.1.2'],
    barrier: 'A button that opens a text does not say whether it is open.',
    target: ['button'],
    words: 'expanded|state|open',
    language: 'de',
    title: 'Häufige Fragen',
    body: (
      flaw,
    ) => `<h2><button type="button"${flaw(' aria-expanded="false"', '')}>Wann kommt die Post?</button></h2><div id="a" hidden><p>Zwischen zehn und zwölf Uhr.</p></div>
<script>document.querySelector('button').addEventListener('click', ({ currentTarget: b }) => { const a = document.getElementById('a'); a.hidden = !a.hidden; ${flaw("b.setAttribute('aria-expanded', String(!a.hidden));", '')} });</script>`,
  },
  {
    id: 'progress-without-name',
    about: 'roles',
    criteria: ['4.1.2', '1.1.1'],
    barrier: 'A bar of progress has no name.',
    target: ['[role=progressbar]'],
    words: 'progress|name',
    title: 'Uploading your pictures',
    body: (flaw) =>
      `<div role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="40"${flaw(' aria-label="Pictures uploaded"', '')} style="background: #ccd3da; width: 300px"><div style="background: #17508c; width: 40%; height: 14px"></div></div>`,
  },
  {
    id: 'slider-without-value',
    about: '4e8ab6',
    criteria: ['4.1.2'],
    barrier: 'A custom slider has no value.',
    target: ['[role=slider]'],
    words: 'required|aria-valuenow|value',
    title: 'Room temperature',
    body: (
      flaw,
    ) => `<div role="slider" tabindex="0" aria-label="Temperature" aria-valuemin="10" aria-valuemax="30"${flaw(' aria-valuenow="20"', '')} style="width: 200px; height: 24px; background: #5b6470"></div>
<script>const s = document.querySelector('[role=slider]'); let v = 20; s.addEventListener('keydown', (e) => { v += e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0; ${flaw("s.setAttribute('aria-valuenow', String(v));", '')} });</script><p><button type="button">Warmer</button> <button type="button">Colder</button></p>`,
  },
  {
    id: 'drop-down-of-divisions',
    about: 'F59',
    criteria: ['4.1.2', '2.1.1'],
    barrier: 'A drop-down list is made of divisions without roles or keys.',
    target: ['.dd', '.dd div', '.cur', '.opt'],
    words: 'role|keyboard|select',
    language: 'es',
    title: 'Idioma del audio',
    body: (flaw) =>
      flaw(
        '<p><label for="i">Idioma</label> <select id="i"><option>Español</option><option>Catalán</option></select></p>',
        `<p>Idioma</p><div class="dd" style="border: 1px solid #444; width: 10rem; cursor: pointer"><div class="cur">Español</div><div class="all" style="display: none"><div class="opt">Español</div><div class="opt">Catalán</div></div></div>
<script>const d = document.querySelector('.dd'); d.addEventListener('click', (e) => { const all = d.querySelector('.all'); if (e.target.className === 'opt') d.querySelector('.cur').textContent = e.target.textContent; all.style.display = all.style.display === 'none' ? 'block' : 'none'; });</script>`,
      ),
  },
  {
    id: 'page-hidden-from-technology',
    about: 'roles',
    criteria: ['4.1.2', '1.3.1'],
    barrier: 'The whole content is hidden from assistive technology.',
    target: ['body', 'main', '[aria-hidden]'],
    words: 'aria-hidden|hidden',
    title: 'Bus to the beach',
    page: (flaw) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bus to the beach</title></head><body${flaw('', ' aria-hidden="true"')}><main><h1>Bus to the beach</h1><p>Every hour from the station. <a href="/times">All times</a></p></main></body></html>`,
  },
  {
    id: 'field-in-shadow-tree',
    about: 'F68',
    criteria: ['4.1.2', '1.3.1'],
    barrier: 'A field within a component has no name.',
    target: [],
    words: 'label|name',
    title: 'Find your council',
    body: (flaw) =>
      `<postal-field></postal-field><script>customElements.define('postal-field', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>${flaw('<label>', '')}Postcode <input style="border: 1px solid #333">${flaw('</label>', '')}</p>'; } });</script>`,
  },
  {
    id: 'attribute-of-another-role',
    about: '5c01ea',
    criteria: ['4.1.2'],
    barrier: 'A heading has a state that headings cannot have.',
    target: ['h2', 'p[aria-checked]', 'li'],
    words: 'aria-|permitted|allowed|supported',
    title: 'Menu of the day',
    body: (flaw) =>
      `<ul><li${flaw('', ' aria-checked="true"')}>Soup of leeks</li><li>Bread with cheese</li></ul>`,
  },
];
