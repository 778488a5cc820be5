import { createScanner, type Scanner } from '@curbcut/scanner';
import { type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownFailures, wholeUse } from './own-failures.ts';
import { createAccount, scanAs } from './account.ts';
import { pages } from './pages.ts';
import { type SignedInProxy, startSignedInProxy } from './signed-in-proxy.ts';
import { sharedProduct } from './shared-product.ts';

const product = sharedProduct(import.meta.filename);

let server: PageServer;
let scanner: Scanner;
let proxy: SignedInProxy;
const scans: Record<string, string> = {};

beforeAll(async () => {
  server = await startPageServer(pages, { port: product.pagePort });
  scanner = await createScanner({
    chromePath: process.env['CHROME_PATH'],
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: product.url,
    limits: wholeUse,
  });
  const token = await createAccount(product, 'Maya', 'pro');
  for (const path of ['/ferry', '/fine', '/gone']) {
    scans[path] = await scanAs(product, token, server.url(path));
  }
  scans['/ferry'] = await scanAs(product, token, server.url('/ferry'));
  proxy = await startSignedInProxy(product.url, token);
});
afterAll(async () => {
  await proxy?.close();
  await scanner?.close();
  await server?.close();
});

/** The others are looked at in own-views-used.long.e2e.ts. */
it.each([
  ['the dashboard’s history', '/dashboard?tab=scans', 'Dashboard'],
  ['schedules', '/dashboard?tab=schedules', 'Dashboard'],
  ['reports', '/dashboard?tab=reports', 'Dashboard'],
  ['the scan history', '/scan-history', 'Scan History'],
  ['a scan without issues', '/scan/fine', 'Scan of'],
  ['a failed scan', '/scan/gone', 'Scan of'],
  ['a comparison', '/compare', 'Compare'],
  ['settings', '/settings', 'Settings'],
] as const)('%s passes our own scanner', async (_name, route, title) => {
  const where = route.replace(/(?<=^\/scan)\/\w+/, (path) => `/${scans[path]}`);
  const { pageScan } = await scanner.scanPage(proxy.enter(where));
  if (pageScan.status === 'failed') expect.fail(pageScan.error.message);
  expect(pageScan.page.title).toContain(title);
  const failed = ownFailures(pageScan);
  expect(failed.map(({ rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([]);
  // Ours sign out, print and download as well.
  expect(pageScan.notAssessed.filter(({ code }) => code !== 'LEFT_ALONE')).toEqual([]);
});
