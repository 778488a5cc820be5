import { expect, test } from 'vitest';
import { toEngineErrors } from './to-engine-errors.ts';

test.each([
  ['ENGINES_FAILED', [], { engine_error: true, lighthouse_error: true }],
  ['BROWSER_FAILED', [], { engine_error: true, lighthouse_error: false }],
  ['PAGE_TIMEOUT', [], { engine_error: false, lighthouse_error: false }],
  [null, ['lighthouse'], { engine_error: false, lighthouse_error: true }],
  [null, ['axe', 'lighthouse'], { engine_error: true, lighthouse_error: true }],
  [null, ['an engine to come'], { engine_error: true, lighthouse_error: false }],
])('%s, failed engines %o', (code, failed, marks) => {
  expect(toEngineErrors({ failed_engines: failed, error_code: code })).toEqual(marks);
});
