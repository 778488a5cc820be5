import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './button.tsx';

interface DialogWindowProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A small dialog over the page. Escape and its button close it; the focus goes back to where it was. */
export function DialogWindow({ isOpen, onClose, title, children }: DialogWindowProps) {
  return (
    <ModalOverlay
      className="scrim"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="dialog dialog--narrow">
        <Dialog>
          <div className="dialog__head">
            <Heading slot="title" className="text-lg">
              {title}
            </Heading>
            <IconButton label="Close" onPress={onClose}>
              <X className="icon" aria-hidden="true" />
            </IconButton>
          </div>
          <div className="dialog__content">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
