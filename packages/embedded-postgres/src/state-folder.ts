import { chmod, chown, mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canServerUserEnter, chooseServerUser } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

/** Where things lie inside the state directory. */
export interface StateFolder {
  root: string;
  data: string;
  /** Who the server runs as. */
  user: ServerUser;
  passwordFile: string;
  lockFile: string;
  pidFile: string;
}

const advice = 'Set CURBCUT_STATE_DIR to a directory';

/** Creates `stateDir/postgres` and makes sure that the server's user can enter it. */
export async function openStateFolder(stateDir: string): Promise<StateFolder> {
  const root = path.join(path.resolve(stateDir), 'postgres');
  const data = path.join(root, 'data');
  const probeFile = path.join(root, `.write-probe-${process.pid}`);
  try {
    await mkdir(path.dirname(root), { recursive: true });
    await mkdir(root, { recursive: true, mode: 0o700 });
    await (await open(probeFile, 'w')).close();
    await rm(probeFile);
  } catch (error) {
    throw new EmbeddedPostgresError(
      'state-dir-unusable',
      `The state directory ${stateDir} can't be written (${(error as NodeJS.ErrnoException).code}). ${advice} that you can write to.`,
      { cause: error },
    );
  }
  const user = await chooseServerUser(data);
  await closeToOthers(root, user);
  if (!(await canServerUserEnter(user, root))) {
    throw new EmbeddedPostgresError(
      'state-dir-unusable',
      `PostgreSQL does not run as root, and its unprivileged user can't enter ${root}. ${advice} that every user may enter, for example CURBCUT_STATE_DIR=/var/lib/curbcut.`,
    );
  }
  return {
    root,
    data,
    user,
    passwordFile: path.join(root, 'superuser-password'),
    lockFile: path.join(root, 'supervisor.lock'),
    pidFile: path.join(root, 'supervisor.pid'),
  };
}

/**
 * Lets nobody in but the server's user and us. Where those are two, the folder is ours: a server that somebody took over
 * could replace the files that root writes there. Earlier versions left it open to everybody.
 */
async function closeToOthers(root: string, user: ServerUser): Promise<void> {
  const { uid } = await stat(root);
  if (user !== null && uid !== user.uid) {
    await chown(root, 0, user.gid);
    await chmod(root, 0o750);
  } else if (user !== null || uid === process.getuid?.()) {
    await chmod(root, 0o700);
  }
}

/**
 * Whether the database server could work below this existing directory. False only as root, when the directory lies
 * where others may not enter, such as root's home.
 */
export async function canServerReach(dir: string): Promise<boolean> {
  const resolved = path.resolve(dir);
  return canServerUserEnter(await chooseServerUser(resolved), resolved);
}

/** Writes a file that only its owner, the server's user, may read, and flushes it and its directory to disk. */
export async function writePrivateFile(
  file: string,
  text: string,
  user: ServerUser,
): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (user) await chown(file, user.uid, user.gid);
  await syncDirectory(path.dirname(file));
}

/** Flushes a directory, so that a created or renamed entry survives a power cut. */
export async function syncDirectory(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
