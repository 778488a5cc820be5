import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { cancelScan } from '../../dashboard/api/cancel-scan.ts';

/** Ends a scan before it has a result. */
export function CancelScan({
  scanId,
  onCancelled,
}: {
  scanId: string;
  onCancelled: () => unknown;
}) {
  const cancel = useMutation({
    mutationFn: () => cancelScan(scanId),
    onSuccess: () => onCancelled(),
    onError: (error) => showToast('error', error.message),
  });
  return (
    <p>
      <Button isPending={cancel.isPending} onPress={() => cancel.mutate()}>
        {cancel.isPending ? 'Cancelling...' : 'Cancel scan'}
      </Button>
    </p>
  );
}
