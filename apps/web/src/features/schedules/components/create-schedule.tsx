import { scheduleLimitMessage, scheduleMessages } from '@curbcut/model/schedules';
import type { User } from '@curbcut/wire/account';
import { useQueryClient } from '@tanstack/react-query';
import { Notice } from '../../../components/ui/notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { schedulesQuery } from '../../../entities/schedule/api/use-schedules.ts';
import { RefusedError } from '../../../lib/form-refusal.ts';
import { showToast } from '../../../lib/toast-queue.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useForm } from '../../../lib/use-form.ts';
import { createSchedule } from '../api/change-schedules.ts';
import { useRefreshSchedules } from '../api/use-refresh-schedules.ts';
import { scheduleFailure } from '../schedule-failure.ts';
import {
  emptyScheduleForm,
  toTarget,
  validateScheduleForm,
  type ScheduleForm,
} from '../schedule-form.ts';
import { ScheduleFields } from './schedule-fields.tsx';

export function CreateSchedule({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const refresh = useRefreshSchedules();
  const form = useForm<ScheduleForm>({
    initial: emptyScheduleForm,
    state: useDraft('schedule', emptyScheduleForm),
    validate: (values) => {
      form.dismissFailure();
      return validateScheduleForm(values);
    },
    send: async ({ extent, url, addresses, standard, day, ...chosen }): Promise<void> => {
      const { schedules } = await queryClient.fetchQuery({ ...schedulesQuery, staleTime: 0 });
      const limit = user.max_scheduled_scans;
      if (limit >= 0 && schedules.length >= limit) {
        throw new RefusedError(scheduleLimitMessage(limit));
      }
      await createSchedule({
        ...toTarget({ extent, url, addresses }),
        ...chosen,
        ...(day === null ? {} : { day }),
        ...(standard === null ? {} : { standard }),
        email: user.email,
        name: user.name,
      });
      showToast('success', scheduleMessages.created);
      form.reset();
      void refresh();
    },
    failureMessage: scheduleFailure,
    showsDetails: false,
  });
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <ScheduleFields form={form} />
      {form.failure !== null && (
        <Notice kind="error" role="alert">
          <p>{form.failure}</p>
        </Notice>
      )}
      <SubmitButton className="btn--block" isPending={form.isPending} pendingLabel="Scheduling...">
        Schedule scan
      </SubmitButton>
    </form>
  );
}
