import { scheduleLimitMessage, scheduleMessages } from '@curbcut/model/schedules';
import type { User } from '@curbcut/wire/account';
import { useQueryClient } from '@tanstack/react-query';
import { schedulesQuery } from '../../entities/schedule/api/use-schedules.ts';
import { RefusedError } from '../../lib/form-refusal.ts';
import { showToast } from '../../lib/toast-queue.ts';
import { type Form, type FormState, useForm } from '../../lib/use-form.ts';
import { createSchedule } from './api/change-schedules.ts';
import { useRefreshSchedules } from './api/use-refresh-schedules.ts';
import { scheduleFailure } from './schedule-failure.ts';
import { toTarget, validateScheduleForm, type ScheduleForm } from './schedule-form.ts';

interface NewSchedule {
  user: User;
  initial: ScheduleForm;
  /** Keeps what is typed; absent: the form does. */
  state?: FormState<ScheduleForm>;
  onCreated?: () => void;
}

/** A schedule that is to be created, within the limit of the plan. */
export function useNewSchedule({
  user,
  initial,
  state,
  onCreated,
}: NewSchedule): Form<ScheduleForm> {
  const queryClient = useQueryClient();
  const refresh = useRefreshSchedules();
  const form = useForm<ScheduleForm>({
    initial,
    ...(state ? { state } : {}),
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
      onCreated?.();
    },
    failureMessage: scheduleFailure,
    showsDetails: false,
  });
  return form;
}
