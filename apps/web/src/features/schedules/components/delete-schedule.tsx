import { scheduleMessages, type Schedule } from '@curbcut/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { shortAddress } from '../../scans/page-address.ts';
import { deleteSchedule } from '../api/change-schedules.ts';

interface DeleteScheduleProps {
  schedule: Schedule;
  onClose: () => void;
}

/** Asks before a schedule is gone. */
export function DeleteSchedule({ schedule, onClose }: DeleteScheduleProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteSchedule(schedule.job_id),
    onSuccess: () => {
      showToast('success', scheduleMessages.deleted);
      onClose();
      for (const name of ['schedules', 'stats', 'subscription', 'user']) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
    },
    onError: () => {
      showToast('error', scheduleMessages.deleteFailed);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Delete schedule?"
      role="alertdialog"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!remove.isPending) remove.mutate();
      }}
    >
      <div className="dialog__body stack">
        <p className="anywhere">
          <strong>{shortAddress(schedule.url)}</strong> will not be scanned any more. Scans that
          were made stay in your history.
        </p>
      </div>
      <div className="dialog__foot">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" look="danger" isPending={remove.isPending}>
          {remove.isPending ? 'Deleting...' : 'Delete schedule'}
        </Button>
      </div>
    </FormDialog>
  );
}
