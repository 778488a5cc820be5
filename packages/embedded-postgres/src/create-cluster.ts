import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Programs } from './prepare-programs.ts';
import { runAsServerUser } from './server-user.ts';
import { syncDirectory, writePrivateFile } from './state-folder.ts';
import type { StateFolder } from './state-folder.ts';

export const superuser = 'postgres';

export interface ClusterOptions {
  folder: StateFolder;
  programs: Programs;
  throwaway: boolean;
}

/** Makes the data directory if there is none yet and returns the superuser's password. */
export async function openCluster(options: ClusterOptions): Promise<string> {
  const { folder } = options;
  const password = await readPassword(folder);
  if (await exists(folder.data)) {
    if (password !== null) return password;
    throw new EmbeddedPostgresError(
      'state-dir-unusable',
      `The database's password file ${folder.passwordFile} is missing. Restore it, or set CURBCUT_STATE_DIR to a new directory.`,
    );
  }
  const created = password ?? randomBytes(24).toString('base64url');
  if (password === null) await writePrivateFile(folder.passwordFile, created, folder.user);
  await createCluster(options);
  return created;
}

/** initdb works in a directory of its own and is renamed when whole: an interrupted first start leaves no half database. */
async function createCluster(options: ClusterOptions): Promise<void> {
  const { folder, programs, throwaway } = options;
  const { user } = folder;
  for (const name of await readdir(folder.root)) {
    if (name.startsWith('data.tmp-')) {
      await rm(path.join(folder.root, name), { recursive: true, force: true });
    }
  }
  const temporary = await mkdtemp(path.join(folder.root, 'data.tmp-'));
  if (user) await chown(temporary, user.uid, user.gid);
  await runAsServerUser(
    user,
    programs.initdb,
    [
      `--pgdata=${temporary}`,
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      `--pwfile=${folder.passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(throwaway ? ['--no-sync'] : []),
    ],
    120_000,
  );
  await rename(temporary, folder.data);
  await syncDirectory(folder.data);
  await syncDirectory(folder.root);
}

async function readPassword(folder: StateFolder): Promise<string | null> {
  try {
    return (await readFile(folder.passwordFile, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
