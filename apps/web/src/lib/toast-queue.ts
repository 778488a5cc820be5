export interface ToastContent {
  /** `blank` says something without judging it; `loading` stays until it is closed. */
  kind: 'success' | 'error' | 'blank' | 'loading';
  message: string;
}

/** How long a toast stays, unless the pointer or the focus is on it; null: until it is closed. */
export const toastDurationMs: Readonly<Record<ToastContent['kind'], number | null>> = {
  success: 2_000,
  error: 4_000,
  blank: 4_000,
  loading: null,
};

export const toastLimit = 20;

/** What shows the toasts. Its script is loaded with the first of them. */
export interface ToastStage {
  /** Returns the key of the stage. */
  add(content: ToastContent, options: { timeout?: number }): string;
  close(key: string): void;
}

type Toast = ToastContent & { durationMs: number | null };

/** Those that came before there was a stage. */
const waiting = new Map<string, Toast>();
const stageKeys = new Map<string, string>();
const listeners = new Set<() => void>();
let stage: ToastStage | null = null;
let count = 0;

/**
 * Shows a message at the top right, for as long as its kind says or `durationMs`. Returns its key for `closeToast`.
 * What a person must act on belongs into the page instead.
 */
export function showToast(
  kind: ToastContent['kind'],
  message: string,
  { durationMs = toastDurationMs[kind] }: { durationMs?: number | null } = {},
): string {
  count += 1;
  const key = String(count);
  waiting.set(key, { kind, message, durationMs });
  if (stage) handOver(stage);
  for (const listener of listeners) listener();
  return key;
}

export function closeToast(key: string): void {
  waiting.delete(key);
  const stageKey = stageKeys.get(key);
  stageKeys.delete(key);
  if (stageKey !== undefined) stage?.close(stageKey);
}

/** Gives what is shown from now on, and what has been waiting, to the stage. */
export function setToastStage(newStage: ToastStage): void {
  stage = newStage;
  handOver(newStage);
}

/** Whether there has been any toast. */
export function hasHadToasts(): boolean {
  return count > 0;
}

/** Tells of each new toast. Returns how to stop that. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function handOver(to: ToastStage): void {
  for (const [key, { durationMs, ...content }] of waiting) {
    // Only what stays until it is closed is closed by its key.
    const stageKey = to.add(content, durationMs === null ? {} : { timeout: durationMs });
    if (durationMs === null) stageKeys.set(key, stageKey);
  }
  waiting.clear();
}
