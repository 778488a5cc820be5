import { type PageServer, startPageServer } from '@curbcut/testing';
import { axeAlone, scannerTest } from '../rig/scanner-test.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scanner } from './create-scanner.ts';

const page = (inside: string) =>
  `<!doctype html><html lang="en"><title>Harbor</title><main><h1>Harbor</h1><p>Boats leave at noon.</p><img src="/none" width="9" height="9">${inside}</main></html>`;
const inner =
  '<!doctype html><html lang="en"><title>Inner</title><main><h1>Inner</h1><input></main></html>';
let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/inner': inner,
    '/stays': page('<iframe id="ad" title="Ad" src="/inner"></iframe>'),
    // As advertisements do when the window gets narrow, which our own check makes it after axe has run.
    '/removes': page(
      `<iframe id="ad" title="Ad" src="/inner"></iframe><script>addEventListener('resize', () => { ad.remove() }, { once: true })</script>`,
    ),
    '/object': page('<object id="doc" data="/inner" type="text/html" aria-label="Doc"></object>'),
    '/embed': page('<embed id="doc" src="/inner" type="text/html" title="Doc">'),
    '/drawing': page('<object id="doc" data="/boat.svg" type="image/svg+xml">Boat</object>'),
    '/boat.svg': (_, response) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      response.end(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>a</title></svg>',
      );
    },
  });
});

afterAll(async () => {
  await server.close();
});

async function scan(path: string) {
  const { pageScan } = await scanner.scanPage(server.url(path), axeAlone);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const failed = pageScan.issues.filter(({ outcome }) => outcome === 'failed');
  const notAssessed = pageScan.notAssessed.map(({ kind, code, target }) => ({
    kind,
    code,
    target,
  }));
  return { rules: failed.map(({ rule }) => rule), notAssessed };
}

test('what is in a frame is found', async () => {
  expect(await scan('/stays')).toEqual({
    rules: expect.arrayContaining(['image-alt', 'label']),
    notAssessed: [],
  });
});

test('what was found in a frame stays when our own check makes the frame go away', async () => {
  expect(await scan('/removes')).toEqual({
    rules: expect.arrayContaining(['image-alt', 'label']),
    notAssessed: [],
  });
});

test.each(['/object', '/embed'])(
  'a page that is embedded otherwise is said to be unjudged: %s',
  async (path) => {
    const { rules, notAssessed } = await scan(path);
    expect(rules).toContain('image-alt');
    expect(notAssessed).toEqual([{ kind: 'frame', code: 'FRAME_UNREACHABLE', target: ['#doc'] }]);
  },
);

test('an embedded drawing is a picture', async () => {
  expect((await scan('/drawing')).notAssessed).toEqual([]);
});
