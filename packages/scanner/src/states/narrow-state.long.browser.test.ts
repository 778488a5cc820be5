import type { CompletedPageScan, Issue } from '@curbcut/model/scan';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import { createScanner, type Scanner } from '../create-scanner.ts';
import { createTargetPolicy } from '@curbcut/url-guard';
import type { ScanOptions } from '../scan-options.ts';

const bars = '<svg width="24" height="24"><path d="M0 0h24v4H0zM0 10h24v4H0z"/></svg>';

const page = (inside: string, style: string) =>
  `<!doctype html><html lang="en"><head><title>Harbor</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
.narrow { display: none } .narrow button, .opens { width: 44px; height: 44px }
@media (max-width: 600px) { .wide { display: none } .narrow { display: block } } ${style}</style></head>
<body><header><nav class="wide" aria-label="Main"><a href="/a">Boats</a> <a href="/b">Fares</a></nav>
${inside}</header><main><h1>Harbor</h1><p>Boats leave at noon.</p></main></body></html>`;

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/nameless': page(
      `<div class="narrow"><button type="button" id="menu">${bars}</button></div>`,
      '',
    ),
    '/named': page(
      `<div class="narrow"><button type="button" aria-label="Menu">${bars}</button></div>`,
      '',
    ),
    '/mouse': page(
      `<div class="narrow"><div class="opens" id="opens">${bars}</div></div>
<script>opens.addEventListener('click', () => opens.classList.toggle('open'))</script>`,
      '.opens { cursor: pointer }',
    ),
    '/pale': page(
      '<p class="narrow pale">Call us when you are near the quay.</p><p class="pale">Tides are posted daily.</p>',
      '.pale { color: #aaa }',
    ),
    '/made-anew': page(
      `<div id="deck"></div><script>
const draw = () => { deck.innerHTML = '<p><button type="button" id="bell"></button></p>' };
draw();
addEventListener('resize', draw);</script>`,
      'button { width: 44px; height: 44px }',
    ),
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(
  path: string,
  options: ScanOptions = {},
  by = scanner,
): Promise<CompletedPageScan & { pictures: string[] }> {
  const { pageScan, pictures } = await by.scanPage(server.url(path), options);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  return { ...pageScan, pictures: pictures.map(({ name }) => name) };
}

function narrowOnes({ issues }: CompletedPageScan): Issue[] {
  return issues.filter(({ reproduction }) => reproduction?.state === narrow);
}

const narrow = 'in a window 320 pixels wide';

test('a button without a name that only a narrow window shows is found there, with the way to it', async () => {
  const found = await scan('/nameless');
  const [issue, ...others] = narrowOnes(found);
  expect(others).toEqual([]);
  expect(issue).toMatchObject({
    rule: 'button-name',
    outcome: 'failed',
    nodes: [{ target: ['#menu'], box: null }],
    reproduction: {
      steps: [
        'Make the window 320 pixels wide, or zoom to 400 % in a window 1280 pixels wide.',
        'Then look at the element #menu. Buttons have no accessible name.',
      ],
      pictures: [{ name: 'narrow', width: 320, height: 640, mark: { width: 44, height: 44 } }],
    },
  });
  expect(issue?.reproduction?.snippet).toContain('setViewportSize({ width: 320, height: 640 })');
  expect(issue?.reproduction?.snippet).toContain(".include('#menu')");
  expect(found.pictures).toEqual(['narrow']);
  expect(found.rules.find(({ rule }) => rule === 'button-name')?.outcome).toBe('failed');
});

test('what is right there is not blamed', async () => {
  const found = await scan('/named');
  expect(narrowOnes(found)).toEqual([]);
  expect(found.pictures).toEqual([]);
});

test('what only a pointer reaches there is found by our own checks', async () => {
  expect(narrowOnes(await scan('/mouse'))).toMatchObject([
    { rule: 'mouse-only-control', nodes: [{ target: ['#opens'] }] },
  ]);
});

test('what was seen in the wide window is not repeated, and has its place', async () => {
  const found = await scan('/pale');
  const pale = found.issues.filter(({ rule }) => rule === 'color-contrast');
  expect(pale.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([
    ['<p class="pale">Tides are posted daily.</p>'],
    ['<p class="narrow pale">Call us when you are near the quay.</p>'],
  ]);
  expect(pale[0]?.nodes[0]?.box).not.toBeNull();
  expect(pale[0]?.fingerprint).not.toBe(pale[1]?.fingerprint);
});

test('an element that the page makes anew for a narrow window is known', async () => {
  const found = await scan('/made-anew');
  expect(found.issues.filter(({ rule }) => rule === 'button-name')).toHaveLength(1);
  expect(narrowOnes(found)).toEqual([]);
});

test('a fast scan leaves it out', async () => {
  expect(narrowOnes(await scan('/nameless', { fast: true }))).toEqual([]);
});

test('when there is no time for it, that is said', async () => {
  const hurried = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    limits: { narrowMs: 1 },
  });
  try {
    const { notAssessed, issues } = await scan('/nameless', {}, hurried);
    expect(notAssessed.map(({ message }) => message)).toContain(
      'There was no time to judge what the page shows only in a window 320 pixels wide.',
    );
    expect(issues.filter(({ rule }) => rule === 'button-name')).toEqual([]);
  } finally {
    await hurried.close();
  }
});
