import type { Schedule } from '@curbcut/wire/schedule';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
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
import { ScheduleFields } from './schedule-fields.tsx';

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
    <FormDialog title="Edit schedule" onClose={onClose} onSubmit={form.submit}>
      <div className="dialog__body stack">
        <ScheduleFields form={form} />
        {form.failure !== null && (
          <Notice kind="error" role="alert">
            <p>{form.failure}</p>
          </Notice>
        )}
      </div>
      <div className="dialog__foot">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isPending={form.isPending}>
          {form.isPending ? 'Saving...' : 'Save changes'}
        </Button>
      </div>
    </FormDialog>
  );
}
