import { expect, test } from 'vitest';
import { checkedByPerson } from './checked-by-person.ts';

test.each([
  ['person', 'passed', 'passed'],
  ['person', 'failed', 'failed'],
  ['person', 'not-applicable', 'not-applicable'],
  ['person', 'not-sure', null],
  ['person', 'not-checked', null],
  ['person', undefined, null],
  ['untested', 'passed', 'passed'],
  ['passed', 'failed', 'failed'],
  ['inapplicable', 'failed', 'failed'],
  // No answer hides what was found.
  ['failed', 'passed', null],
  ['failed', 'not-applicable', null],
  ['needs-review', 'passed', null],
  ['needs-review', 'failed', 'failed'],
] as const)('a criterion that is %s, answered with %s: %s', (state, answer, found) => {
  expect(checkedByPerson(state, answer)).toBe(found);
});
