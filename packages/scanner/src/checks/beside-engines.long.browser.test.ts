import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Case, countExpected, readCases } from '../../rig/cases/read-cases.ts';
import { scannerTest } from '../../rig/scanner-test.ts';
import type { Scanner } from '../create-scanner.ts';
import { checks } from './index.ts';

/** Checks that ask the live page, where engines have worked before. */
const asking = checks.filter(({ looksAt }) => looksAt === 'page').map(({ rule }) => rule);
const firstFailed = (rule: string): Case => {
  const found = readCases(rule).find(({ outcome }) => outcome === 'failed');
  if (!found) throw new Error(`${rule} has no case that fails.`);
  return found;
};

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer(
    Object.fromEntries(asking.map((rule) => [`/${rule}`, firstFailed(rule).html])),
  );
});

afterAll(async () => {
  await server.close();
});

test.concurrent.each(asking)('%s finds the same in a whole scan', async (rule) => {
  const { pageScan } = await scanner.scanPage(server.url(`/${rule}`));
  if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
  const found = pageScan.issues
    .filter((issue) => issue.rule === rule)
    .flatMap(({ nodes }) => nodes.filter(({ html }) => html.includes('data-found')));
  expect(found).toHaveLength(countExpected(firstFailed(rule)));
});
