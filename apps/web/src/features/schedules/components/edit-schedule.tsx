import type { Schedule } from '@curbcut/wire/schedule';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { updateSchedule } from '../api/change-schedules.ts';
import { useRefreshSchedules } from '../api/use-refresh-schedules.ts';
import { toScheduleForm } from '../schedule-form.ts';
import { useScheduleForm } from '../use-schedule-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface EditScheduleProps {
  schedule: Schedule;
  onClose: () => void;
}

export function EditSchedule({ schedule, onClose }: EditScheduleProps) {
  const { form, fields, check } = useScheduleForm(useState(() => toScheduleForm(schedule)));
  const refresh = useRefreshSchedules();
  const save = useMutation({
    mutationFn: () => updateSchedule(schedule.job_id, { ...form, url: form.url.trim() }),
    onSuccess: async () => {
      await refresh();
      showToast('success', 'Schedule updated');
      onClose();
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && (await check())) save.mutate();
  };
  return (
    <FormDialog title="Edit schedule" onClose={onClose} onSubmit={submit}>
      <div className="dialog__body stack">
        <ScheduleFields {...fields} />
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
