import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../../rig/scanner-test.ts';
import type { Scanner } from '../../create-scanner.ts';

const page = `<!doctype html><html lang="en"><head><title>Harbor</title><style>
.tip { display: none; position: absolute; left: 0; top: 4em; padding: 1em; background: #fff; border: 1px solid }
.host:hover + .tip { display: block } .host { padding: 8px }
</style></head><body><main><h1>Harbor</h1>
<p><a class="host" href="/tides">Tides</a><span class="tip">High water is at noon today.</span></p>
<p>Boats leave at noon from the pier, and come back in the evening.</p></main></body></html>`;

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

test('the pointer is used also after all engines have looked at the page', async () => {
  const { pageScan } = await scanner.scanPage(server.url('/'));
  if (pageScan.status === 'failed') return expect.fail(JSON.stringify(pageScan.error));
  const left = pageScan.notAssessed.map(({ message }) => message);
  expect(left).not.toContain('Using the pointer could not finish on this page.');
});
