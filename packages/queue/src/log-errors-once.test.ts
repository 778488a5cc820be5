import { expect, test } from 'vitest';
import { logErrorsOnce } from './log-errors-once.ts';

test('the same words are logged once in ten seconds, whichever loop says them', () => {
  let nowMs = 0;
  const lines: object[] = [];
  const log = { info() {}, warn() {}, error: (fields: object) => void lines.push(fields) };
  const report = logErrorsOnce(log, () => nowMs);
  const refused = new Error('connect ECONNREFUSED (Queue: send-mail, Worker: 1)');
  const other = new Error('no such table');
  report(refused);
  report(new Error('connect ECONNREFUSED (Queue: run-scan, Worker: 2)'));
  report(new Error('connect ECONNREFUSED'));
  report(other);
  expect(lines).toEqual([{ error: refused }, { error: other }]);
  nowMs = 10_000;
  report(refused);
  report(other);
  expect(lines.slice(2)).toEqual([{ error: refused, folded: 2 }, { error: other }]);
});
