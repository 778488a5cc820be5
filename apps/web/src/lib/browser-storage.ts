/** Reads a value; null when there is none or when the browser keeps storage closed. */
export function readStored(area: 'local' | 'session', key: string): string | null {
  try {
    return storage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value where the browser allows it; without storage the choice lasts until the page is left. */
export function writeStored(area: 'local' | 'session', key: string, value: string): void {
  try {
    storage(area).setItem(key, value);
  } catch {
    return;
  }
}

/** Forgets a value; a browser that keeps storage closed has none. */
export function removeStored(area: 'local' | 'session', key: string): void {
  try {
    storage(area).removeItem(key);
  } catch {
    return;
  }
}

function storage(area: 'local' | 'session'): Storage {
  return area === 'local' ? localStorage : sessionStorage;
}
