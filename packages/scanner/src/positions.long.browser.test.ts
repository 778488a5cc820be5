import { type PageServer, startPageServer } from '@curbcut/testing';
import { asLoaded, scannerTest } from '../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scanner } from './create-scanner.ts';

const page = (inside: string, style: string) =>
  `<!doctype html><html lang="en"><head><title>Harbor</title><style>img { position: absolute; left: 700px; top: 120px; width: 60px; height: 40px } ${style}</style></head><body><main><h1>Harbor</h1><p>Boats leave at noon.</p>${inside}</main></body></html>`;
const boat = '<img id="boat" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
const narrow = (style: string) => `@media (max-width: 600px) { ${style} }`;

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/slow': page(boat, `img { transition: left 3s } ${narrow('img { left: 20px }')}`),
    '/never-back': page(
      `${boat}<script>addEventListener('resize', () => { boat.style.left = '20px'; boat.className = 'small' })</script>`,
      '',
    ),
    '/replaces': page(
      `<div id="deck">${boat}</div><script>addEventListener('resize', () => { deck.innerHTML = innerWidth < 600 ? '<b></b><i></i><img id="skiff" src="/none">' : deck.innerHTML })</script>`,
      '',
    ),
    '/wide': page(`<p id="fares">Fares</p>`, `#fares { width: 640px }`),
    '/wide-and-never-back': page(
      `<p id="fares">Fares</p><script>addEventListener('resize', () => { document.body.style.paddingTop = '50px' })</script>`,
      `#fares { width: 640px }`,
    ),
    '/wide-when-narrow': page(
      `<div id="deck"></div><script>addEventListener('resize', () => { deck.innerHTML = innerWidth < 600 ? '<p id="fares" style="width: 640px">Fares</p>' : '' })</script>`,
      '',
    ),
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(path: string, wanted: string) {
  const { pageScan } = await scanner.scanPage(server.url(path), asLoaded);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const nodes = pageScan.issues.find(({ rule }) => rule === wanted)?.nodes;
  return { nodes, warnings: pageScan.warnings };
}

test.each([
  ['has slow transitions', '/slow'],
  ['stays as the narrow window made it', '/never-back'],
  ['replaces elements when the window gets narrow', '/replaces'],
])('what was found has the place and the code that it had, where the page %s', async (_, path) => {
  const { nodes } = await scan(path, 'image-alt');
  expect(nodes).toMatchObject([
    { target: ['#boat'], html: boat, box: { x: 700, y: 120, width: 60, height: 40 } },
  ]);
});

test('what a check finds on the page that it changed has its place on the page as it was', async () => {
  const { nodes, warnings } = await scan('/wide', 'reflow');
  expect(nodes).toMatchObject([{ target: ['#fares'], box: { x: 8, width: 640 } }]);
  expect(warnings).toEqual([]);
});

test('on a page that does not become as it was before a check, what the check found has no place', async () => {
  const { nodes, warnings } = await scan('/wide-and-never-back', 'reflow');
  expect(nodes).toMatchObject([{ target: ['#fares'], box: null }]);
  expect(warnings).toEqual([expect.stringContaining('did not become as it was before')]);
});

test('what was there for a check only has the code that it had, and no place', async () => {
  const { nodes } = await scan('/wide-when-narrow', 'reflow');
  expect(nodes).toMatchObject([
    { target: ['#fares'], html: '<p id="fares" style="width: 640px">Fares</p>', box: null },
  ]);
});
