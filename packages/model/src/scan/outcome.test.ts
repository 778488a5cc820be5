import { expect, test } from 'vitest';
import { worseOutcome } from './outcome.ts';

test('what failed anywhere has failed, and what was tested anywhere was tested', () => {
  expect(worseOutcome('passed', 'failed')).toBe('failed');
  expect(worseOutcome('needs-review', 'passed')).toBe('needs-review');
  expect(worseOutcome('inapplicable', 'passed')).toBe('passed');
  expect(worseOutcome('untested', 'inapplicable')).toBe('inapplicable');
  expect(worseOutcome('untested', 'untested')).toBe('untested');
});
