import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showToast } from '../../../lib/toast-queue.ts';
import { usePlanRefresh } from '../api/use-plan-refresh.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';

interface ChangeDialogProps {
  title: string;
  look: 'primary' | 'danger';
  label: string;
  /** For example `Changing...`. */
  pendingLabel: string;
  /** Returns a sentence that says what has happened. */
  change: () => Promise<string>;
  describeFailure: (error: Error) => string;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a subscription is changed, and shows the account as it is then. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, look, label, pendingLabel, change, describeFailure, onClose, children } = props;
  const refresh = usePlanRefresh();
  const mutation = useMutation({
    mutationFn: async () => {
      const message = await change();
      await refresh();
      return message;
    },
    onSuccess: (message) => {
      showToast('success', message, { durationMs: 4_000 });
      onClose();
    },
    onError: (error) => showToast('error', describeFailure(error)),
  });
  return (
    <ConfirmDialog
      title={title}
      look={look}
      cancelLabel="Keep the plan"
      label={label}
      pendingLabel={pendingLabel}
      isPending={mutation.isPending}
      onConfirm={() => mutation.mutate()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
