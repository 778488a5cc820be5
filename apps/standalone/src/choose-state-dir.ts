import { createHash } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { canServerReach } from '@curbcut/embedded-postgres';
import type { StandaloneEnv } from './env.ts';
import { StartError } from './start-error.ts';

/**
 * The absolute state directory, created: CURBCUT_STATE_DIR, else `.curbcut` in the working folder.
 * As root in a folder that others may not enter (root's home in most containers), where PostgreSQL's unprivileged
 * user could not work: a folder of this project's own below /var/lib/curbcut.
 */
export async function chooseStateDir(env: StandaloneEnv): Promise<string> {
  const stateDir = env.CURBCUT_STATE_DIR ?? (await defaultStateDir(env));
  try {
    await mkdir(path.join(stateDir, 'logs'), { recursive: true });
    await access(stateDir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The state directory ${stateDir} can't be written (${(error as NodeJS.ErrnoException).code}). Set CURBCUT_STATE_DIR to a directory that you can write to.`,
      { cause: error },
    );
  }
  return stateDir;
}

async function defaultStateDir(env: StandaloneEnv): Promise<string> {
  const here = process.cwd();
  if (env.DATABASE_URL || (await canServerReach(here))) return path.join(here, '.curbcut');
  const mark = createHash('sha256').update(here).digest('hex').slice(0, 8);
  return path.join('/var/lib/curbcut', `${path.basename(here)}-${mark}`);
}
