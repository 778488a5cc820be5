import { scheduleMessages } from '@curbcut/model/schedules';
import type { Schedule } from '@curbcut/wire/schedule';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { deleteSchedule } from '../api/change-schedules.ts';
import { useRefreshSchedules } from '../api/use-refresh-schedules.ts';

interface DeleteScheduleProps {
  schedule: Schedule;
  onClose: () => void;
  /** Its row is gone by then. */
  onDeleted: () => void;
}

/** Asks before a schedule is gone. */
export function DeleteSchedule({ schedule, onClose, onDeleted }: DeleteScheduleProps) {
  const refresh = useRefreshSchedules();
  const remove = useMutation({
    mutationFn: () => deleteSchedule(schedule.job_id),
    onSuccess: async () => {
      showToast('success', scheduleMessages.deleted);
      onClose();
      await refresh();
      onDeleted();
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
          <strong>{shortUrl(schedule.url)}</strong> will not be scanned any more. Scans that were
          made stay in your history.
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
