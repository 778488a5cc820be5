import { type PageServer, startPageServer } from '@curbcut/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scannerTest } from '../rig/scanner-test.ts';
import type { Scanner } from './create-scanner.ts';

let server: PageServer;
let scanner: Scanner;

scannerTest.beforeAll(({ scanner: shared }) => {
  scanner = shared;
});

beforeAll(async () => {
  server = await startPageServer({
    '/': `<!doctype html><html lang="en"><head><title>Ferries</title></head><body><main><h1>Ferries</h1>
<button type="button" onclick="this.textContent = 'Pressed'">Timetable</button></main></body></html>`,
  });
});

afterAll(async () => {
  await server.close();
});

test('a page is left alone, and says so, where other pages of its site took the time', async () => {
  const used: (number | undefined)[] = [];
  const scan = async (useIsSpent: boolean) => {
    const onUsed = (_: unknown, ms: number | undefined) => used.push(ms);
    const { pageScan } = await scanner.scanPage(server.url('/'), { useIsSpent, onUsed });
    if (pageScan.status === 'failed') expect.fail(JSON.stringify(pageScan.error));
    return pageScan;
  };
  const left = await scan(true);
  expect(used).toEqual([]);
  expect(left.notAssessed).toEqual([
    expect.objectContaining({
      code: 'NOT_USED',
      message: expect.stringContaining('that its pages share'),
    }),
  ]);
  expect(left.rules.find(({ rule }) => rule === 'keys-do-nothing')?.outcome).toBe('untested');
  expect((await scan(false)).notAssessed).toEqual([]);
  expect(used).toEqual([expect.any(Number)]);
  expect(used[0]).toBeGreaterThan(0);
});
