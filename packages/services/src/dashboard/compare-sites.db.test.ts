import type { CompletedPageScan, ScanFailureCode } from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpTestServices } from '../../rig/set-up-test-services.ts';
import { openTestSlots } from '../../rig/test-scans.ts';
import { createTestUser } from '../../rig/test-users.ts';
import type { Viewer } from '../kernel/context/viewer.ts';
import {
  discover,
  reaching,
  requestSite,
  runSite,
  startSite,
  type PageOutcome,
  type SiteServer,
} from '../site-scans/test-sites.ts';
import { compareScans } from './index.ts';

const ctx = reaching((await setUpTestServices()).ctx);
let owner: Viewer;
let server: SiteServer;

beforeAll(async () => {
  await openTestSlots(ctx);
  server = await startSite({ '/': 'home' });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createTestUser(ctx, 'pro');
});

const golden = goldenPageScan();
const failed = golden.issues.filter(({ outcome }) => outcome === 'failed');
const seen = failed.filter(({ reproduction }) => reproduction === undefined);
const used = failed.filter(({ reproduction }) => reproduction !== undefined);

async function scanSite(
  pages: Record<string, Partial<CompletedPageScan> | ScanFailureCode>,
  isUsed = true,
): Promise<string> {
  const id = await requestSite(ctx, owner, server.url('/'));
  await ctx.db.updateTable('scans').set({ interaction: isUsed }).where('id', '=', id).execute();
  expect(await discover(ctx, id)).toBe('recorded');
  const paths = Object.keys(pages).filter((path) => path !== '/');
  const links = paths.map((link) => server.url(link));
  const outcomes = Object.entries(pages).map(([path, result]): [string, PageOutcome] => [
    path,
    typeof result === 'string'
      ? { failure: result }
      : { result, ...(path === '/' ? { links } : {}) },
  ]);
  await runSite(ctx, id, Object.fromEntries(outcomes));
  return id;
}

async function compare(older: string, newer: string) {
  const request = { scan_ids: [older, newer] as [string, string] };
  const { difference } = await compareScans({ ctx, input: { viewer: owner, request } });
  if (!difference) throw new Error('No difference');
  return difference;
}

test('what only a page had that was not scanned again is not called fixed', async () => {
  const older = await scanSite({ '/': { issues: [] }, '/a': { issues: seen } });
  const late = await scanSite({ '/': { issues: [] }, '/a': 'PAGE_TIMEOUT' });
  const gone = await scanSite({ '/': { issues: [] }, '/a': 'HTTP_ERROR' });
  const without = await scanSite({ '/': { issues: [] } });
  const mended = await scanSite({ '/': { issues: [] }, '/a': { issues: [] } });
  for (const [newer, reason] of [
    [late, 'some of its pages were not scanned'],
    [gone, 'went with the page /a'],
    // What led to it may have failed: nobody knows whether it is gone.
    [without, 'some of its pages were not scanned'],
  ] as const) {
    const held = await compare(older, newer);
    expect(held.fixed).toEqual([]);
    expect(held.notes.join(' ')).toContain(reason);
  }
  expect((await compare(older, mended)).fixed.length).toBeGreaterThan(0);
});

test('what shows in use only may be old where the pages were not used before', async () => {
  expect(used.length).toBeGreaterThan(0);
  const unused = await scanSite({ '/': { issues: [] }, '/a': { issues: seen } }, false);
  const newer = await scanSite({ '/': { issues: [] }, '/a': { issues: [...seen, ...used] } });
  const note =
    /^The pages were not used by keyboard and mouse the time before, so \d+ new issues? may/;
  expect((await compare(unused, newer)).notes).toContainEqual(expect.stringMatching(note));
  const again = await scanSite({ '/': { issues: [] }, '/a': { issues: seen } });
  const later = await scanSite({ '/': { issues: [] }, '/a': { issues: [...seen, ...used] } });
  expect((await compare(again, later)).notes.join(' ')).not.toMatch(/not used by keyboard/);
});

/** The pages of its site had taken the time that they share before this one began. */
async function leaveUnused(siteScanId: string, path: string): Promise<void> {
  await ctx.db
    .updateTable('scans')
    .set({ use_ms: 0 })
    .where('parent_id', '=', siteScanId)
    .where('url', '=', server.url(path))
    .execute();
}

test('what shows in use only is not called fixed where its page had no time for that', async () => {
  const older = await scanSite({ '/': { issues: [] }, '/a': { issues: [...seen, ...used] } });
  const newer = await scanSite({ '/': { issues: [] }, '/a': { issues: [] } });
  const fixedOf = async () => (await compare(older, newer)).fixed;
  const whole = await fixedOf();
  const ofUse = whole.filter(({ title }) => used.some((issue) => issue.title === title));
  expect(ofUse.length).toBeGreaterThan(0);
  await leaveUnused(newer, '/');
  expect(await fixedOf()).toEqual(whole);
  await leaveUnused(newer, '/a');
  expect(await fixedOf()).toEqual(whole.filter((issue) => !ofUse.includes(issue)));
  expect((await compare(older, newer)).notes.join(' ')).toContain('not scanned, or not used');
});

test('what shows in use only may be old where some pages had no time for that before', async () => {
  const older = await scanSite({ '/': { issues: [] }, '/a': { issues: seen } });
  const newer = await scanSite({ '/': { issues: [] }, '/a': { issues: [...seen, ...used] } });
  await leaveUnused(older, '/a');
  expect((await compare(older, newer)).notes).toContainEqual(
    expect.stringMatching(/^Some of the pages were not used by .*, so \d+ new issues? may/),
  );
  await leaveUnused(newer, '/a');
  expect((await compare(older, newer)).notes.join(' ')).not.toMatch(/not used by keyboard/);
});

test('a site and the page that it begins with have no difference', async () => {
  const site = await scanSite({ '/': { issues: seen } });
  const page = await ctx.db
    .selectFrom('scans')
    .select('id')
    .where('parent_id', '=', site)
    .executeTakeFirstOrThrow();
  const request = { scan_ids: [site, page.id] as [string, string] };
  expect(await compareScans({ ctx, input: { viewer: owner, request } })).toMatchObject({
    difference: null,
  });
});
