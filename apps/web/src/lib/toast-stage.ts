import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { setToastStage, toastLimit, type ToastContent } from './toast-queue.ts';

/** Where the toasts are. Their timers begin when they are seen. */
export const toastStage = new ToastQueue<ToastContent>({ maxVisibleToasts: toastLimit });

setToastStage(toastStage);
