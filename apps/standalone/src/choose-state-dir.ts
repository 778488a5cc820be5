import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { defaultStateDir } from '@curbcut/embedded-postgres';
import type { StandaloneEnv } from './env.ts';
import { StartError } from './start-error.ts';

/** The absolute state directory, created: CURBCUT_STATE_DIR, else the default of the working folder. */
export async function chooseStateDir(env: StandaloneEnv): Promise<string> {
  const stateDir = env.CURBCUT_STATE_DIR ?? (await stateDirOf(env));
  try {
    await mkdir(stateDir, { recursive: true });
    await access(stateDir, constants.W_OK);
    await openLogFolder(path.join(stateDir, 'logs'));
  } catch (error) {
    throw new StartError(
      `The state directory ${stateDir} can't be written (${(error as NodeJS.ErrnoException).code}). Set CURBCUT_STATE_DIR to a directory that you can write to.`,
      { cause: error },
    );
  }
  return stateDir;
}

/** Ours only; earlier versions left it open to everybody. */
async function openLogFolder(logDir: string): Promise<void> {
  await mkdir(logDir, { recursive: true, mode: 0o700 });
  const self = process.getuid?.();
  if (self === 0 || (await stat(logDir)).uid === self) await chmod(logDir, 0o700);
}

/** A database of somebody else's has no user who must reach the files. */
async function stateDirOf(env: StandaloneEnv): Promise<string> {
  const here = process.cwd();
  return env.DATABASE_URL ? path.join(here, '.curbcut') : defaultStateDir(here);
}
