// `npm run dev`: the database, the API and the worker restarting when a file changes, and Vite with hot reload.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { urlOfListener } from '@curbcut/settings';
import { checkPort } from '../apps/standalone/src/check-port.ts';
import { chooseStateDir } from '../apps/standalone/src/choose-state-dir.ts';
import { describeProblem } from '../apps/standalone/src/describe-problem.ts';
import { readEnv } from '../apps/standalone/src/env.ts';
import {
  migrate,
  openDatabase,
  type StandaloneDatabase,
} from '../apps/standalone/src/open-database.ts';

const root = path.resolve(import.meta.dirname, '..');
const webPort = 5173;
const children: ChildProcess[] = [];

let database: StandaloneDatabase | undefined;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));

try {
  await start();
} catch (error) {
  console.error(`\n${describeProblem(error)}`);
  await stop(1);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  await checkPort(
    env.HOST,
    env.PORT,
    (free) => `Stop the other program, or take another port: PORT=${free} npm run dev`,
  );
  await checkPort('127.0.0.1', webPort, () => 'Stop the other program.');
  const stateDir = await chooseStateDir(env);
  database = await openDatabase(env, stateDir);
  await migrate(database.databaseUrl);
  if (stopping) return;
  const webUrl = `http://127.0.0.1:${webPort}`;
  const apiUrl = urlOfListener(env.HOST, env.PORT);
  const childEnv = {
    ...process.env,
    NODE_ENV: 'development',
    PUBLIC_URL: process.env['PUBLIC_URL'] || webUrl,
    STATUS_CHECK_URL: process.env['STATUS_CHECK_URL'] || apiUrl,
    DATABASE_URL: database.databaseUrl,
    CURBCUT_STATE_DIR: stateDir,
    // Where Vite passes calls on to.
    DEV_API_URL: apiUrl,
  };
  const watch = ['--watch', '--watch-preserve-output'];
  run('api', [...watch, path.join(root, 'apps/api/src/main.ts')], { cwd: root, env: childEnv });
  run('worker', [...watch, path.join(root, 'apps/worker/src/main.ts')], {
    cwd: root,
    env: childEnv,
  });
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  run('web', [vite, '--port', String(webPort), '--strictPort'], {
    cwd: path.join(root, 'apps/web'),
    env: childEnv,
  });
  console.log(`\n  Open ${webUrl} (API on port ${env.PORT}); Ctrl-C stops everything\n`);
}

function run(
  name: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): void {
  const child = spawn(process.execPath, args, { ...options, stdio: 'inherit' });
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
  await database?.stop();
  process.exit(code);
}
