import { chmod, cp, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { runAsServerUser } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

export interface Programs {
  initdb: string;
  postgres: string;
}

/**
 * Makes PostgreSQL's programs startable by the server's user and returns their paths.
 * Where they can't be used in place (a node_modules under root's 0700 home, a read-only install without its
 * library links), they are copied into the state directory: 60 MB, 0.2 s, once per version.
 */
export async function preparePrograms(
  nativeFolder: string,
  stateRoot: string,
  user: ServerUser,
): Promise<Programs> {
  if ((await tryLinkLibraries(nativeFolder)) && (await startFailure(nativeFolder, user)) === null) {
    return programsIn(nativeFolder);
  }
  const manifest = await readFile(path.join(nativeFolder, '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = path.join(stateRoot, `programs-${version}`);
  if ((await startFailure(copy, user)) === null) return programsIn(copy);

  await copyPrograms(nativeFolder, copy);
  const failure = await startFailure(copy, user);
  if (failure === null) return programsIn(copy);
  throw new EmbeddedPostgresError(
    'server-failed',
    `The embedded PostgreSQL does not start on this machine: ${failure.message.trim()}. Set DATABASE_URL to a PostgreSQL 15 or later that you run yourself.`,
    { cause: failure },
  );
}

function programsIn(folder: string): Programs {
  return {
    initdb: path.join(folder, 'bin', 'initdb'),
    postgres: path.join(folder, 'bin', 'postgres'),
  };
}

async function startFailure(folder: string, user: ServerUser): Promise<Error | null> {
  try {
    await runAsServerUser(user, programsIn(folder).postgres, ['--version'], 20_000);
    // initdb reads the templates in share/; they may be closed to the server's user on their own.
    await runAsServerUser(
      user,
      '/bin/sh',
      ['-c', 'test -r "$1"', 'sh', path.join(folder, 'share', 'postgresql', 'postgres.bki')],
      20_000,
    );
    return null;
  } catch (error) {
    return error as Error;
  }
}

async function copyPrograms(from: string, to: string): Promise<void> {
  const temporary = `${to}.tmp-${process.pid}`;
  await rm(temporary, { recursive: true, force: true });
  await cp(from, temporary, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(temporary);
  await openToEveryone(temporary);
  await rm(to, { recursive: true, force: true });
  await rename(temporary, to);
}

async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToEveryone(entryPath);
    else if (entry.isFile())
      await chmod(entryPath, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

async function tryLinkLibraries(nativeFolder: string): Promise<boolean> {
  try {
    await linkLibraries(nativeFolder);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false;
    throw error;
  }
}

/** npm keeps no links in packages; the platform package makes them in an install script, which may be switched off. */
async function linkLibraries(nativeFolder: string): Promise<void> {
  const list = await readFile(path.join(nativeFolder, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path
      .join(nativeFolder, '..', target)
      .replace(path.join(nativeFolder, '..', 'native'), nativeFolder);
    await mkdir(path.dirname(link), { recursive: true });
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
