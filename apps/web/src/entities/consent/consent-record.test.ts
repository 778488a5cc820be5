import { expect, test } from 'vitest';
import { consentValidityMs, parseConsent } from './consent-record.ts';

const nowMs = 1_800_000_000_000;
const stored = (more: object) =>
  JSON.stringify({ accepted: true, timestamp: nowMs, version: '1.0', ...more });

test('a choice holds for 30 days, whether it was yes or no', () => {
  expect(consentValidityMs).toBe(2_592_000_000);
  for (const accepted of [true, false]) {
    const young = stored({ accepted, timestamp: nowMs - consentValidityMs + 1 });
    expect(parseConsent(young, nowMs)?.accepted).toBe(accepted);
    const old = stored({ accepted, timestamp: nowMs - consentValidityMs });
    expect(parseConsent(old, nowMs)).toBeNull();
  }
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no record', '"yes"'],
  ['another version', stored({ version: '2.0' })],
  ['no answer', stored({ accepted: 'true' })],
  ['no time', stored({ timestamp: null })],
  ['a time to come', stored({ timestamp: nowMs + 1 })],
])('%s is no choice', (_what, text) => {
  expect(parseConsent(text, nowMs)).toBeNull();
});
