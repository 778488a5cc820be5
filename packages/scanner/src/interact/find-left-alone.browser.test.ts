import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';
import { checksEngine } from '../checks/engine.ts';

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  const sign = '<svg width="16" height="16"><circle cx="8" cy="8" r="6"/></svg>';
  server = await startPageServer({
    '/': `<!doctype html><html lang="en"><title>Ferries</title><main><h1>Ferries</h1>
<form action="/found"><input name="q" placeholder="Search"><button>${sign}</button></form>
<form action="/coupon"><label>Coupon <input name="c"></label><button>${sign}</button></form>
<form action="/note"><textarea name="n" aria-label="Note"></textarea><button>Save</button></form>
<button type="button">Delete trip</button></main></html>`,
  });
});

afterAll(async () => {
  await server.close();
});

test('what is left alone is named as people know it; a search that leads elsewhere is none of it', async () => {
  const { pageScan } = await scanner.scanPage(server.url('/'), { engines: [checksEngine] });
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  const left = pageScan.notAssessed.filter(({ code }) => code === 'LEFT_ALONE');
  expect(left.map(({ message }) => message)).toEqual([
    'Not tried, as only the server says what is wrong with its entries: the form with “Coupon” and “Save”.',
    'Not pressed, as a visitor may regret what it speaks of: “Delete trip”.',
  ]);
});
