import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

const page = (size: number, inside: string, script: string) =>
  `<!doctype html><html lang="en"><head><title>Ferry</title><style>
[hidden] { display: none } .large { min-width: 44px; min-height: 44px }
.small { display: block; float: left; width: ${size}px; height: ${size}px; padding: 0; margin: 0; border: 0; background: #dde; color: #000; font-size: 11px }
.over { position: fixed; inset: 40px; background: #fff }</style></head>
<body><main><h1>Ferry</h1><p>It leaves at noon.</p>${inside}</main><script>${script}</script></body></html>`;

const buttons = (names: readonly string[]) =>
  names.map((name) => `<button type="button" class="small">${name}</button>`).join('');

const menu = (size: number) =>
  page(
    size,
    `<nav aria-label="Tools"><button type="button" class="large" id="tools" aria-expanded="false" aria-controls="list">Tools</button>
<div id="list" hidden>${buttons(['A', 'B', 'C'])}</div></nav>`,
    `tools.onclick = () => {
  list.hidden = !list.hidden;
  tools.setAttribute('aria-expanded', String(!list.hidden));
};`,
  );

const dialog = (size: number) =>
  page(
    size,
    `<button type="button" class="large" id="ask">Seats</button>
<dialog aria-label="Seats"><h2>Seats</h2><div>${buttons(['1', '2', '3'])}</div><p style="clear: both"><button type="button" class="large" id="done">Close</button></p></dialog>`,
    `const window_ = document.querySelector('dialog');
ask.onclick = () => window_.showModal();
done.onclick = () => window_.close();`,
  );

const days = Array.from({ length: 14 }, (_, day) => String(day + 1));
const picker = (size: number) =>
  page(
    size,
    `<label>Day <input id="day" inputmode="numeric"></label>
<button type="button" class="large" id="pick" aria-haspopup="dialog" aria-expanded="false">Choose a day</button>
<div id="calendar" class="over" role="dialog" aria-label="May" hidden style="width: ${size * 7}px">${buttons(days)}</div>`,
    `const show = (isShown) => {
  calendar.hidden = !isShown;
  pick.setAttribute('aria-expanded', String(isShown));
  (isShown ? calendar.querySelector('button') : pick).focus();
};
pick.onclick = () => show(calendar.hidden);
calendar.onkeydown = ({ key }) => { if (key === 'Escape') show(false) };
for (const one of calendar.querySelectorAll('button')) one.onclick = () => {
  day.value = one.textContent;
  show(false);
};`,
  );

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/menu': menu(16),
    '/large-menu': menu(32),
    '/dialog': dialog(16),
    '/large-dialog': dialog(32),
    '/picker': picker(16),
    '/large-picker': picker(32),
  });
});

afterAll(async () => {
  await server.close();
});

const smallOn = async (address: string) => {
  const { pageScan } = await scanner.scanPage(server.url(address), { interaction: true });
  if (pageScan.status === 'failed') throw new Error(JSON.stringify(pageScan.error));
  return pageScan.issues.filter(({ rule }) => rule === 'target-size');
};

test.for(['menu', 'dialog', 'picker'])(
  'targets that are too small are found in what opens: %s',
  async (name) => {
    const issues = await smallOn(`/${name}`);
    expect(issues).toHaveLength(1);
    expect(issues[0]?.outcome).toBe('failed');
    expect(issues[0]?.reproduction?.state).toContain('opened');
    expect(issues[0]?.nodes.length).toBeGreaterThan(0);
    for (const { html } of issues[0]?.nodes ?? []) expect(html).toContain('class="small"');
  },
);

test.for(['menu', 'dialog', 'picker'])('large targets there are no issue: %s', async (name) => {
  expect(await smallOn(`/large-${name}`)).toEqual([]);
});
