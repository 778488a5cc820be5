import type { User } from '@curbcut/wire/account';
import { scheduleMessages } from '@curbcut/model/schedules';
import { Notice } from '../../../components/ui/notice.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useSiteConfig } from '../../../lib/site-config.ts';
import { CreateSchedule } from './create-schedule.tsx';

/** The form, or why there is none and how to get it. */
export function ScheduleCard({ user }: { user: User }) {
  const { payments } = useSiteConfig();
  return (
    <section className="card stack" aria-labelledby="schedule-recurring-scan">
      <h2 id="schedule-recurring-scan">Schedule Recurring Scan</h2>
      {user.max_scheduled_scans === 0 ? (
        <Notice kind="info">
          <p>{scheduleMessages.proFeature}</p>
          <p>
            <ButtonLink look="primary" to="/pricing">
              {payments ? 'Upgrade to Pro' : 'See the plans'}
            </ButtonLink>
          </p>
        </Notice>
      ) : (
        <CreateSchedule user={user} />
      )}
    </section>
  );
}
