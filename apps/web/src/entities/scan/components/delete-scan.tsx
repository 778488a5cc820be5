import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { useRefreshScans } from '../api/use-refresh-scans.ts';
import { deleteScan } from '../api/delete-scan.ts';

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
    <FormDialog
      title="Delete scan?"
      role="alertdialog"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!remove.isPending) remove.mutate();
      }}
    >
      <div className="dialog__body stack">
        <p className="anywhere">
          You are about to delete {name}, with its screenshot, reports and shared links. This cannot
          be undone, and the month’s scan is not given back.
        </p>
      </div>
      <div className="dialog__foot">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" look="danger" isPending={remove.isPending}>
          {remove.isPending ? 'Deleting...' : 'Delete scan'}
        </Button>
      </div>
    </FormDialog>
  );
}
