import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

/** A program as ours are wired, with much to say at its end. */
const program = `
  import { openLogStream, stopOnSignal } from '@curbcut/services/program';
  import { pino } from 'pino';
  const log = pino({}, openLogStream());
  const stop = () => {
    for (let line = 0; line < 50; line += 1) log.error('The database does not answer');
    process.exit(3);
  };
  stopOnSignal(stop, log);
  process.send('ready');
`;

test('a program whose parent was killed ends, although nobody reads its log', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'message');
  const ended = once(child, 'exit');
  child.stdout?.destroy();
  child.disconnect();
  const [code] = await ended;
  expect(code).toBe(3);
}, 10_000);
