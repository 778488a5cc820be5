import { scheduleMessages } from '@curbcut/model/schedules';
import type { Schedule } from '@curbcut/wire/schedule';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../lib/toast-queue.ts';
import { shortUrl } from '../../../lib/page-url.ts';
import { deleteSchedule } from '../api/change-schedules.ts';
import { useRefreshSchedules } from '../api/use-refresh-schedules.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';

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
    <ConfirmDialog
      title="Delete schedule?"
      label="Delete schedule"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p className="anywhere">
        <strong>{shortUrl(schedule.url)}</strong> will not be scanned any more. Scans that were made
        stay in your history.
      </p>
    </ConfirmDialog>
  );
}
