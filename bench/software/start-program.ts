import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Program, ProgramServer } from './programs.ts';

const startMs = 60_000;

export interface StartedProgram {
  origin: string;
  close(): Promise<void>;
}

/** Runs a program's own server on 127.0.0.1 and gives it something to show. Throws when it does not answer. */
export async function startProgram(
  program: Program,
  { file, args, fill }: ProgramServer,
  packagesFolder: string,
): Promise<StartedProgram> {
  const [port, secondPort] = await Promise.all([freePort(), freePort()]);
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'curbcut-software-'));
  const place = { port, secondPort, dataFolder, packagesFolder };
  const child = spawn(
    process.execPath,
    [path.join(packagesFolder, program.package, file), ...args(place)],
    { cwd: dataFolder, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilAnswered(origin, () => child.exitCode !== null, program.title);
    await fill?.(place);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}

async function untilAnswered(origin: string, hasEnded: () => boolean, title: string) {
  const end = performance.now() + startMs;
  while (performance.now() < end && !hasEnded()) {
    const answer = await fetch(origin, { headers: { accept: 'text/html' } }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`${title} did not start.`);
}
