// `npm run dev`: the database, the API and the worker restarting when a file changes, and Vite with hot reload.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { checkPort } from '../apps/standalone/src/check-port.ts';
import { chooseStateDir } from '../apps/standalone/src/choose-state-dir.ts';
import { readEnv } from '../apps/standalone/src/env.ts';
import { migrate, openDatabase } from '../apps/standalone/src/open-database.ts';

const root = path.resolve(import.meta.dirname, '..');
const webPort = 5173;
const children: ChildProcess[] = [];

const env = readEnv(process.env);
await checkPort(env.HOST, env.PORT);
await checkPort('127.0.0.1', webPort);
const stateDir = await chooseStateDir(env);
const database = await openDatabase(env, stateDir);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));

await migrate(database.databaseUrl);
const webUrl = `http://127.0.0.1:${webPort}`;
const childEnv = {
  ...process.env,
  NODE_ENV: 'development',
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? webUrl,
  STATUS_CHECK_URL: process.env['STATUS_CHECK_URL'] ?? `http://127.0.0.1:${env.PORT}`,
  DATABASE_URL: database.databaseUrl,
  CURBCUT_STATE_DIR: stateDir,
};
run('api', ['--watch', '--watch-preserve-output', path.join(root, 'apps/api/src/main.ts')], root);
run(
  'worker',
  ['--watch', '--watch-preserve-output', path.join(root, 'apps/worker/src/main.ts')],
  root,
);
run(
  'web',
  [path.join(root, 'node_modules/vite/bin/vite.js'), '--port', String(webPort), '--strictPort'],
  path.join(root, 'apps/web'),
);
console.log(`\n  Open ${webUrl} (API on port ${env.PORT}); Ctrl-C stops everything\n`);

function run(name: string, args: readonly string[], cwd: string): void {
  const child = spawn(process.execPath, args, { cwd, env: childEnv, stdio: 'inherit' });
  children.push(child);
  child.once('exit', (code) => {
    if (stopping) return;
    console.error(`  ${name} ended (exit ${code})`);
    void stop(1);
  });
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  await Promise.all(
    running.map(async (child) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
  await database.stop();
  process.exit(code);
}
