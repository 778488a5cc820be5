import { expect, test } from 'vitest';
import { describeLogLine } from './describe-log-line.ts';

test('shows warnings and errors with their cause, and whatever is no log entry', () => {
  const warning = JSON.stringify({
    level: 40,
    msg: 'Connection lost',
    error: { message: 'reset' },
  });
  expect(describeLogLine('api', warning)).toBe('  api warning: Connection lost (reset)');
  expect(describeLogLine('api', '{"level":50,"msg":"Broken"}')).toBe('  api error: Broken');
  expect(describeLogLine('api', 'node: out of memory')).toBe('  api: node: out of memory');
  expect(describeLogLine('api', '{ cut off')).toBe('  api: { cut off');
});

test('keeps information in the file', () => {
  expect(describeLogLine('api', '{"level":30,"msg":"request completed"}')).toBeNull();
});
