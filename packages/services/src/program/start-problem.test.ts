import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { SettingsError } from '@curbcut/settings';
import { expect, test } from 'vitest';
import { startProblem } from './start-problem.ts';

test('a port that is taken is said so', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const second = createServer().listen(holder.address());
  const [error] = await once(second, 'error');
  holder.close();
  expect(startProblem(error)).toBe(
    'The port is in use by another program. Stop it, or set PORT to a free one.',
  );
});

test('a port that needs another user is said so', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
  expect(startProblem(error)).toContain('Set PORT above 1023');
});

test('a file that may not be opened is not taken for a port', () => {
  const error = Object.assign(new Error('EACCES: permission denied, mkdir /x/outbox'), {
    code: 'EACCES',
    syscall: 'mkdir',
  });
  expect(startProblem(error)).toContain('permission denied, mkdir /x/outbox');
});

test('settings are named without a trace, bugs with one', async () => {
  const settings = new SettingsError(['PORT: expected a number']);
  expect(startProblem(settings)).toBe(settings.message);
  const bug: unknown = await readFile('/no/such/file').catch((error: unknown) => error);
  expect(startProblem(bug)).toContain('ENOENT');
  expect(startProblem('odd')).toBe('odd');
});
