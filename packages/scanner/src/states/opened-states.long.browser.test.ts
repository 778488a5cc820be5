import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';
import type { ScanOptions } from '../scan-options.ts';

const bars = '<svg width="24" height="24"><path d="M0 0h24v4H0z"/></svg>';

const page = (inside: string, script = '') =>
  `<!doctype html><html lang="en"><head><title>Harbor</title><style>
[hidden] { display: none } .pale { color: #aaa } button { min-height: 44px; min-width: 44px } li { padding: 12px }
.over { position: fixed; inset: 0; background: #fff }</style></head>
<body><main><h1>Harbor</h1><p>Boats leave at noon.</p>${inside}</main><script>${script}</script></body></html>`;

const menu = (items: string) =>
  page(
    `<nav aria-label="Boats"><button type="button" id="boats" aria-expanded="false" aria-controls="list">Boats</button>
<ul id="list" hidden>${items}</ul></nav>`,
    `boats.onclick = () => {
  const opens = list.hidden;
  list.hidden = !opens;
  boats.setAttribute('aria-expanded', String(opens));
};`,
  );

const dialog = (field: string) =>
  page(
    `<button type="button" id="tides" aria-haspopup="dialog">Tides</button>
<div id="window" class="over" role="dialog" aria-modal="true" aria-label="Tides" hidden><h2>Tides</h2>${field}<button type="button" id="close">Close</button></div>`,
    `const close_ = () => { window_.hidden = true; tides.focus() };
const window_ = document.getElementById('window');
tides.onclick = () => { window_.hidden = false; document.getElementById('close').focus() };
document.getElementById('close').onclick = close_;
window_.onkeydown = (event) => {
  if (event.key === 'Escape') close_();
  if (event.key !== 'Tab') return;
  const stops = [...window_.querySelectorAll('input, button')];
  const at = stops.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
  event.preventDefault();
  stops.at(at % stops.length).focus();
};`,
  );

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/menu': menu(`<li><a href="/x" id="x">${bars}</a></li><li><a href="/y">Ferries</a></li>`),
    '/clean-menu': menu('<li><a href="/x">Sailing boats</a></li><li><a href="/y">Ferries</a></li>'),
    '/dialog': dialog('<p>Day <input id="day"></p>'),
    '/clean-dialog': dialog('<p><label>Day <input id="day"></label></p>'),
    '/details': page(
      '<details><summary>Fares</summary><p class="pale">Children ride for half.</p></details>',
    ),
    '/twice': page(
      `<p><button type="button" id="one" aria-expanded="false" aria-controls="part">Fares</button>
<a class="second" href="#part" role="button" id="two" aria-expanded="false" aria-controls="part">Fares of today</a></p>
<p id="part" class="pale" hidden>Children ride for half.</p>`,
      `for (const control of [one, two]) control.onclick = (event) => {
  event.preventDefault();
  part.hidden = !part.hidden;
  control.setAttribute('aria-expanded', String(!part.hidden));
};
two.onkeydown = (event) => { if (event.key === ' ') two.click() };`,
    ),
    '/tabs': page(
      `<div role="tablist" aria-label="Boats"><div role="tab" id="t1" tabindex="0" aria-selected="true" aria-controls="rowing">Rowing</div> <div role="tab" id="t2" tabindex="-1" aria-selected="false" aria-controls="sailing">Sailing</div></div>
<div role="tabpanel" id="rowing" aria-labelledby="t1"><p>Two people row.</p></div>
<div role="tabpanel" id="sailing" aria-labelledby="t2" hidden><p class="pale" id="wind">They need wind.</p></div>`,
      `const choose = (tab) => { for (const one of [t1, t2]) {
  one.setAttribute('aria-selected', String(one === tab));
  one.tabIndex = one === tab ? 0 : -1;
  document.getElementById(one.getAttribute('aria-controls')).hidden = one !== tab;
} tab.focus() };
for (const one of [t1, t2]) one.onclick = () => choose(one);
for (const one of [t1, t2]) one.onkeydown = ({ key }) => { if (/^Arrow(Left|Right)$/.test(key)) choose(one === t1 ? t2 : t1) };`,
    ),
    '/hovered': page(
      `<style>.tip { position: absolute; left: 200px; width: 200px; padding: 8px; background: #fff; display: none } .host:hover .tip, .host:focus-within .tip { display: block }</style>
<p class="host"><a href="#boats" class="lead">Ferries</a> <span class="tip"><span id="pale" class="pale">They leave twice a day.</span></span></p>
<p class="host"><a href="#boats" class="lead">Barges</a> <span class="tip"><span class="pale">They leave once a week.</span></span></p>`,
    ),
    '/clean-hovered': page(
      `<style>@keyframes come { from { opacity: 0 } } .tip { position: absolute; left: 200px; width: 200px; padding: 8px; background: #fff; visibility: hidden; opacity: 0; transition: opacity 0.4s } .host:hover .tip, .host:focus-within .tip { visibility: visible; opacity: 1 }
.other { position: absolute; left: 200px; width: 200px; padding: 8px; background: #fff; display: none; animation: come 0.4s } .on:hover .other, .on:focus-within .other { display: block }</style>
<p class="host"><a href="#boats">Ferries</a> <span class="tip">They leave twice a day.</span></p>
<p class="on"><a href="#boats">Barges</a> <span class="other">They leave once a week.</span></p>`,
    ),
    '/suggested': page(
      `<label>Harbor <input id="harbor" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="choices"></label>
<ul id="choices" role="listbox" aria-label="Harbors" hidden style="position: absolute; background: #fff"></ul>`,
      `const names = ['Marstal', 'Samsø', 'Assens'];
let at = -1;
harbor.oninput = () => {
  const found = names.filter((name) => name.toLowerCase().includes(harbor.value.toLowerCase()));
  choices.innerHTML = found.map((name, index) => '<li role="option" aria-selected="false" style="cursor: pointer" class="pale" id="c' + index + '">' + name + '</li>').join('');
  choices.hidden = harbor.value === '' || found.length === 0;
  harbor.setAttribute('aria-expanded', String(!choices.hidden));
};
harbor.onkeydown = ({ key }) => {
  if (key === 'Escape') { harbor.value = ''; harbor.oninput(); }
  if (key === 'ArrowDown') harbor.setAttribute('aria-activedescendant', 'c' + (at += 1) % 2);
};`,
    ),
    '/switch': page(
      `<p><button type="button" data-part="rowing">Rowing boats</button> <button type="button" data-part="sailing">Sailing boats</button></p>
<div id="rowing"><h2>Rowing boats</h2><p>Two people row.</p></div>
<div id="sailing" hidden><h2>Sailing boats</h2><p class="pale" id="wind">They need wind.</p></div>`,
      `for (const control of document.querySelectorAll('[data-part]')) control.onclick = () => {
  for (const part of [rowing, sailing]) part.hidden = part.id !== control.dataset.part;
};`,
    ),
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(
  path: string,
  options: ScanOptions = {},
): Promise<{ seen: Issue[]; pageScan: CompletedPageScan; pictures: string[] }> {
  const { pageScan, pictures } = await scanner.scanPage(server.url(path), options);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const seen = pageScan.issues.filter(({ reproduction }) =>
    reproduction?.state?.match(/opened|chosen|view after|appears|suggests/),
  );
  return { seen, pageScan, pictures: pictures.map(({ name }) => name) };
}

test('what a menu holds is judged while it is open, with the way there and pictures', async () => {
  const { seen, pictures } = await scan('/menu');
  expect(seen).toMatchObject([
    {
      rule: 'link-name',
      outcome: 'failed',
      nodes: [{ target: ['#x'], box: null }],
      reproduction: {
        state: 'in the menu “Boats”, opened',
        steps: [
          'Press Tab until “Boats” has the focus.',
          'Press Enter.',
          'Then look at the element #x. Links have no text.',
        ],
        pictures: [
          { name: 'boats-before', caption: 'Before Enter', mark: expect.any(Object) },
          { name: 'boats-after', caption: 'After Enter', mark: expect.any(Object) },
        ],
      },
    },
  ]);
  const snippet = seen[0]?.reproduction?.snippet ?? '';
  expect(snippet).toContain("page.locator('#boats').focus()");
  expect(snippet).toContain(".include('#x')");
  expect(pictures).toEqual(['boats-before', 'boats-after']);
});

test('what a dialog holds is judged while it is open', async () => {
  const { seen } = await scan('/dialog');
  expect(seen).toMatchObject([
    {
      rule: 'label',
      nodes: [{ target: ['#day'] }],
      reproduction: { state: 'in the dialog “Tides”, opened' },
    },
  ]);
});

test('what details hold is judged when they are open', async () => {
  const { seen } = await scan('/details');
  expect(seen).toMatchObject([
    { rule: 'color-contrast', reproduction: { state: 'in the part “Fares”, opened' } },
  ]);
});

test('what takes the place of something else is judged, though no role tells of tabs', async () => {
  const { seen } = await scan('/switch');
  expect(seen).toMatchObject([
    {
      rule: 'color-contrast',
      nodes: [{ target: ['#wind'] }],
      reproduction: { state: 'in the view after “Sailing boats”' },
    },
  ]);
});

test('a tab that only arrow keys and clicks choose is judged, and not blamed', async () => {
  const { seen, pageScan } = await scan('/tabs');
  expect(seen).toMatchObject([{ rule: 'color-contrast', nodes: [{ target: ['#wind'] }] }]);
  expect(pageScan.issues.map(({ rule }) => rule)).not.toContain('click-only');
});

test('what two controls open is told once', async () => {
  const { seen } = await scan('/twice');
  expect(seen.map(({ rule }) => rule)).toEqual(['color-contrast']);
});

test.each(['/clean-menu', '/clean-dialog', '/clean-hovered'])(
  '%s: nothing is blamed',
  async (path) => {
    const { seen, pictures } = await scan(path);
    expect(seen).toEqual([]);
    expect(pictures).toEqual([]);
  },
);

test('where nothing is to be used, nothing is opened', async () => {
  const { seen } = await scan('/menu', { interaction: false });
  expect(seen).toEqual([]);
});

test('what the pointer shows is judged, one of each making, with the way there and a picture', async () => {
  const { seen } = await scan('/hovered');
  expect(seen).toMatchObject([
    {
      rule: 'color-contrast',
      nodes: [{ target: ['#pale'] }],
      reproduction: {
        state: 'in what appears when the pointer is on “Ferries”',
        steps: ['Move the pointer onto “Ferries”.', expect.any(String)],
        pictures: [{ caption: 'With the pointer on “Ferries”' }],
      },
    },
  ]);
});

test('what a field suggests is judged while it is there', async () => {
  const { seen } = await scan('/suggested');
  expect(seen).toMatchObject([
    {
      rule: 'color-contrast',
      reproduction: {
        state: 'in what “Harbor” suggests',
        steps: [
          'Press Tab until “Harbor” has the focus.',
          'Type “a” into “Harbor”.',
          expect.any(String),
        ],
      },
    },
  ]);
});
