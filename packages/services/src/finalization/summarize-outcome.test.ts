import { goldenPageScan } from '@curbcut/testing';
import type { Comparison, Issue } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { summarizeOutcome, toChange } from './summarize-outcome.ts';

test('what came or went in part counts among what is new and fixed', () => {
  const part = { title: '', cameBackElements: 0, newOn: [], fixedOn: [] };
  const comparison = {
    fixed: [{ fingerprint: 'gone' }],
    cameBackFingerprints: ['back'],
    cameBackCount: 2,
    changed: [
      { ...part, fingerprint: 'more', newElements: 1, fixedElements: 0 },
      { ...part, fingerprint: 'less', newElements: 0, fixedElements: 2 },
      { ...part, fingerprint: 'both', newElements: 1, fixedElements: 1 },
      { ...part, fingerprint: 'again', newElements: 0, cameBackElements: 1, fixedElements: 0 },
    ],
  } as unknown as Comparison;
  expect(toChange({ comparison, newFingerprints: ['fresh'] })).toMatchObject({
    new_fingerprints: ['fresh', 'more', 'both'],
    fixed_fingerprints: ['gone', 'less', 'both'],
    came_back_fingerprints: ['back', 'again'],
    came_back_count: 2,
  });
});

test('an issue that is ignored in part counts once, and one that is ignored whole until its last day', () => {
  const verdict = { kind: 'ignored', endsOn: '2027-01-31' } as Issue['verdict'];
  const pageScan = goldenPageScan();
  const before = summarizeOutcome(pageScan);
  const counted = pageScan.issues.filter(
    ({ outcome, level }) => outcome === 'failed' && /^A{1,2}$/.test(level),
  );
  const [split, whole] = counted;
  if (!split || !whole) throw new Error('The golden scan has failed issues.');
  const part = { ...split, fingerprint: 'part', splitFrom: split.fingerprint, verdict };
  const issues = pageScan.issues.map((issue) => (issue === whole ? { ...whole, verdict } : issue));
  const now = summarizeOutcome({ ...pageScan, issues: [...issues, part] });
  expect(now.issues_count).toBe(before.issues_count);
  expect(now.severity_counts).toEqual(before.severity_counts);
  expect(now.ignored).toEqual({ [whole.impact]: ['2027-01-31'] });
});
