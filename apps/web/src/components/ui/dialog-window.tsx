import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './button.tsx';

export interface DialogWindowProps {
  title: string;
  /** Stands before and below the title. */
  figure?: ReactNode;
  subtitle?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** A press outside closes it: only where nothing that was typed can be lost. */
  isDismissable?: boolean;
  size?: 'narrow' | 'wide' | 'full';
  onClose: () => void;
  /** `dialog__body`, then perhaps `dialog__foot`. */
  children: ReactNode;
}

/** A dialog over the page. Escape and its button close it; the focus goes back to where it was. */
export function DialogWindow(props: DialogWindowProps) {
  const { title, figure, subtitle, role = 'dialog', isDismissable = false } = props;
  const { size = 'narrow', onClose, children } = props;
  return (
    <ModalOverlay
      className="scrim"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={isDismissable}
    >
      <Modal className={`dialog dialog--${size}`}>
        <Dialog role={role}>
          <div className="dialog__head">
            <div className="row flex-nowrap gap-4">
              {figure}
              <div>
                <Heading slot="title" level={2} className="text-xl">
                  {title}
                </Heading>
                {subtitle}
              </div>
            </div>
            <IconButton label="Close" onPress={onClose}>
              <X className="icon" aria-hidden="true" />
            </IconButton>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
