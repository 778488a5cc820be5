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

test('control characters that an error quotes are shown, not obeyed', () => {
  const error = { message: 'no such page: \u001B[2J\u009B31m\u202E' };
  const line = JSON.stringify({ level: 50, msg: 'Broken', error });
  const shown = '  api error: Broken (no such page: \uFFFD[2J\uFFFD31m\uFFFD)';
  expect(describeLogLine('api', line)).toBe(shown);
  expect(describeLogLine('api', 'a\u001B[2Jb')).toBe('  api: a\uFFFD[2Jb');
});

test('keeps information in the file', () => {
  expect(describeLogLine('api', '{"level":30,"msg":"request completed"}')).toBeNull();
});
