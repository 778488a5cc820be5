import { unpackResult } from '@curbcut/db';
import { countsInScore, type PageScan } from '@curbcut/model/scan';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scanSamplePage } from './scan-sample-page.ts';

const recorded = path.resolve(
  import.meta.dirname,
  '../../packages/services/src/sample/recording/result.json.zst',
);

it('a scan of the sample’s page finds what the sample shows; else make it anew: npm run make:sample', async () => {
  const sample = rulesWithElements(await unpackResult(await readFile(recorded)));
  const { pageScan } = await scanSamplePage();
  expect(sample.length).toBeGreaterThan(3);
  expect(rulesWithElements(pageScan)).toEqual(expect.arrayContaining(sample));
});

function rulesWithElements(scan: PageScan): string[] {
  if (scan.status === 'failed') return [];
  return scan.issues.filter(countsInScore).map(({ rule, nodesTotal }) => `${rule}: ${nodesTotal}`);
}
