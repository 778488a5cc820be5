import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';

/** What it opens, it opens in a wide window only; and it does not fit into a narrow one, for which a change is tried. */
const page = `<!doctype html><html lang="en"><head><title>Harbor</title><style>
.wide { min-width: 1000px } [role=dialog] { position: fixed; inset: 20%; background: #fff; border: 1px solid }</style></head>
<body><main><h1>Harbor</h1><p class="wide">All boats of the harbor, with their berths and the times at which they leave.</p>
<p><button type="button" aria-haspopup="dialog">Show berths</button></p></main>
<div role="dialog" aria-modal="true" aria-label="Berths" hidden><a href="#one">One</a></div>
<script>
document.querySelector('button').addEventListener('click', () => {
  if (innerWidth > 900) document.querySelector('[role=dialog]').hidden = false;
});
</script></body></html>`;

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({ '/': page });
});

afterAll(async () => {
  await server.close();
});

test('a page is used in the window that it is judged in, also when a change was tried in a narrow one', async () => {
  const { pageScan } = await scanner.scanPage(server.url('/'));
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const failed = pageScan.issues.filter(({ outcome }) => outcome === 'failed');
  expect(failed.find(({ rule }) => rule === 'reflow')?.fix).not.toBeNull();
  expect(failed.map(({ rule }) => rule)).toContain('dialog-keeps-focus');
});
