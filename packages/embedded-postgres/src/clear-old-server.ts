import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const fastShutdownMs = 20_000;

/**
 * Deals with a postmaster.pid left by an earlier server: a server still running on this data directory is stopped;
 * an id that now belongs to another program (PostgreSQL would refuse to start) is forgotten.
 */
export async function clearOldServer(dataDir: string): Promise<void> {
  const pid = await readServerPid(dataDir);
  if (pid === null || !isAlive(pid)) return;
  if (!(await isServerOf(pid, dataDir))) {
    await rm(path.join(dataDir, 'postmaster.pid'), { force: true });
    return;
  }
  sendSignal(pid, 'SIGINT');
  const deadlineMs = Date.now() + fastShutdownMs;
  // A dead process that nobody reaps, as in a container without an init, stays alive by its id, but has no command line.
  while (isAlive(pid) && (await isServerOf(pid, dataDir))) {
    if (Date.now() > deadlineMs) sendSignal(pid, 'SIGKILL');
    await delay(20);
  }
}

/** To a process that may end by itself at any moment. */
function sendSignal(pid: number, signal: 'SIGINT' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The process id in postmaster.pid; null without a server. */
export async function readServerPid(dataDir: string): Promise<number | null> {
  try {
    const text = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8');
    const pid = Number.parseInt(text, 10);
    return pid > 1 ? pid : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isServerOf(pid: number, dataDir: string): Promise<boolean> {
  const command = await readCommandLine(pid);
  return command.includes('postgres') && command.includes(dataDir);
}

async function readCommandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8');
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', String(pid)]);
    return stdout;
  } catch (error) {
    if (isAlive(pid)) throw error;
    return '';
  }
}
