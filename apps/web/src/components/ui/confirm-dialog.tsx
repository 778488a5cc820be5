import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { FormDialog } from './form-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  look?: 'primary' | 'danger';
  /** Of the button that does it, and what it says meanwhile, for example `Deleting...`. */
  label: string;
  pendingLabel: string;
  cancelLabel?: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot easily be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, look = 'danger', label, pendingLabel, cancelLabel = 'Cancel' } = props;
  const { isPending, onConfirm, onClose, children } = props;
  return (
    <FormDialog
      title={title}
      role="alertdialog"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onConfirm();
      }}
    >
      <div className="dialog__body stack">{children}</div>
      <div className="dialog__foot">
        <Button onPress={onClose}>{cancelLabel}</Button>
        <Button type="submit" look={look} isPending={isPending}>
          {isPending ? pendingLabel : label}
        </Button>
      </div>
    </FormDialog>
  );
}
