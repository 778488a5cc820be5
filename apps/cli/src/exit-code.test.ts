import type { Issue, PageScan } from '@curbcut/model/scan';
import { goldenPageScan } from '@curbcut/testing';
import { expect, test } from 'vitest';
import { exitCode } from './run-scans.ts';

const golden = goldenPageScan();
const [template] = golden.issues;
function scanWith(...issues: Partial<Issue>[]): PageScan {
  return { ...golden, issues: issues.map((rest) => ({ ...(template as Issue), ...rest })) };
}
const failed: PageScan = {
  status: 'failed',
  url: golden.url,
  finalUrl: null,
  startedAt: golden.startedAt,
  durationMs: 1,
  error: { code: 'DNS_FAILURE', message: 'Not found.' },
};

test.each([
  ['clean', [scanWith()], 'minor', 0],
  ['an issue of that impact', [scanWith({ outcome: 'failed', impact: 'serious' })], 'serious', 1],
  [
    'an issue of a worse impact',
    [scanWith({ outcome: 'failed', impact: 'critical' })],
    'serious',
    1,
  ],
  [
    'an issue of a milder impact',
    [scanWith({ outcome: 'failed', impact: 'moderate' })],
    'serious',
    0,
  ],
  ['the mildest issue', [scanWith({ outcome: 'failed', impact: 'minor' })], 'minor', 1],
  ['only for review', [scanWith({ outcome: 'needs-review', impact: 'critical' })], 'minor', 0],
  ['one of two pages', [scanWith(), scanWith({ outcome: 'failed', impact: 'minor' })], 'minor', 1],
  ['a page that could not be scanned', [scanWith(), failed], 'minor', 2],
  ['what failed at level AAA', [scanWith({ impact: 'critical', level: 'AAA' })], 'minor', 0],
  [
    'what failed at level AAA, where that is asked for',
    [scanWith({ impact: 'critical', level: 'AAA', inStandard: true })],
    'minor',
    1,
  ],
  [
    'what failed at a criterion that the standard does not have',
    [scanWith({ impact: 'critical', level: 'AA', inStandard: false })],
    'minor',
    0,
  ],
  ['a best practice', [scanWith({ impact: 'critical', level: 'best-practice' })], 'minor', 0],
  ['both', [scanWith({ outcome: 'failed', impact: 'critical' }), failed], 'minor', 2],
] as const)('%s', (_, scans, failOn, code) => {
  expect(exitCode(scans, { failOn, baseline: undefined, writeBaseline: undefined })).toBe(code);
});
