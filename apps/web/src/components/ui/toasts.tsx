import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { toastQueue } from '../../lib/toast-queue.ts';

/** The messages at the top right. Their timers stand still under the pointer and the focus. */
export function Toasts() {
  return (
    <ToastRegion queue={toastQueue} className="toasts" aria-label="Messages">
      {({ toast }) => {
        const { kind, message } = toast.content;
        const Icon = kind === 'success' ? CircleCheck : CircleAlert;
        return (
          <Toast toast={toast} className={`toast toast--${kind}`}>
            <ToastContent className="toast__content">
              <Icon
                className={`icon ${kind === 'success' ? 'ink-green' : 'ink-red'}`}
                aria-hidden="true"
              />
              <Text slot="title">{message}</Text>
            </ToastContent>
            <Button slot="close" className="iconbtn" aria-label="Close message">
              <X className="icon" aria-hidden="true" />
            </Button>
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
