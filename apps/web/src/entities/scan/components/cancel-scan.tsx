import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { cancelScan } from '../api/cancel-scan.ts';

interface CancelScanProps {
  scanId: string;
  onCanceled: () => unknown;
}

/** Ends a scan before it has a result. */
export function CancelScan({ scanId, onCanceled }: CancelScanProps) {
  const cancel = useMutation({
    mutationFn: () => cancelScan(scanId),
    onSuccess: () => onCanceled(),
    onError: (error) => showToast('error', `Failed to cancel scan: ${error.message}`),
  });
  return (
    <p>
      <Button isPending={cancel.isPending} onPress={() => cancel.mutate()}>
        {cancel.isPending ? 'Canceling...' : 'Cancel scan'}
      </Button>
    </p>
  );
}
