import type { Schedule } from '@curbcut/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { updateSchedule } from '../api/change-schedules.ts';
import { schedulesQuery } from '../api/use-schedules.ts';
import { toScheduleForm, validateScheduleForm, type ScheduleFormErrors } from '../schedule-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface EditScheduleProps {
  schedule: Schedule;
  onClose: () => void;
}

export function EditSchedule({ schedule, onClose }: EditScheduleProps) {
  const [form, setForm] = useState(() => toScheduleForm(schedule));
  const [errors, setErrors] = useState<ScheduleFormErrors>({});
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => updateSchedule(schedule.job_id, { ...form, url: form.url.trim() }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(schedulesQuery);
      showToast('success', 'Schedule updated');
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validateScheduleForm(form);
    setErrors(found);
    if (Object.keys(found).length === 0 && !save.isPending) save.mutate();
  };
  return (
    <FormDialog title="Edit schedule" onClose={onClose} onSubmit={submit}>
      <div className="dialog__body stack">
        <ScheduleFields form={form} onChange={setForm} errors={errors} />
        {save.error && (
          <Notice kind="error" role="alert">
            <p>{save.error.message}</p>
          </Notice>
        )}
      </div>
      <div className="dialog__foot">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isPending={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save changes'}
        </Button>
      </div>
    </FormDialog>
  );
}
