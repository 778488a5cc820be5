import { readStored, writeStored } from './browser-storage.ts';

const reloadedKey = 'curbcut-reloaded-at';
const reloadPauseMs = 60_000;

/** A browser waits for a script for as long as the connection stays open. */
export const pageTimeoutMs = 120_000;

/**
 * Loads a page's script. Tries twice, each time for two minutes at most, then reloads the app once: after an update
 * the old scripts are gone from the server. Throws what the browser said when even that did not help.
 */
export async function importPage<T>(
  load: () => Promise<T>,
  reload: () => void = () => location.reload(),
): Promise<T> {
  try {
    return await inTime(load());
  } catch {
    try {
      return await inTime(load());
    } catch (error) {
      const reloadedAt = Number(readStored('session', reloadedKey) ?? 0);
      if (Date.now() - reloadedAt < reloadPauseMs) throw error;
      writeStored('session', reloadedKey, String(Date.now()));
      if (readStored('session', reloadedKey) === null) throw error;
      reload();
      return new Promise<never>(() => {});
    }
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
