import { within } from '@curbcut/model/time';
import { spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';
import { ScanFailureError } from '../scan-failure-error.ts';
import { bareEnvironment, browserUserId } from './browser-user.ts';
import { chromiumArguments } from './chromium-arguments.ts';
import { describeSandboxRemedy } from './describe-sandbox-remedy.ts';
import { PipeTransport } from './pipe-transport.ts';

const startMs = 20_000;
const lastWordsMs = 1_000;
const reapMs = 5_000;
const reapPollMs = 50;
export const profilePrefix = 'curbcut-profile-';

export interface BrowserProcess {
  readonly browser: Browser;
  /** Also the id of its process group. */
  readonly pid: number;
  readonly sandboxed: boolean;
  /** Resolves when the browser has ended, however it ended. */
  readonly exited: Promise<void>;
  /** Ends every process of the browser at once and removes its profile, as its own end does. Never hangs. */
  kill(): Promise<void>;
  /** Resolves when the system has removed all of its processes, which ended ones wait for; 5 s after its call at most. */
  reaped(): Promise<void>;
}

export interface BrowserProcessOptions {
  path: string;
  kind: 'headless-shell' | 'chromium';
  userAgent?: string | undefined;
  extraArguments?: readonly string[] | undefined;
  warn: (message: string) => void;
}

/** Starts Chromium in a process group, user and profile of its own. Throws ScanFailureError BROWSER_FAILED. */
export async function startBrowserProcess(options: BrowserProcessOptions): Promise<BrowserProcess> {
  try {
    return await start(options, true);
  } catch (error) {
    if (!isSandboxTrouble(error)) throw new ScanFailureError('BROWSER_FAILED', { cause: error });
    options.warn(
      `Chromium could not use its sandbox (no unprivileged user namespaces here); it runs WITHOUT a sandbox. ${describeSandboxRemedy()}`,
    );
    return await start(options, false).catch((cause: unknown) => {
      throw new ScanFailureError('BROWSER_FAILED', { cause });
    });
  }
}

async function start(options: BrowserProcessOptions, sandbox: boolean): Promise<BrowserProcess> {
  const asRoot = process.getuid?.() === 0;
  const profileDir = await mkdtemp(path.join(tmpdir(), `${profilePrefix}${process.pid}-`));
  if (asRoot) await chown(profileDir, browserUserId, browserUserId);
  const child = spawn(options.path, chromiumArguments({ ...options, profileDir, sandbox }), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    cwd: profileDir,
    env: { ...bareEnvironment, HOME: profileDir },
    ...(asRoot ? { uid: browserUserId, gid: browserUserId } : {}),
  });
  const lastWords = keepLastWords(child);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const end = async () => {
    killGroup(child);
    await exited;
    await rm(profileDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  let ending: Promise<void> | undefined;
  const kill = () => (ending ??= end());
  // One that ends by itself leaves its profile, and may leave processes.
  exited.then(kill).catch((error: unknown) => {
    options.warn(`What a browser left behind could not be removed: ${String(error)}`);
  });
  const transport = new PipeTransport(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const connecting = puppeteer.connect({
    transport,
    defaultViewport: null,
    protocolTimeout: 90_000,
  });
  // The pipe closes before the process has ended and its last output is read, which holds the reason.
  const tellWhy = async (): Promise<never> => {
    await within(lastWordsMs, closed, () => {});
    throw new Error(`Chromium ended at once: ${lastWords()}`);
  };
  const started = Promise.race([connecting.catch(tellWhy), exited.then(tellWhy)]);
  try {
    const browser = await within(startMs, started, () => {
      throw new Error(`Chromium did not start in ${startMs} ms: ${lastWords()}`);
    });
    const pid = child.pid ?? 0;
    return { browser, pid, sandboxed: sandbox, exited, kill, reaped: () => untilReaped(pid) };
  } catch (error) {
    await kill();
    throw error;
  }
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function untilReaped(group: number): Promise<void> {
  const deadline = performance.now() + reapMs;
  while (performance.now() < deadline && hasProcess(group)) await delay(reapPollMs);
}

function hasProcess(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function keepLastWords(child: ChildProcess): () => string {
  let words = '';
  child.once('error', (error) => {
    words += error.message;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2_000);
  });
  return () => words.trim() || 'it said nothing';
}

function isSandboxTrouble(error: unknown): boolean {
  return (
    error instanceof Error &&
    /no usable sandbox|sandbox_host|zygote_host|Operation not permitted.*namespace|credentials\.cc/i.test(
      error.message,
    )
  );
}
