import { expect, test } from 'vitest';
import { mayBecomeReachable } from './database-unreachable.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

function failure(code: string | undefined, message = 'It failed', cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), code === undefined ? {} : { code });
}

test.each([
  ['a refused connection', failure('ECONNREFUSED')],
  ['a network that is not there', failure('ENETUNREACH')],
  ['a server that starts', failure('57P03')],
  ['too many connections', failure('53300')],
  ['a time-out of the pool', failure(undefined, 'timeout exceeded when trying to connect')],
  ['a time-out of one connection', failure(undefined, 'timeout expired')],
  ['a lost connection', failure(undefined, 'Connection terminated unexpectedly')],
  ['an error that comes from one', failure('INTERNAL', 'x', failure('ECONNRESET'))],
  ['several addresses that all refuse', new AggregateError([failure('ECONNREFUSED')], '')],
])('%s is a database that cannot be reached, and may pass', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(mayBecomeReachable(error)).toBe(true);
});

test('a database that does not exist cannot be reached, and waiting does not help', () => {
  const missing = failure('3D000', 'database "x" does not exist');
  expect(isDatabaseUnavailable(missing)).toBe(true);
  expect(mayBecomeReachable(missing)).toBe(false);
});

test.each([
  ['a wrong password', failure('28P01')],
  ['a defect in a statement', failure('42703')],
  ['a time-out of a statement', failure('57014', 'canceling statement due to statement timeout')],
  ['something that is no error', 'ECONNREFUSED'],
])('%s is another failure', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
  expect(mayBecomeReachable(error)).toBe(false);
});
