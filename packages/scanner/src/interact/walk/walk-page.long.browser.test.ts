import type { CompletedPageScan } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../../rig/scanner-test.ts';
import { checksEngine } from '../../checks/engine.ts';
import { createScanner, type Scanner } from '../../create-scanner.ts';
import type { Engine } from '../../engines/engine.ts';

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `<a href="#p${at}">Place ${at}</a>`).join(' ');

const bodies: Record<string, string> = {
  plain: `<a href="#main">Skip to the boats</a><main id="main"><h1>Boats</h1>
    <button type="button">Rent <b>a</b> dinghy</button><label>Town <input></label>
    <div id="host"></div><iframe title="Weather" srcdoc="<button>Sunny</button>"></iframe><a href="#main">Up</a></main>
    <script>document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = '<button>In the shade</button>';</script>`,
  trap: `<a href="#a">Before</a><label>Code <textarea></textarea></label><a href="#b">After</a>
    <script>document.querySelector('textarea').addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault(); });</script>`,
  open: `<a href="#a">Before</a><label>Code <textarea></textarea></label><a href="#b">After</a>
    <script>
      let free = false;
      document.querySelector('textarea').addEventListener('keydown', (event) => {
        if (event.key === 'Escape') free = true;
        if (event.key === 'Tab' && !free) event.preventDefault();
      });
    </script>`,
  many: links(5_000),
  rebuilt: `<div id="all">${links(5)}</div>
    <script>addEventListener('keydown', () => { const all = document.getElementById('all'); all.innerHTML = all.innerHTML; });</script>`,
  timers: `${links(6)}<script>setInterval(() => document.querySelectorAll('a')[2].focus(), 5);</script>`,
  unseen: `<a href="#a">Before</a><div style="overflow:clip;height:0"><a href="#b">Closed</a></div>
    <a href="#c" style="position:absolute;left:-999px" onfocus="this.style.left='0'" onblur="this.style.left='-999px'">Skip</a><a href="#d">After</a>
    <iframe title="Weather" srcdoc="<button>Sunny</button>" style="position:absolute;left:-999px"></iframe>`,
};

/** The first time that the last link has the focus, the page stays at its beginning for as long. */
bodies['elsewhere-once'] = `${links(3)}<div style="height:3000px"></div><a href="#last">Last</a>
    <script>
      const last = document.querySelector('[href="#last"]');
      let isBack = false;
      const back = () => { if (!isBack) return; scrollTo(0, 0); requestAnimationFrame(back); };
      last.addEventListener('focus', () => { isBack = true; back(); }, { once: true });
      last.addEventListener('blur', () => { isBack = false; });
    </script>`;

/** More elements than those for which it is looked at each stop what lies there. */
const filled = '<i></i>'.repeat(3_200);
const overLast = (bar: string) => `<main>${links(4)}<div style="height:1500px">${filled}</div>
    ${links(30)}</main>${bar}<style>#bar { position: fixed; inset: 55% 0 0; background: #fff }</style>`;
bodies['barred'] = overLast('<div id="bar">We use cookies</div>');
bodies['barred-later'] = overLast(`<script>addEventListener('focusin', ({ target }) => {
    if (target.hash === '#p3') document.body.insertAdjacentHTML('beforeend', '<div id="bar">We use cookies</div>');
  });</script>`);

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(
      Object.entries(bodies).map(([name, body]) => [
        `/${name}`,
        `<!doctype html><html lang="en"><head><title>Harbor</title></head><body>${body}</body></html>`,
      ]),
    ),
  );
});

afterAll(() => server.close());

async function scan(name: string, engine: Engine = checksEngine): Promise<CompletedPageScan> {
  const { pageScan } = await scanner.scanPage(server.url(`/${name}`), { engines: [engine] });
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  return pageScan;
}

test('Tab is followed through the page, its shadow trees and its frames', async () => {
  const { walk } = await scan('plain');
  expect(walk?.stops.map(({ name, role }) => `${role} ${name}`)).toEqual([
    'link Skip to the boats',
    'button Rent a dinghy',
    'textbox Town',
    'button In the shade',
    'button Sunny',
    'link Up',
  ]);
  expect(walk?.end).toBe('left-page');
  expect(walk?.stops.every(({ visible, box }) => visible && box !== null)).toBe(true);
  expect(walk?.stops.map(({ target }) => target.length)).toEqual([1, 1, 1, 2, 2, 1]);
});

test('a field that Tab does not leave, nor any other key, is a trap', async () => {
  const { walk, issues } = await scan('trap');
  expect(walk).toMatchObject({ end: 'trap', stops: { length: 2 } });
  const trap = issues.find(({ rule }) => rule === 'keyboard-trap');
  expect(trap?.outcome).toBe('failed');
});

test('one that Escape leads out of is none', async () => {
  const { issues } = await scan('open');
  expect(issues.filter(({ rule }) => rule === 'keyboard-trap')).toEqual([]);
});

test('of a page of 5,000 stops the first are walked, and the result says so', async () => {
  const { walk, notAssessed } = await scan('many');
  expect(walk?.end).toMatch(/^(cap|time)$/);
  expect(notAssessed.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/follow(ed)? Tab for|Tab was followed for/),
  );
});

test.each(['rebuilt', 'timers'])('a page that is %s is walked to an end', async (name) => {
  const { walk, issues } = await scan(name);
  expect(walk).toBeDefined();
  expect(issues.filter(({ rule }) => /keyboard-trap|context-on-focus/.test(rule))).toEqual([]);
});

test('what shows when it has the focus is seen, and what stays closed is not', async () => {
  const { walk } = await scan('unseen');
  expect(walk?.stops.map(({ name, visible }) => [name, visible])).toEqual([
    ['Before', true],
    ['Closed', false],
    ['Skip', true],
    ['After', true],
    ['Sunny', false],
  ]);
});

test.each(['barred', 'barred-later'])(
  'in a large page that is %s, what lies over stops is found',
  async (name) => {
    const { issues } = await scan(name);
    expect(issues.find(({ rule }) => rule === 'focus-obscured')?.outcome).toBe('failed');
  },
);

test('what the page was elsewhere for once is gone to once more', async () => {
  const { walk, issues } = await scan('elsewhere-once');
  expect(walk?.stops.map(({ name, visible }) => [name, visible]).at(-1)).toEqual(['Last', true]);
  expect(issues.map(({ rule }) => rule)).not.toContain('hidden-focus');
});

test('a use that ends with an error says so, and takes nothing away', async () => {
  const failing: Engine = { ...checksEngine, use: () => Promise.reject(new Error('gone')) };
  const { notAssessed, walk } = await scan('plain', failing);
  expect(walk).toBeUndefined();
  expect(notAssessed.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('could not be used with the keyboard to the end'),
  );
});

test('a page that there is no time to use is said to be unused', async () => {
  const hurried = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    limits: { useMs: 10_000_000 },
  });
  try {
    const { pageScan } = await hurried.scanPage(server.url('/plain'), { engines: [checksEngine] });
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    expect(pageScan.notAssessed.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('There was no time left to use the page'),
    );
  } finally {
    await hurried.close();
  }
});
