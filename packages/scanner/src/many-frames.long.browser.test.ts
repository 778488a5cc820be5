import { type PageAnswer, type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { axeAlone, scannerTest } from '../rig/scanner-test.ts';

const page = (inside: string) =>
  `<!doctype html><html lang="en"><title>Harbor</title><main><h1>Harbor</h1><p>Boats leave at noon.</p><img src="/none" width="40" height="40">${inside}</main></html>`;
const inner = `<!doctype html><html lang='en'><title>Inner</title><main><h1>Inner</h1><input></main></html>`;

/** A page in a page in a page. */
const nested: PageAnswer = ({ url }, response) => {
  const left = Number(new URL(url ?? '/', 'http://harbor.example').searchParams.get('left') ?? 55);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    left > 0 ? page(`<iframe title="More" src="/nested?left=${left - 1}"></iframe>`) : inner,
  );
};

/** Its server answers, and sends nothing. */
const stalled: PageAnswer = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.flushHeaders();
};

/** A document that moves on to the next one as soon as it is there. */
const moving: PageAnswer = ({ url }, response) => {
  const place = Number(new URL(url ?? '/', 'http://harbor.example').searchParams.get('place') ?? 0);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(`${inner}<script>location.href='?place=${place + 1}'</script>`);
};

const adding = `<script>const part=document.createElement('iframe');part.srcdoc='<p>x</p>';setInterval(()=>document.body.append(part.cloneNode()),1)</script>`;

let server: PageServer;
const test = scannerTest.concurrent;

beforeAll(async () => {
  server = await startPageServer({
    '/beside': page(`<iframe title="Part" srcdoc="${inner}"></iframe>`.repeat(60)),
    '/nested': nested,
    '/stalled': stalled,
    '/stalled-frames': page('<iframe title="Part" src="/stalled"></iframe>'.repeat(3)),
    '/moving': moving,
    '/moving-frame': page('<iframe title="Part" src="/moving"></iframe>'),
    '/endless': page(adding),
  });
});
afterAll(() => server.close());

test('of many frames some are judged, and how many were left out is said', async ({ scanner }) => {
  const { pageScan } = await scanner.scanPage(server.url('/beside'), axeAlone);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  expect(pageScan.notAssessed).toContainEqual({
    kind: 'frame',
    target: [],
    code: 'TOO_MANY_FRAMES',
    message:
      'The page has more frames than are judged, which is 49. 11 other frames and what is in them were left out.',
  });
  const found = new Map(pageScan.issues.map(({ rule, nodesTotal }) => [rule, nodesTotal]));
  expect(found.get('image-alt')).toBe(1);
  expect(found.get('label')).toBe(49);
});

test('of frames in frames too', async ({ scanner }) => {
  const { pageScan } = await scanner.scanPage(server.url('/nested'), axeAlone);
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  expect(pageScan.notAssessed.map(({ code }) => code)).toEqual(['TOO_MANY_FRAMES']);
  expect(pageScan.issues.find(({ rule }) => rule === 'image-alt')?.nodesTotal).toBeGreaterThan(10);
});

test.for(['/stalled-frames', '/moving-frame', '/endless'])(
  'the page around frames without an end is judged: %s',
  async (path, { scanner }) => {
    const { pageScan } = await scanner.scanPage(server.url(path), axeAlone);
    if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
    expect(pageScan.issues.find(({ rule }) => rule === 'image-alt')?.nodesTotal).toBe(1);
  },
);
