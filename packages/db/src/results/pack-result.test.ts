import { randomBytes } from 'node:crypto';
import { goldenPageScan } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { packResult, unpackResult } from './pack-result.ts';

test('a result comes back as it was, in a third of its length at most', async () => {
  const pageScan = goldenPageScan();
  const packed = await packResult(pageScan);
  expect(await unpackResult(packed)).toEqual(pageScan);
  expect(packed.length).toBeLessThan(JSON.stringify(pageScan).length / 3);
});

test('hostile text is cleaned on its way in', async () => {
  const pageScan = goldenPageScan();
  pageScan.page.title = `a\u0000b\ud800${'x'.repeat(1_000_000)}`;
  pageScan.timings.engines['axe\u0000'] = 1;
  const read = await unpackResult(await packResult(pageScan));
  if (read.status !== 'completed') throw new Error('Another page scan came back');
  expect(read.page.title).toHaveLength(9_999);
  expect(read.page.title.startsWith('ab\ufffdxxx')).toBe(true);
  expect(Object.keys(read.timings.engines)).toContain('axe');
});

test('bytes that are no result are refused', async () => {
  await expect(unpackResult(randomBytes(100))).rejects.toThrow('Unknown frame descriptor');
});
