import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  kind: 'success' | 'error';
  message: string;
}

/** How long a toast stays, unless the pointer or the focus is on it. */
const toastDurationMs: Record<ToastContent['kind'], number> = {
  success: 2_000,
  error: 4_000,
};

export const toastLimit = 20;

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: toastLimit });

/** Shows a message at the top right. What a person must act on belongs into the page instead. */
export function showToast(kind: ToastContent['kind'], message: string): void {
  toastQueue.add({ kind, message }, { timeout: toastDurationMs[kind] });
}
