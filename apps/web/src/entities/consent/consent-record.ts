import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';

export interface ConsentRecord {
  accepted: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
  version: '1.0';
}

const consentKey = 'curbcut-analytics-consent';
const consentVersion = '1.0';
export const consentValidityMs = 2_592_000_000;

/** The choice that is stored; null when there is none, when it is older than 30 days, or when it cannot be read. */
export function parseConsent(text: string | null, nowMs: number): ConsentRecord | null {
  const value = readJson(text ?? '');
  if (typeof value !== 'object' || value === null) return null;
  const { accepted, timestamp, version } = value as Record<string, unknown>;
  if (typeof accepted !== 'boolean' || typeof timestamp !== 'number') return null;
  if (version !== consentVersion) return null;
  const ageMs = nowMs - timestamp;
  return ageMs >= 0 && ageMs < consentValidityMs
    ? { accepted, timestamp, version: consentVersion }
    : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
/** Where the browser keeps storage closed the choice lasts until the page is left. */
let unstored: string | null = null;

function readText(): string | null {
  return readStored('local', consentKey) ?? unstored;
}

/** What somebody has chosen in this browser; null: nothing that still holds. */
function readConsent(): ConsentRecord | null {
  return parseConsent(readText(), Date.now());
}

export function storeConsent(accepted: boolean): void {
  const record: ConsentRecord = { accepted, timestamp: Date.now(), version: consentVersion };
  unstored = JSON.stringify(record);
  removeStored('local', consentKey);
  writeStored('local', consentKey, unstored);
  for (const listener of listeners) listener();
}

/** Tells of each new choice, in other tabs as well. Returns how to stop that. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export type ConsentState = 'accepted' | 'declined' | 'open';

export function consentState(): ConsentState {
  const record = readConsent();
  if (record === null) return 'open';
  return record.accepted ? 'accepted' : 'declined';
}
