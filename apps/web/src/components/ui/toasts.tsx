import { CircleAlert, CircleCheck, Info, LoaderCircle, X, type LucideIcon } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { placeToasts } from '../../lib/place-toasts.ts';
import type { ToastContent as Content } from '../../lib/toast-queue.ts';
import { toastStage } from '../../lib/toast-stage.ts';

const icons: Record<Content['kind'], { Icon: LucideIcon; look: string }> = {
  success: { Icon: CircleCheck, look: 'ink-green' },
  error: { Icon: CircleAlert, look: 'ink-red' },
  blank: { Icon: Info, look: '' },
  loading: { Icon: LoaderCircle, look: 'spin' },
};

function keepClear(region: HTMLElement | null): (() => void) | undefined {
  return region ? placeToasts(region) : undefined;
}

/** The messages at the top right, or below what the page asks for there. Their timers stand still under the pointer and the focus. */
export function Toasts() {
  return (
    <ToastRegion ref={keepClear} queue={toastStage} className="toasts" aria-label="Messages">
      {({ toast }) => {
        const { kind, message } = toast.content;
        const { Icon, look } = icons[kind];
        return (
          <Toast toast={toast} className={`toast toast--${kind}`}>
            <ToastContent className="toast__content">
              <Icon className={`icon ${look}`} aria-hidden="true" />
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
