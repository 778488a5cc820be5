import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { asLoaded, scannerTest } from '../../rig/scanner-test.ts';

let server: PageServer;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbor</title>
<style>body { font: 16px/1.5 Arial; background: #fff } .pale { color: #999 } .wide { width: 900px }
.tiny { display: inline-block; width: 14px; height: 14px; overflow: hidden }
input { border: 1px solid #ddd; background: #fff } input::placeholder { color: #bbb; opacity: 1 }</style></head>
<body><main><h1>Harbor ferries</h1><p class="pale">Ships leave every hour from the old pier.</p>
<p><a class="tiny" href="/1">1</a><a class="tiny" href="/2">2</a></p>
<p class="wide">This line is so wide that people with narrow screens have to scroll it sideways.</p>
<label>Name <input placeholder="Your name"></label></main></body></html>`;

beforeAll(async () => {
  server = await startPageServer({ '/': page });
});
afterAll(() => server?.close());

scannerTest('what is measured stands with each element by name and value', async ({ scanner }) => {
  const { pageScan } = await scanner.scanPage(server.url('/'), asLoaded);
  if (pageScan.status === 'failed') expect.fail(pageScan.error.message);
  const facts = Object.fromEntries(
    pageScan.issues.map(({ rule, nodes }) => [
      rule,
      Object.fromEntries(nodes[0]?.facts?.map(({ name, value }) => [name, value]) ?? []),
    ]),
  );
  expect(facts).toMatchObject({
    'color-contrast': {
      Contrast: '2.84:1',
      Required: '4.5:1',
      'Text color': '#999999',
      Background: '#ffffff',
      'Text size': '16 px',
    },
    'target-size': { Size: '14 × 14 px', Required: '24 × 24 px' },
    reflow: { 'Width of the screen': '320 px' },
    'placeholder-contrast': { Contrast: '1.91:1', Required: '4.5:1', 'Text color': '#bbbbbb' },
    'field-contrast': { Contrast: '1.35:1', Required: '3:1', Edge: '#dddddd' },
  });
});
