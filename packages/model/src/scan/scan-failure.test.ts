import { expect, test } from 'vitest';
import { isScanFailureCode, scanFailures, userAgentToAllow } from './scan-failure.ts';

const table = Object.entries(scanFailures);

test.each(table)('%s says a complete sentence', (code, { message }) => {
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  expect(message).toMatch(/^[A-Z][^]*[a-z]\.$/);
  expect(message).not.toMatch(/ {2}|\.\.|undefined|null|['"]/);
  expect(message.length).toBeLessThanOrEqual(160);
});

test('no two causes are told in the same words', () => {
  expect(new Set(table.map(([, { message }]) => message)).size).toBe(table.length);
});

test('what may not be scanned is never tried again', () => {
  const refused = table.filter(([, { fault }]) => fault === 'refused');
  expect(refused.map(([code]) => code).sort()).toEqual(['CANCELLED', 'TARGET_BLOCKED']);
  expect(refused.every(([, { retry }]) => !retry)).toBe(true);
});

test('a bot wall tells what to allow', () => {
  expect(scanFailures.BOT_CHALLENGE.message).toContain('Curbcut/1.0');
  expect(userAgentToAllow('BOT_CHALLENGE')).toBe('Curbcut/1.0');
  expect(userAgentToAllow('PAGE_TIMEOUT')).toBeNull();
});

test('knows exactly the codes of the table', () => {
  expect(table.every(([code]) => isScanFailureCode(code))).toBe(true);
  for (const other of ['NO_SUCH_CODE', 'toString', '', null])
    expect(isScanFailureCode(other)).toBe(false);
});
