import { expect, test } from 'vitest';
import { qualityWarning } from './quality-warning.ts';

test.each([
  [false, false, null],
  [true, false, 'Browser connection issue detected'],
  [false, true, 'Lighthouse scan issue detected'],
  [true, true, 'Browser connection issue detected & Lighthouse scan issue'],
])('engine error %s, Lighthouse error %s: %s', (engine, lighthouse, warning) => {
  expect(qualityWarning({ engine_error: engine, lighthouse_error: lighthouse })).toBe(warning);
});
