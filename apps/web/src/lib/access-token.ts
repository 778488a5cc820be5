import { readStored, removeStored, writeStored } from './browser-storage.ts';

const tokenKey = 'authToken';
const listeners = new Set<() => void>();
/** Holds the token of a browser that keeps storage closed, until the page is left. */
let heldToken: string | null = null;
let isRefused = false;

/**
 * The access token of the person signed in; null when there is none. This tab's own comes first: somebody who signs in
 * in another tab does not take over the page of the person who is here.
 */
export function readAccessToken(): string | null {
  return tabToken() ?? cleanToken(readStored('local', tokenKey)) ?? heldToken;
}

/** Keeps the token for this browser (`remember`) or for this tab only. */
export function storeAccessToken(token: string, { remember }: { remember: boolean }): void {
  removeStored(remember ? 'session' : 'local', tokenKey);
  writeStored(remember ? 'local' : 'session', tokenKey, token);
  heldToken = token;
  isRefused = false;
  tellListeners();
}

/** Puts a new token in the place of the old one, remembered or not as that one was. */
export function replaceAccessToken(token: string): void {
  const isRemembered = tabToken() === null && cleanToken(readStored('local', tokenKey)) !== null;
  storeAccessToken(token, { remember: isRemembered });
}

/** Takes the token out of storage. Only this page still holds it, until `clearAccessToken` or until it is left. */
export function unstoreAccessToken(): void {
  heldToken = readAccessToken();
  removeStored('local', tokenKey);
  removeStored('session', tokenKey);
}

/** Forgets the token; `refused` when the server does not know it any more. */
export function clearAccessToken({ refused = false }: { refused?: boolean } = {}): void {
  isRefused = refused;
  removeStored('local', tokenKey);
  removeStored('session', tokenKey);
  heldToken = null;
  tellListeners();
}

/** Whether the last token is gone because the server refused it. */
export function wasTokenRefused(): boolean {
  return isRefused;
}

/** Calls `listener` after each change of the token, in this tab or by another one. Returns how to end that. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== tokenKey && key !== null) return;
    heldToken = null;
    listener();
  };
  listeners.add(listener);
  globalThis.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', onStorage);
  };
}

function tabToken(): string | null {
  return cleanToken(readStored('session', tokenKey));
}

/** Other programs have stored the texts `null` and `undefined` under this key. */
function cleanToken(stored: string | null): string | null {
  const token = stored?.trim() ?? '';
  return token === '' || token === 'null' || token === 'undefined' ? null : token;
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
