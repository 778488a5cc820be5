import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePort } from '@curbcut/embedded-postgres';

export interface StartedApi {
  url: string;
  stop(): Promise<void>;
}

/** The web server in a process of its own, as in production. Resolves when it answers. */
export async function startApi(databaseUrl: string): Promise<StartedApi> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (first === null) throw new Error('The web server ended at once.');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
