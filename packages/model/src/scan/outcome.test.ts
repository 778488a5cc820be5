import { expect, test } from 'vitest';
import { worseOutcome } from './outcome.ts';

test('what failed anywhere has failed, and what was tested nowhere may be anywhere', () => {
  expect(worseOutcome('passed', 'failed')).toBe('failed');
  expect(worseOutcome('needs-review', 'passed')).toBe('needs-review');
  expect(worseOutcome('inapplicable', 'passed')).toBe('passed');
  expect(worseOutcome('untested', 'inapplicable')).toBe('untested');
  expect(worseOutcome('passed', 'untested')).toBe('passed');
  expect(worseOutcome('untested', 'untested')).toBe('untested');
});
