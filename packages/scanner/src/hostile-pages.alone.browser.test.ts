import { hostilePages, type PageServer, startPageServer } from '@curbcut/testing';
import { createTargetPolicy } from '@curbcut/url-guard';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScanner, type Scanner } from './create-scanner.ts';

const control =
  '<!doctype html><html lang="en"><title>Fine</title><main><h1>Fine</h1><img src="x" width="9" height="9"></main></html>';
const signIn =
  '<!doctype html><html lang="en"><title>Sign in</title><form><label>Password <input type="password"></label></form></html>';

let server: PageServer;
let scanner: Scanner;

beforeAll(async () => {
  server = await startPageServer({
    '/control': control,
    '/users/sign_in': signIn,
    ...Object.fromEntries(hostilePages.map(({ name, answer }) => [`/hostile/${name}`, answer])),
  });
  scanner = await createScanner({
    slots: 1,
    policy: createTargetPolicy({ allowAllPrivate: true }),
    infoUrl: 'https://scanner.example/',
    // Small limits, so that pages that use them up end soon; what they mean is the same.
    limits: {
      scanMs: 30_000,
      loadMs: 4_000,
      loadEventMs: 3_000,
      frameMs: 4_000,
      browserMemoryBytes: 1024 ** 3,
    },
  });
});

afterAll(async () => {
  await scanner.close();
  await server.close();
});

describe('pages that fight back', () => {
  it.each(hostilePages)('$name', async ({ name, expected, warning }) => {
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
    const next = await scanner.scanPage(server.url('/control'));
    expect(next.pageScan, 'the next scan is unharmed').toMatchObject({ status: 'completed' });
  });
});
