import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { clearOldServer, readServerPid } from './clear-old-server.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Programs } from './prepare-programs.ts';
import { serverEnv } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

const watchdogScript = path.join(import.meta.dirname, 'watchdog.sh');
/** A fast shutdown writes a checkpoint; after this long the watchdog kills, and the next start replays the log. */
const stopPatienceSeconds = 20;
/** Crash recovery after a power cut may replay up to max_wal_size. */
const readyTimeoutMs = 120_000;

export interface LaunchOptions {
  programs: Programs;
  user: ServerUser;
  dataDir: string;
  port: number;
  /** A login that proves the server ready. */
  loginUrl: string;
  throwaway: boolean;
  log: (line: string) => void;
}

export interface LaunchedServer {
  pid: number;
  /** Resolves when the server is gone, for whatever reason. */
  gone: Promise<void>;
  stop(): Promise<void>;
}

/** Starts one server under the watchdog and waits until a real login works; rejects with the server's last words. */
export async function launchServer(options: LaunchOptions): Promise<LaunchedServer> {
  await clearOldServer(options.dataDir);
  // Passed as text: the server's user may not be able to read our own folder.
  const script = await readFile(watchdogScript, 'utf8');
  const patience = String(stopPatienceSeconds);
  const lastLines: string[] = [];
  const watchdog = spawn(
    '/bin/sh',
    ['-c', script, 'watchdog', patience, options.programs.postgres, ...settings(options)],
    {
      ...options.user,
      env: serverEnv,
      cwd: '/',
      // A session of its own: Ctrl-C in the terminal reaches us, and we stop the server last.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  // Writing never happens; the pipe may still report that the other end went first.
  watchdog.stdin.on('error', (error) => options.log(`watchdog pipe: ${error.message}`));
  createInterface(watchdog.stderr).on('line', (line) => {
    lastLines.push(line);
    lastLines.splice(0, lastLines.length - 10);
    options.log(line);
  });
  const ended = endOf(watchdog);
  const gone = ended.then(() => clearOldServer(options.dataDir));
  const stop = async () => {
    watchdog.stdin.destroy();
    await gone;
  };

  try {
    await waitForLogin(options.loginUrl, ended);
    const pid = await readServerPid(options.dataDir);
    if (pid === null) throw new Error('PostgreSQL answered but left no postmaster.pid');
    return { pid, gone, stop };
  } catch (error) {
    await stop();
    const words = lastLines.join('\n');
    throw new EmbeddedPostgresError(
      'server-failed',
      `PostgreSQL did not start: ${(error as Error).message}${words && `\n${words}`}`,
      { cause: error },
    );
  }
}

async function endOf(child: ChildProcess): Promise<void> {
  await once(child, 'exit');
}

/** Nothing need survive a power cut, and nobody guesses the password: tests connect by the thousand. */
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  scram_iterations: '1',
} as const;

function settings({ dataDir, port, throwaway }: LaunchOptions): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    // Parallel queries need /dev/shm, which containers limit to 64 MB.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    log_min_messages: 'warning',
    ...(throwaway && throwawaySettings),
  };
  return [
    '-D',
    dataDir,
    ...Object.entries(values).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

async function waitForLogin(url: string, ended: Promise<void>): Promise<void> {
  let hasEnded = false;
  const end = ended.then(() => (hasEnded = true));
  const deadlineMs = Date.now() + readyTimeoutMs;
  for (;;) {
    const failure = await login(url);
    if (failure === null) return;
    if (hasEnded) throw new Error('the server ended at once');
    if (Date.now() > deadlineMs) throw failure;
    await Promise.race([delay(30), end]);
  }
}

async function login(url: string): Promise<Error | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that goes away in mid-login reports it here as well as in the rejection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end();
  }
}
