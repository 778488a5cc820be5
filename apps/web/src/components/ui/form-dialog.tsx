import { X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './button.tsx';

interface FormDialogProps {
  title: string;
  /** `alertdialog` for a question that must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  onClose: () => void;
  onSubmit: (event: FormEvent) => void;
  /** `dialog__body`, then `dialog__foot`. */
  children: ReactNode;
}

/** A form over the page. Escape closes it, and the focus goes back to where it was. */
export function FormDialog(props: FormDialogProps) {
  const { title, role = 'dialog', onClose, onSubmit, children } = props;
  return (
    <ModalOverlay
      className="scrim"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={role === 'dialog'}
    >
      <Modal className="dialog dialog--form">
        <Dialog role={role}>
          <div className="dialog__head">
            <Heading slot="title" level={2} className="text-xl">
              {title}
            </Heading>
            <IconButton label="Close" onPress={onClose}>
              <X className="icon" aria-hidden="true" />
            </IconButton>
          </div>
          <form className="dialog__form" onSubmit={onSubmit} noValidate>
            {children}
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
