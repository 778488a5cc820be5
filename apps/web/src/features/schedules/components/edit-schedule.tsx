import type { Schedule } from '@curbcut/wire/schedule';
import { showToast } from '../../../lib/toast-queue.ts';
import { useForm } from '../../../lib/use-form.ts';
import { updateSchedule } from '../api/change-schedules.ts';
import { useRefreshSchedules } from '../api/use-refresh-schedules.ts';
import {
  toScheduleForm,
  toTarget,
  validateScheduleForm,
  type ScheduleForm,
} from '../schedule-form.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface EditScheduleProps {
  schedule: Schedule;
  onClose: () => void;
}

export function EditSchedule({ schedule, onClose }: EditScheduleProps) {
  const refresh = useRefreshSchedules();
  const form = useForm<ScheduleForm>({
    initial: toScheduleForm(schedule),
    validate: validateScheduleForm,
    send: async ({ extent, url, addresses, standard, ...times }) => {
      await updateSchedule(schedule.job_id, {
        ...times,
        ...toTarget({ extent, url, addresses }),
        ...(standard === null ? {} : { standard }),
      });
      await refresh();
      showToast('success', 'Schedule updated');
      onClose();
    },
    failureMessage: (error) => error.message,
    showsDetails: false,
  });
  return (
    <ScheduleDialog
      title="Edit schedule"
      form={form}
      action={{ label: 'Save changes', pendingLabel: 'Saving...' }}
      onClose={onClose}
    />
  );
}
