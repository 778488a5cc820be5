import type { FormEvent } from 'react';
import { DialogWindow, type DialogWindowProps } from './dialog-window.tsx';

interface FormDialogProps extends Pick<
  DialogWindowProps,
  'title' | 'role' | 'onClose' | 'children'
> {
  onSubmit: (event: FormEvent) => void;
}

/** A dialog that is one form, whose buttons stay in sight at its foot. */
export function FormDialog({ onSubmit, children, ...dialog }: FormDialogProps) {
  return (
    <DialogWindow {...dialog}>
      <form method="post" className="dialog__form" onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </DialogWindow>
  );
}
