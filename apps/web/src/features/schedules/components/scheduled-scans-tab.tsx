import type { User } from '@curbcut/wire/account';
import { ActiveSchedules } from './active-schedules.tsx';
import { ScheduleCard } from './schedule-card.tsx';

export function ScheduledScansTab({ user }: { user: User }) {
  return (
    <div className="dash">
      <ActiveSchedules isAllowed={user.max_scheduled_scans !== 0} />
      <ScheduleCard user={user} />
    </div>
  );
}
