import type { User } from '@curbcut/wire/account';
import { Notice } from '../../../components/ui/notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { useDraft } from '../../../lib/use-draft.ts';
import { emptyScheduleForm } from '../schedule-form.ts';
import { useNewSchedule } from '../use-new-schedule.ts';
import { ScheduleFields } from './schedule-fields.tsx';

export function CreateSchedule({ user }: { user: User }) {
  const form = useNewSchedule({
    user,
    initial: emptyScheduleForm,
    state: useDraft('schedule', emptyScheduleForm),
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
