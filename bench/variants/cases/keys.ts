import type { Variant } from '../variant.ts';

/** Focus, keys, pointers and what happens by use. */
export const keys: readonly Variant[] = [
  {
    id: 'no-outline-on-links',
    about: 'F78',
    criteria: ['2.4.7'],
    barrier: 'Links show no focus.',
    target: ['a'],
    words: 'focus',
    language: 'fr',
    title: 'Plan du site',
    head: (flaw) =>
      `<style>a:focus, a:focus-visible { outline: ${flaw('2px dashed #0a4a9e', 'none')} }</style>`,
    body: () =>
      '<p><a href="/un">Le musée</a> <a href="/deux">La boutique</a> <a href="/trois">Le café</a></p>',
  },
  {
    id: 'transparent-outline',
    about: 'F78',
    criteria: ['2.4.7', '2.4.13', '1.4.11'],
    barrier: 'The outline of a focused button is transparent.',
    target: ['button'],
    words: 'focus',
    title: 'Pause your delivery',
    head: (flaw) =>
      `<style>button:focus-visible { outline: 2px solid ${flaw('#0a4a9e', 'transparent')} }</style>`,
    body: () =>
      '<p>We keep your box until you come back.</p><button type="button">Pause</button> <button type="button">Cancel</button>',
  },
  {
    id: 'outline-like-the-page',
    about: 'F78',
    criteria: ['2.4.7', '1.4.11', '2.4.13'],
    barrier: 'The outline of focused fields has the color of the page.',
    target: ['input'],
    words: 'focus',
    language: 'de',
    title: 'Zählerstand melden',
    head: (flaw) =>
      `<style>input:focus, input:focus-visible { outline: 2px solid ${flaw('#0a4a9e', '#ffffff')}; outline-offset: 0 }</style>`,
    body: () =>
      '<form action="/ok"><p><label for="z">Zählernummer</label> <input id="z" name="z"></p><p><label for="s">Stand</label> <input id="s" name="s"></p><button>Senden</button></form>',
  },
  {
    id: 'positive-tabindex',
    about: 'F44',
    criteria: ['2.4.3'],
    barrier: 'Positive values of tabindex lead through the fields in another order.',
    target: ['[tabindex]', 'input'],
    words: 'tabindex|focus order|tab order|order',
    title: 'Change your address',
    body: (flaw) => {
      const t = (n: number) => flaw('', ` tabindex="${n}"`);
      return `<form action="/ok"><p><label for="a">Street</label> <input id="a" name="a" autocomplete="address-line1"${t(3)}></p><p><label for="b">Town</label> <input id="b" name="b" autocomplete="address-level2"${t(1)}></p><p><label for="c">Postcode</label> <input id="c" name="c" autocomplete="postal-code"${t(4)}></p><button${t(2)}>Save</button></form>`;
    },
  },
  {
    id: 'focus-thrown-away',
    about: 'F55',
    criteria: ['2.1.1', '2.4.7', '3.2.1', '2.4.13'],
    barrier: 'A link gives its focus away as soon as it gets it.',
    target: ['a.x'],
    words: 'focus',
    title: 'Garden visits',
    body: (flaw) =>
      `<p><a href="/one">Herbs</a> <a class="x" href="/two">Roses</a> <a href="/three">Ferns</a></p>${flaw('', "<script>document.querySelector('.x').addEventListener('focus', ({ target }) => target.blur());</script>")}`,
  },
  {
    id: 'trap-in-a-field',
    about: '80af7b',
    criteria: ['2.1.2'],
    barrier: 'The Tab key does not leave a text area.',
    target: ['textarea'],
    words: 'trap',
    title: 'Write a note',
    body: (
      flaw,
    ) => `<form action="/ok"><p><label for="n">Note</label><br><textarea id="n" name="n" rows="4" cols="30"></textarea></p><button>Save</button></form><p><a href="/all">All notes</a></p>
<script>document.getElementById('n').addEventListener('keydown', (event) => { if (event.key === 'Tab'${flaw(' && event.ctrlKey', '')}) { event.preventDefault(); event.target.value += '\\t'; } });</script>`,
  },
  {
    id: 'two-fields-trap',
    about: 'ebe86a',
    criteria: ['2.1.2'],
    barrier: 'Focus goes to and fro between two buttons.',
    target: ['#k1', '#k2', 'button'],
    words: 'trap',
    title: 'Choose a seat',
    body: (
      flaw,
    ) => `<p><a href="/">Start</a> <button type="button" id="k1">Window</button> <button type="button" id="k2">Aisle</button> <a href="/help">Help</a></p>
${flaw('', "<script>const [a, b] = document.querySelectorAll('button'); a.addEventListener('blur', () => setTimeout(() => b.focus())); b.addEventListener('blur', () => setTimeout(() => a.focus()));</script>")}`,
  },
  {
    id: 'focus-under-sticky-bar',
    about: 'F110',
    criteria: ['2.4.11'],
    barrier: 'A bar at the bottom covers focused links wholly.',
    target: ['li a', 'a', '.stick'],
    words: 'obscur|covered|covers|hidden|behind|under',
    title: 'Index of plants',
    head: (flaw) =>
      `<style>.stick { position: fixed; left: 0; right: 0; bottom: 0; height: 190px; background: #17324d; color: #fff; padding: 1rem } ${flaw('html { scroll-padding-bottom: 260px } .stick { position: static }', '')} main { padding-bottom: 260px }</style>`,
    body: () =>
      `<ul>${Array.from({ length: 40 }, (_, index) => `<li style="margin: 0.6rem 0"><a href="/plant-${index}">Plant number ${index + 1}</a></li>`).join('')}</ul><div class="stick">The nursery is open today until six.</div>`,
  },
  {
    id: 'focusable-inside-hidden',
    about: '6cfa84',
    criteria: ['4.1.2', '1.3.1'],
    barrier: 'What is hidden from assistive technology takes the focus.',
    target: ['[aria-hidden] a', '[aria-hidden]', 'a'],
    words: 'hidden',
    title: 'Offers of the week',
    body: (flaw) =>
      `<div aria-hidden="true"><a href="/offer"${flaw(' tabindex="-1"', '')}>Pears, two for one</a></div><p><a href="/offers">All offers</a></p>`,
  },
  {
    id: 'invisible-focused-link',
    about: 'focus',
    criteria: ['2.4.7'],
    barrier: 'A link that takes the focus is never visible.',
    target: ['a.ghost'],
    words: 'focus|visible',
    title: 'Orchard walks',
    head: (flaw) =>
      `<style>.ghost { opacity: 0 } ${flaw('.ghost:focus { opacity: 1 }', '')}</style>`,
    body: () =>
      '<p><a class="ghost" href="/map">Map of the orchard</a></p><p>Walks start at the gate. <a href="/dates">Dates of the walks</a></p>',
  },
  {
    id: 'division-opens-by-mouse',
    about: 'F54',
    criteria: ['2.1.1', '4.1.2'],
    barrier: 'A division opens a text by mouse only.',
    target: ['.op'],
    words: 'keyboard|focus|mouse|role',
    language: 'de',
    title: 'Fragen zum Umzug',
    head: '<style>.op { cursor: pointer; font-weight: 700; border: 0; background: none; padding: 0 }</style>',
    body: (
      flaw,
    ) => `${flaw('<button type="button" class="op" aria-expanded="false" aria-controls="t">', '<div class="op">')}Was kostet ein Karton?${flaw('</button>', '</div>')}<p id="t" hidden>Ein Karton kostet drei Euro.</p>
<script>document.querySelector('.op').addEventListener('click', ({ currentTarget }) => { const t = document.getElementById('t'); t.hidden = !t.hidden; ${flaw("currentTarget.setAttribute('aria-expanded', String(!t.hidden));", '')} });</script>`,
  },
  {
    id: 'button-role-without-keys',
    about: 'keyboard',
    criteria: ['2.1.1'],
    barrier: 'An element with the role of a button does nothing on Enter and Space.',
    target: ['[role=button]'],
    words: 'keyboard|enter|space',
    title: 'Count your steps',
    body: (
      flaw,
    ) => `<p><span role="button" tabindex="0" style="border: 1px solid #333; padding: 0.3rem 1rem">Add a walk</span> <output id="o">0</output> walks</p>
<script>const b = document.querySelector('[role=button]'); const add = () => { document.getElementById('o').textContent = String(Number(document.getElementById('o').textContent) + 1); }; b.addEventListener('click', add); ${flaw("b.addEventListener('keydown', (event) => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); add(); } });", '')}</script>`,
  },
  {
    id: 'acts-on-press',
    about: 'F101',
    criteria: ['2.5.2'],
    barrier: 'A button deletes as soon as it is pressed down.',
    target: ['button'],
    words: 'down|press|pointer',
    title: 'Saved searches',
    body: (
      flaw,
    ) => `<ul><li id="s">Houses near the sea <button type="button">Delete this search</button></li></ul>
<script>document.querySelector('button').addEventListener('${flaw('click', 'pointerdown')}', () => { document.getElementById('s').textContent = 'Deleted.'; });</script>`,
  },
  {
    id: 'menu-by-hover-only',
    about: 'keyboard',
    criteria: ['2.1.1'],
    barrier: 'A menu opens under the pointer only.',
    target: ['.menu', '.menu a', '.menu span', '.sub'],
    words: 'hover|keyboard|pointer',
    title: 'Museum of clocks',
    head: (flaw) =>
      `<style>.sub { display: none } .menu:hover .sub${flaw(', .menu:focus-within .sub', '')} { display: block }</style>`,
    body: () =>
      '<div class="menu"><a href="/visit">Visit</a><div class="sub"><a href="/prices">Prices</a> <a href="/tours">Tours</a></div></div><p>Two thousand clocks, and all of them go.</p>',
  },
  {
    id: 'select-leaves-the-page',
    about: 'F36',
    criteria: ['3.2.2'],
    barrier: 'Choosing a value leaves the page at once.',
    target: ['select'],
    words: 'change|select|context',
    language: 'es',
    title: 'Elija su provincia',
    body: (flaw) =>
      `<form action="/p"><label for="s">Provincia</label> <select id="s" name="s"><option value="">Elija</option><option value="le">León</option><option value="za">Zamora</option></select> ${flaw('<button>Ver oficinas</button>', '')}</form>${flaw('', "<script>document.getElementById('s').addEventListener('change', ({ target }) => { location.href = '/p/' + target.value; });</script>")}`,
  },
  {
    id: 'checkbox-opens-window',
    about: 'F37',
    criteria: ['3.2.2'],
    barrier: 'Ticking a box opens a window.',
    target: ['input[type=checkbox]'],
    words: 'change|window|context',
    title: 'Join the newsletter',
    body: (flaw) =>
      `<form action="/ok"><label><input type="checkbox" id="c" name="c"> I accept the terms</label> ${flaw('<a href="/terms">Read the terms</a>', '')} <button>Join</button></form>${flaw('', "<script>document.getElementById('c').addEventListener('change', () => { window.open('/terms', '_blank', 'width=400,height=400'); });</script>")}`,
  },
  {
    id: 'focus-submits-form',
    about: 'focus',
    criteria: ['3.2.1'],
    barrier: 'Focus alone leads to another page.',
    target: ['a.go', 'button.go'],
    words: 'focus',
    title: 'Survey, last page',
    body: (flaw) =>
      `<p>Thank you for your time.</p><form action="/done"><button class="go">Finish</button></form>${flaw('', "<script>document.querySelector('.go').addEventListener('focus', () => { location.href = '/done'; });</script>")}`,
  },
  {
    id: 'single-letter-shortcut',
    about: 'F99',
    criteria: ['2.1.4'],
    barrier: 'A single letter archives the message, and cannot be switched off.',
    target: [],
    words: 'shortcut|single|character key|printable',
    title: 'Message from the landlord',
    body: (
      flaw,
    ) => `<p id="m">The chimney is swept on Friday.</p><button type="button">Archive</button>
<script>const away = () => { document.getElementById('m').textContent = 'Archived.'; }; document.querySelector('button').addEventListener('click', away); document.addEventListener('keydown', (event) => { if (event.key === 'e'${flaw(' && event.altKey', '')}) away(); });</script>`,
  },
  {
    id: 'list-sorted-by-drag-only',
    about: 'F108',
    criteria: ['2.5.7'],
    barrier: 'A list can be sorted by dragging only.',
    target: ['li', '[draggable]', 'ul'],
    words: 'drag',
    title: 'Your favorites in order',
    body: (
      flaw,
    ) => `<ul id="l">${['Soup', 'Bread', 'Cheese'].map((name) => `<li draggable="true">${name}${flaw(` <button type="button" aria-label="Move ${name} up">Up</button>`, '')}</li>`).join('')}</ul>
<script>let held; const l = document.getElementById('l'); l.addEventListener('dragstart', (e) => { held = e.target; }); l.addEventListener('dragover', (e) => e.preventDefault()); l.addEventListener('drop', (e) => { e.preventDefault(); const on = e.target.closest('li'); if (on && held) l.insertBefore(held, on); }); l.addEventListener('click', (e) => { const item = e.target.closest('button')?.parentElement; if (item?.previousElementSibling) l.insertBefore(item, item.previousElementSibling); });</script>`,
  },
  {
    id: 'gallery-by-swipe-only',
    about: 'F105',
    criteria: ['2.5.1'],
    barrier: 'Pictures can be changed by swiping only.',
    target: ['.g'],
    words: 'swip|gesture|path',
    title: 'Pictures of the house',
    body: (
      flaw,
    ) => `<div class="g" style="touch-action: none"><img src="/media/house.svg" width="300" height="180" alt="The house from the street"></div>${flaw('<button type="button" id="nx">Next picture</button>', '')}
<script>const g = document.querySelector('.g'); const next = () => { g.firstElementChild.alt = 'The house from the garden'; g.firstElementChild.src = '/media/market.svg'; }; let x = 0; g.addEventListener('touchstart', (e) => { x = e.touches[0].clientX; }); g.addEventListener('touchend', (e) => { if (x - e.changedTouches[0].clientX > 40) next(); }); ${flaw("document.getElementById('nx').addEventListener('click', next);", '')}</script>`,
  },
  {
    id: 'tooltip-gone-before-reached',
    about: 'F95',
    criteria: ['1.4.13'],
    barrier:
      'A note appears under the pointer and goes when the pointer moves onto it, or cannot be dismissed.',
    target: ['.tip', '.has'],
    words: 'hover|dismiss|tooltip',
    title: 'Terms of the lease',
    head: '<style>.has { position: relative; text-decoration: underline dotted; border: 0; background: none; color: inherit; padding: 0 } .tip { display: none; position: absolute; top: 100%; left: 0; background: #1f2328; color: #fff; padding: 0.5rem; width: 14rem }</style>',
    body: (
      flaw,
    ) => `<p>The <button type="button" class="has">deposit<span class="tip" role="tooltip">Three months of rent, paid back within six weeks.</span></button> is paid in advance.</p>
<script>const h = document.querySelector('.has'); const t = document.querySelector('.tip'); const set = (on) => { t.style.display = on ? 'block' : 'none'; }; ${flaw("h.addEventListener('mouseenter', () => set(true)); h.addEventListener('mouseleave', () => set(false)); h.addEventListener('focus', () => set(true)); h.addEventListener('blur', () => set(false)); document.addEventListener('keydown', (e) => { if (e.key === 'Escape') set(false); });", "t.style.marginTop = '30px'; h.addEventListener('mouseenter', () => set(true)); h.addEventListener('mouseleave', () => set(false)); t.style.pointerEvents = 'none'; h.addEventListener('focus', () => set(true)); h.addEventListener('blur', () => set(false));")}</script>`,
  },
  {
    id: 'scrolled-box-out-of-reach',
    about: '0ssw9k',
    criteria: ['2.1.1', '2.1.3'],
    barrier: 'A box that scrolls cannot be reached with the keyboard.',
    target: ['.scroll'],
    words: 'scroll|keyboard',
    title: 'Terms of use',
    body: (flaw) =>
      `<div class="scroll" style="height: 80px; overflow-y: scroll; border: 1px solid #666"${flaw(' tabindex="0" role="region" aria-label="Terms"', ' onkeydown="" tabindex="-1"')}><p>The hall is handed over clean.</p><p>Music ends at eleven.</p><p>Chairs go back to the store.</p><p>Damage is reported the next day.</p><p>Keys are left in the box.</p></div>`,
  },
  {
    id: 'frame-out-of-tab-order',
    about: 'akn7bn',
    criteria: ['2.1.1'],
    barrier: 'A frame with a link is taken out of the tab order.',
    target: ['iframe'],
    words: 'frame|tab',
    title: 'Weather at the pass',
    body: (flaw) =>
      `<iframe title="Forecast" width="300" height="120"${flaw('', ' tabindex="-1"')} srcdoc="<!doctype html><html lang='en'><title>Forecast</title><main><h1>Forecast</h1><p>Snow from noon. <a href='/more'>Forecast for the week</a></p></main></html>"></iframe>`,
  },
  {
    id: 'dialog-at-the-end-of-page',
    about: 'F85',
    criteria: ['2.4.3'],
    barrier: 'A dialog opens, and focus stays on the page behind it.',
    target: ['button', '[role=dialog]', '#d'],
    words: 'dialog|focus',
    title: 'Cancel your ticket',
    body: (
      flaw,
    ) => `<button type="button" id="o">Cancel the ticket</button> <a href="/a">Change the date</a> <a href="/b">Print</a>
<div id="d" role="dialog" aria-modal="true" aria-label="Cancel the ticket" tabindex="-1" hidden style="position: fixed; inset: 20% 30%; background: #fff; border: 2px solid #333; padding: 1rem"><p>You get 80 percent back.</p><button type="button" id="y">Close</button></div>
<script>const d = document.getElementById('d'); const o = document.getElementById('o'); const shut = () => { d.hidden = true; ${flaw('o.focus();', '')} }; o.addEventListener('click', () => { d.hidden = false; ${flaw("document.getElementById('y').focus();", '')} }); document.getElementById('y').addEventListener('click', shut); d.addEventListener('keydown', (e) => { if (e.key === 'Escape') shut(); ${flaw("if (e.key === 'Tab') { e.preventDefault(); document.getElementById('y').focus(); }", '')} });</script>`,
  },
];
