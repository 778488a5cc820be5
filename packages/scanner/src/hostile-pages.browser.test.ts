import { type HostilePage, hostilePages, type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeAlone } from '../rig/scanner-test.ts';
import { createScanner, type Scanner, type ScannerOptions } from './create-scanner.ts';

const control =
  '<!doctype html><html lang="en"><title>Fine</title><main><h1>Fine</h1><img src="x" width="9" height="9"></main></html>';
const signIn =
  '<!doctype html><html lang="en"><title>Sign in</title><form><label>Password <input type="password"></label></form></html>';

/** As many as vitest.config.ts lets run: most of these pages only let time pass. */
const atOnce = 6;

let server: PageServer;
/** Those that no test uses: each page has a browser for itself, and so has the page after it. */
const free: Scanner[] = [];
/** For pages that hang: they keep a core busy until they are given up, and no machine is too slow for what never comes. */
let impatient: Scanner;

beforeAll(async () => {
  server = await startPageServer({
    '/control': control,
    '/users/sign_in': signIn,
    ...Object.fromEntries(hostilePages.map(({ name, answer }) => [`/hostile/${name}`, answer])),
  });
  const options: ScannerOptions = {
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    // Small limits, so that pages that use them up end soon, and large enough for a busy machine; what they mean is the same.
    limits: {
      scanMs: 90_000,
      loadMs: 10_000,
      loadEventMs: 2_000,
      networkIdleMs: 2_000,
      domQuietMs: 1_500,
      lateContentMs: 4_000,
      frameMs: 6_000,
      browserMemoryBytes: 1024 ** 3,
    },
  };
  while (free.length < atOnce) free.push(await createScanner(options));
  impatient = await createScanner({ ...options, limits: { ...options.limits, frameMs: 1_500 } });
});

/** `npm run test:all` looks after each page, `npm test` after all pages of a scanner: each is followed by another one. */
const looksAfterEach = process.env['TEST_ALL'] !== undefined;

afterAll(async () => {
  await Promise.all([...free, impatient].map((scanner) => scanner.close()));
  await server.close();
});

describe('pages that fight back', () => {
  it.concurrent.each(hostilePages)('$name', async (hostile) => {
    if (hangs(hostile)) return await scanHostilePage(impatient, hostile);
    const scanner = free.pop();
    if (!scanner) return expect.fail('More pages at once than browsers.');
    try {
      await scanHostilePage(scanner, hostile);
    } finally {
      free.push(scanner);
    }
  });
});

it('leave their scanners unharmed', async () => {
  await Promise.all([...free, impatient].map(expectUnharmed));
});

function hangs({ expected }: HostilePage): boolean {
  return 'failed' in expected && expected.failed === 'PAGE_HUNG';
}

async function scanHostilePage(
  scanner: Scanner,
  { name, expected, warning }: HostilePage,
): Promise<void> {
  const { pageScan, screenshot } = await scanner.scanPage(server.url(`/hostile/${name}`));
  if ('failed' in expected) {
    expect(pageScan).toMatchObject({ status: 'failed', error: { code: expected.failed } });
    expect(screenshot).toBeNull();
  } else {
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    const failed = pageScan.issues
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ rule }) => rule);
    expect(failed).toEqual(expect.arrayContaining(expected.finds));
    expect(screenshot, 'a picture of the page').not.toBeNull();
    if (warning) expect(pageScan.warnings.join(' ')).toMatch(warning);
  }
  if (looksAfterEach) await expectUnharmed(scanner);
}

async function expectUnharmed(scanner: Scanner): Promise<void> {
  const next = await scanner.scanPage(server.url('/control'), axeAlone);
  expect(next.pageScan, 'the next scan is unharmed').toMatchObject({ status: 'completed' });
}
