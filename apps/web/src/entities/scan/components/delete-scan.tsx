import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../lib/toast-queue.ts';
import { useRefreshScans } from '../api/use-refresh-scans.ts';
import { deleteScan } from '../api/delete-scan.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';

interface DeleteScanProps {
  scanId: string;
  /** Ends the sentence `You are about to delete ...`. */
  name: string;
  onClose: () => void;
  /** Its row is gone by then. */
  onDeleted: () => void;
}

/** Asks before a scan is gone for good. */
export function DeleteScan({ scanId, name, onClose, onDeleted }: DeleteScanProps) {
  const refresh = useRefreshScans();
  const remove = useMutation({
    mutationFn: () => deleteScan(scanId),
    onSuccess: async () => {
      showToast('success', 'Scan deleted successfully');
      onClose();
      await refresh();
      onDeleted();
    },
    onError: (error) => showToast('error', error.message || 'Failed to delete scan'),
  });
  return (
    <ConfirmDialog
      title="Delete scan?"
      label="Delete scan"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p className="anywhere">
        You are about to delete {name}, with its screenshot, reports and shared links. This cannot
        be undone, and the month’s scan is not given back.
      </p>
    </ConfirmDialog>
  );
}
