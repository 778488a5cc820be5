import type { ChangedIssue } from '@curbcut/model/scan';
import { expect, test } from 'vitest';
import { countChange, hasChange } from './issue-changes.ts';
import { makeIssue } from './issue.fixture.ts';

const changed: ChangedIssue[] = [
  {
    fingerprint: 'grown',
    title: '',
    newElements: 1,
    cameBackElements: 0,
    fixedElements: 0,
    newOn: [],
    fixedOn: [],
  },
];
const fresh = makeIssue({ fingerprint: 'fresh', lifecycle: 'new' });
const grown = makeIssue({ fingerprint: 'part', splitFrom: 'grown', lifecycle: 'recurring' });
const advice = makeIssue({ fingerprint: 'advice', lifecycle: 'new', level: 'AAA' });

test('an issue with new elements is among the new, and still among those that are there', () => {
  expect(hasChange(grown, 'new', changed)).toBe(true);
  expect(hasChange(grown, 'recurring', changed)).toBe(true);
  expect(hasChange(grown, 'came-back', changed)).toBe(false);
});

test('a number counts what the list of work shows behind it', () => {
  expect(countChange([fresh, grown, advice], 'new', { changed })).toBe(2);
  expect(countChange([fresh, grown, advice], 'recurring', { changed })).toBe(1);
});
