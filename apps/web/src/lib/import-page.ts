import { readStored, writeStored } from './browser-storage.ts';

const reloadedKey = 'curbcut-reloaded-at';
const reloadPauseMs = 60_000;

/**
 * Loads a page's script. Tries twice, then reloads the app once: after an update the old scripts are gone from the
 * server. Throws what the browser said when even that did not help.
 */
export async function importPage<T>(
  load: () => Promise<T>,
  reload: () => void = () => location.reload(),
): Promise<T> {
  try {
    return await load();
  } catch {
    try {
      return await load();
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
