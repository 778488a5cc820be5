import { readStored, writeStored } from './browser-storage.ts';

const reloadedKey = 'curbcut-reloaded-at';
const reloadPauseMs = 60_000;
const reachTimeoutMs = 5_000;

/** A browser waits for a script for as long as the connection stays open. */
export const pageTimeoutMs = 120_000;

/** A script of the app did not come: `PartBoundary` says so in its place. */
export class PartNotLoadedError extends Error {
  /** To be called once it is said: drawn again, the part asks for its script again. */
  forget: () => void = () => undefined;
}

/** Loads a script of the app. Tries twice, each time for two minutes at most. Throws `PartNotLoadedError`. */
export async function importPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load());
  } catch {
    try {
      return await inTime(load());
    } catch (cause) {
      throw new PartNotLoadedError('A part of the app could not be loaded.', { cause });
    }
  }
}

/**
 * As `importPart`, for a whole page: after an update its old script is gone from the server, so the app is reloaded
 * once, if the server answers. A reload that cannot work would put the browser's own error page in our place.
 */
export async function importPage<T>(
  load: () => Promise<T>,
  reload: () => void = () => location.reload(),
): Promise<T> {
  try {
    return await importPart(load);
  } catch (error) {
    if (!(await mayReload())) throw error;
    reload();
    return new Promise<never>(() => {});
  }
}

/** True once a minute, where a reload would bring the app back. */
async function mayReload(): Promise<boolean> {
  const reloadedAt = Number(readStored('session', reloadedKey) ?? 0);
  if (Date.now() - reloadedAt < reloadPauseMs || !(await isReachable())) return false;
  writeStored('session', reloadedKey, String(Date.now()));
  return readStored('session', reloadedKey) !== null;
}

async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(reachTimeoutMs);
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The script of this page did not arrive in time.'));
    }, pageTimeoutMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
