import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/browser-storage.ts';

export type Theme = 'light' | 'dark';

/** Also read by the script in index.html, before the first paint. */
const storageKey = 'curbcut-theme';
const darkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
}

function applyStored(): void {
  const stored = readStored('local', storageKey);
  if (stored === 'light' || stored === 'dark') {
    document.documentElement.dataset['theme'] = stored;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey) return;
    applyStored();
    listener();
  };
  const systemDark = matchMedia(darkQuery);
  listeners.add(listener);
  systemDark.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    systemDark.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The theme that is shown: the person's choice, else the system's. A page that is prerendered is light. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  writeStored('local', storageKey, theme);
  for (const listener of listeners) listener();
}
