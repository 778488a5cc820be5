import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { StateFolder } from './state-folder.ts';

const sqliteBusy = 5;

/** A folder that one process at a time owns, and the two files that say so. */
export type LockableFolder = Pick<StateFolder, 'root' | 'lockFile' | 'pidFile'>;

/**
 * Lets one supervisor at a time own a folder; returns the release. Throws EmbeddedPostgresError `already-running`.
 * SQLite's exclusive lock is a kernel file lock: it dies with the process, so there is no stale lock, and it also
 * holds between two containers on one volume, where comparing process ids would not.
 */
export function lockStateFolder(folder: LockableFolder): () => void {
  const lock = new DatabaseSync(folder.lockFile);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new EmbeddedPostgresError(
      'already-running',
      `Curbcut is already running on ${folder.root}${describeHolder(folder)}. Stop it first, or set CURBCUT_STATE_DIR to another directory.`,
    );
  }
  writeFileSync(folder.pidFile, `${process.pid}\n`);
  return () => {
    rmSync(folder.pidFile, { force: true });
    lock.close();
  };
}

function describeHolder(folder: LockableFolder): string {
  try {
    return ` (process ${readFileSync(folder.pidFile, 'utf8').trim()})`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
