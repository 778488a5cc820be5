import type { User } from '@curbcut/wire/account';
import { scheduleLimitMessage, scheduleMessages } from '@curbcut/model/schedules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { showToast } from '../../../lib/toast-queue.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { createSchedule } from '../api/change-schedules.ts';
import { useRefreshSchedules } from '../api/use-refresh-schedules.ts';
import { schedulesQuery } from '../../../entities/schedule/api/use-schedules.ts';
import { scheduleFailure } from '../schedule-failure.ts';
import { emptyScheduleForm } from '../schedule-form.ts';
import { useScheduleForm } from '../use-schedule-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';

export function CreateSchedule({ user }: { user: User }) {
  const { form, setForm, fields, check } = useScheduleForm(useDraft('schedule', emptyScheduleForm));
  const [problem, setProblem] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const refresh = useRefreshSchedules();

  const create = useMutation({
    mutationFn: async (): Promise<string | null> => {
      const { schedules } = await queryClient.fetchQuery({ ...schedulesQuery, staleTime: 0 });
      const limit = user.max_scheduled_scans;
      if (limit >= 0 && schedules.length >= limit) return scheduleLimitMessage(limit);
      const { day, ...rest } = form;
      await createSchedule({
        ...rest,
        url: form.url.trim(),
        ...(day === null ? {} : { day }),
        email: user.email,
        name: user.name,
      });
      return null;
    },
    onSuccess: (refusal) => {
      setProblem(refusal);
      if (refusal !== null) return;
      showToast('success', scheduleMessages.created);
      setForm(emptyScheduleForm);
      void refresh();
    },
    onError: (error) => {
      setProblem(scheduleFailure(error));
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    setProblem(null);
    if (await check()) create.mutate();
  };

  return (
    <form method="post" className="stack" onSubmit={submit} noValidate>
      <ScheduleFields {...fields} />
      {problem !== null && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <Button type="submit" look="primary" className="btn--block" isPending={create.isPending}>
        {create.isPending && <LoaderCircle className="icon spin" aria-hidden="true" />}
        {create.isPending ? 'Scheduling...' : 'Schedule scan'}
      </Button>
    </form>
  );
}
