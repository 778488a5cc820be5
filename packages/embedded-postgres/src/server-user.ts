import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * PostgreSQL refuses to run as root; 65534 is `nobody`, which has a passwd entry everywhere (initdb asks for one). Browsers
 * run as another user.
 */
const unprivilegedId = 65_534;

/** The identity the server runs under; null means "as ourselves". */
export type ServerUser = { uid: number; gid: number } | null;

/** As root: the owner of an existing data directory (it may have been made before by a normal user), else nobody. */
export async function chooseServerUser(dataDir: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: unprivilegedId, gid: unprivilegedId };
}

/** Environment of every PostgreSQL program: none of the caller's PG* or locale settings may leak in. */
export const serverEnv = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Runs a program to its end as the server's user; rejects with its output when it fails or takes too long. */
export async function runAsServerUser(
  user: ServerUser,
  command: string,
  args: readonly string[],
  timeoutMs: number,
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    ...user,
    env: serverEnv,
    cwd: '/',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  return stdout;
}

/** True when the server's user may enter this existing directory (root's own may lie under a 0700 home). */
export async function canServerUserEnter(user: ServerUser, dir: string): Promise<boolean> {
  return runAsServerUser(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', dir], 10_000).then(
    () => true,
    () => false,
  );
}
